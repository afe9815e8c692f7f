import { describe, expect, test } from 'vitest'
import { RESOURCES } from '../../../renderer/i18n/resources.ts'
import { readModules } from '../../architecture/read-modules.ts'

/** Every text by `room:path.to.key`. */
const texts = { de: flatten(RESOURCES.de), en: flatten(RESOURCES.en) }
const sources = readModules(['renderer']).filter(({ path }) => !path.startsWith('renderer/i18n/'))

describe('the words of the page', () => {
  test('are there in both languages, with the same keys', () => {
    expect([...texts.de.keys()].toSorted()).toEqual([...texts.en.keys()].toSorted())
  })

  test('fill the same gaps in both languages', () => {
    const gaps = (text: string): readonly string[] =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!).toSorted()
    // One of something may be said without its figure.
    const differing = [...texts.en]
      .filter(([key]) => !key.endsWith('_one'))
      .filter(([key, text]) => gaps(text).join() !== gaps(texts.de.get(key) ?? '').join())
    expect(differing.map(([key]) => key)).toEqual([])
  })

  test('come in both numbers where they count', () => {
    const keys = [...texts.en.keys()]
    const alone = keys.filter(
      (key) =>
        /_(one|other)$/.test(key) &&
        !keys.includes(key.endsWith('_one') ? key.replace(/_one$/, '_other') : key.replace(/_other$/, '_one')),
    )
    expect(alone).toEqual([])
  })

  test('are all used', () => {
    const strings = sources.flatMap((module) => module.strings)
    const whole = new Set(strings)
    // `status.${status}` uses all below it.
    const beginnings = strings.filter((text) => /^[\w:.-]+[._:]$/.test(text))
    const isUsed = (key: string): boolean => {
      const bare = key.replace(/_(?:one|other)$/, '')
      const local = bare.slice(bare.indexOf(':') + 1)
      return (
        whole.has(bare) ||
        whole.has(local) ||
        beginnings.some((start) => local.startsWith(start) || bare.startsWith(start))
      )
    }
    expect([...texts.en.keys()].filter((key) => !isUsed(key))).toEqual([])
  })
})

function flatten(value: object, path = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, part] of Object.entries(value)) {
    const here = path === '' ? name : `${path}${path.includes(':') ? '.' : ':'}${name}`
    if (typeof part === 'string') found.set(here, part)
    else for (const [key, text] of flatten(part as object, here)) found.set(key, text)
  }
  return found
}
