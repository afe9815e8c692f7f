import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { DataFolderInUseError, lockFolder } from '../../engine/store/lock-folder.ts'
import { makeFolder } from './open-test-store.ts'

test('a data folder has one holder at a time', () => {
  const folder = makeFolder()
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(DataFolderInUseError)
  unlock()
  lockFolder(folder)()
})

test('a holder that is killed frees the data folder', async () => {
  const folder = makeFolder()
  const holder = await holdInOtherProcess(folder)
  expect(() => lockFolder(folder)).toThrow(DataFolderInUseError)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  lockFolder(folder)()
})

async function holdInOtherProcess(folder: string): Promise<ChildProcess> {
  const entry = fileURLToPath(new URL('hold-folder-process.ts', import.meta.url))
  const holder = fork(entry, [folder], { execArgv: [] })
  await once(holder, 'message')
  return holder
}
