import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../engine/cli/list-files.ts'
import { MisuseError } from '../../engine/cli/exit-codes.ts'
import { makeFolder } from './make-folder.ts'

function fill(folder: string, names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), name)
  }
}

test('a folder is listed with all below it, sorted by name, without .json, .md and hidden files', async () => {
  const folder = makeFolder()
  fill(folder, [
    'b.pdf',
    'a/z.png',
    'a/.hidden.pdf',
    '.git/x.pdf',
    'Z.xml',
    'b.json',
    'README.MD',
    'ä.txt',
    'a/b/c.eml',
  ])
  const files = await listFiles([folder])
  expect(files.map((file) => relative(folder, file))).toEqual(['Z.xml', 'a/b/c.eml', 'a/z.png', 'b.pdf', 'ä.txt'])
})

test('paths keep their order, and a file that comes twice is read once', async () => {
  const folder = makeFolder()
  fill(folder, ['a.pdf', 'b.pdf', 'c.pdf'])
  const files = await listFiles([join(folder, 'c.pdf'), folder, join(folder, 'a.pdf')])
  expect(files.map((file) => relative(folder, file))).toEqual(['c.pdf', 'a.pdf', 'b.pdf'])
})

test('links to files are followed, links to folders and into nothing are not', async () => {
  const folder = makeFolder()
  fill(folder, ['one/a.pdf'])
  symlinkSync(join(folder, 'one/a.pdf'), join(folder, 'link.pdf'))
  symlinkSync(folder, join(folder, 'one/circle'))
  symlinkSync(join(folder, 'nowhere'), join(folder, 'dead.pdf'))
  const files = await listFiles([folder])
  expect(files.map((file) => relative(folder, file))).toEqual(['link.pdf', 'one/a.pdf'])
})

test('a path that is not there is a misuse', async () => {
  await expect(listFiles([join(makeFolder(), 'nothing')])).rejects.toThrow(MisuseError)
})
