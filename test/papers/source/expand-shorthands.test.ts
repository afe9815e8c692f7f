import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readCodes } from '../../../engine/stages/ocr/read-codes.ts'
import { expandShorthands } from './expand-shorthands.ts'

test('a line is a row, its cells have the classes of their columns', async () => {
  const html = await expandShorthands('<table><rows c=",r b">\nOil|12.00\nBrush|3.50\n</rows></table>')
  expect(html).toBe(
    '<table><tr><td>Oil</td><td class="r b">12.00</td></tr>\n<tr><td>Brush</td><td class="r b">3.50</td></tr></table>',
  )
})

test('a row has a class of its own; what is wide has none and moves those behind it on', async () => {
  const html = await expandShorthands('<rows c="n,,r">{sum}_2_Total|15.50</rows>')
  expect(html).toBe('<tr class="sum"><td colspan=2>Total</td><td class="r">15.50</td></tr>')
})

test('further cells than columns have the class of the last one', async () => {
  expect(await expandShorthands('<rows c="a,b">1|2|3</rows>')).toBe(
    '<tr><td class="a">1</td><td class="b">2</td><td class="b">3</td></tr>',
  )
})

test('a code holds its payload, entities read, line by line', async () => {
  const html = await expandShorthands('<p>{{QR M 34mm}}\nBCD\n002\nMüller &amp; Söhne\n{{/QR}}</p>')
  expect(html).toMatch(/^<p><img style="width:34mm;height:34mm" src="data:image\/svg\+xml;base64,[^"]+"><\/p>$/)
  const svg = Buffer.from(/base64,([^"]+)/.exec(html)![1]!, 'base64')
  const picture = sharp(svg)
    .resize(400, 400, { kernel: 'nearest' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#fff' })
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [code] = await readCodes({ data, width: info.width, height: info.height, channels: 3 })
  expect(code?.text).toBe('BCD\n002\nMüller & Söhne')
})

test('a logo is a picture of its text in its colours', async () => {
  const html = await expandShorthands('<img src="{{LOGO DejaVu-Sans-Bold 40 #00796b white}}Öl &amp; Co{{/LOGO}}">')
  const png = Buffer.from(/^<img src="data:image\/png;base64,([^"]+)">$/.exec(html)![1]!, 'base64')
  const { width, height } = await sharp(png).metadata()
  expect([width > 150, height > 50]).toEqual([true, true])
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const colours = new Set<string>()
  for (let place = 0; place < data.length; place += info.channels)
    colours.add(data.subarray(place, place + 3).toString('hex'))
  expect([...colours]).toEqual(expect.arrayContaining(['ffffff', '00796b']))
})

test('a font that is not installed is named', async () => {
  await expect(expandShorthands('{{LOGO No-Such-Font 40 red white}}x{{/LOGO}}')).rejects.toThrow(
    'No-Such-Font is not installed',
  )
})
