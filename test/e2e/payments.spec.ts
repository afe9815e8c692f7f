import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { openMarket } from '../x402/market/open-market.ts'
import { readPaid, send, signPayment } from '../x402/pay.ts'
import { findViolations } from './find-violations.ts'
import { test } from './open-inbox.ts'

test('payments are set up, taken, shown and saved, and turned off', async ({ open, engine }) => {
  const market = await openMarket()
  const page = await open('/settings')
  const section = page.getByRole('region', { name: 'Paid extractions (x402)' })
  await expect(section.getByText('Nothing is sold, and no chain is asked.')).toBeVisible()
  await section.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  const { payTo, network, asset, price, facilitatorUrl, rpcUrl } = market.terms
  await dialog.getByLabel('Paid to').fill('me')
  await dialog.getByLabel('Network').fill(network)
  await dialog.getByLabel('Token').fill(asset)
  await dialog.getByLabel('Price of a document').fill(price)
  await dialog.getByLabel('RPC endpoint').fill(rpcUrl)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('pay_to must be an address: 0x and 40 hexadecimal digits.')).toBeVisible()
  await dialog.getByLabel('Paid to').fill(payTo)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Name a facilitator, or start Docket with a key')).toBeVisible()
  await dialog.getByLabel('Facilitator').fill(facilitatorUrl!)
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(section.getByText('0.05 TUSD a document')).toBeVisible()

  const buyer = await market.makeBuyer()
  const { data } = await readPaid(await send(engine.url!, await signPayment(engine.url!, buyer)))
  await page.goto(`${engine.url}/connections`)
  const payments = page.getByRole('region', { name: 'Paid extractions (x402)' })
  await expect(payments.getByText('Takings: 0.05 TUSD')).toBeVisible()
  await expect(payments.getByText('1 payment · eip155:31337')).toBeVisible()
  await expect(payments.getByText(buyer.address.slice(0, 8).toLowerCase())).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await payments.getByRole('button', { name: 'Save as CSV' }).click()
  const saved = await readFile(await (await saving).path(), 'utf8')
  expect(saved).toContain('"Settled","Document","Amount","Token","Payer","Network","Transaction"')
  expect(saved).toContain(`,${data.id},0.05,"TUSD","${buyer.address.toLowerCase()}"`)
  await payments.getByRole('button', { name: 'Show their documents' }).click()
  await expect(page.getByRole('button', { name: 'Account: x402' })).toBeVisible()
  await payments.getByRole('link', { name: `Document ${data.id}` }).click()
  await expect(page).toHaveURL(`${engine.url}/documents/${data.id}`)

  await page.goto(`${engine.url}/settings`)
  await section.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByText('Nothing is sold, and no chain is asked.')).toBeVisible()
  expect((await send(engine.url!, null)).status).toBe(503)
  await market.close()
})
