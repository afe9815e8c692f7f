import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'
import { runDocket } from './run-docket.ts'

test('accounts create prints the id alone, accounts list shows all', async () => {
  const data = join(makeFolder(), 'data')
  expect(await runDocket(['accounts', 'create', 'Bäckerei', '--data', data])).toEqual({
    code: 0,
    stdout: '2\n',
    stderr: '',
  })
  expect((await runDocket(['accounts', 'list', '--data', data])).stdout).toBe(
    '1\tLocal\tunmetered\n2\tBäckerei\tunmetered\n',
  )
  expect((await runDocket(['accounts', 'create', ' ', '--data', data])).code).toBe(2)
})

test('credits are given with the account or later, and taken off the meter', async () => {
  const data = join(makeFolder(), 'data')
  const done = { code: 0, stdout: '', stderr: '' }
  expect((await runDocket(['accounts', 'create', 'Bäckerei', '--credits', '20', '--data', data])).stdout).toBe('2\n')
  expect(await runDocket(['accounts', 'credits', '1', '0', '--data', data])).toEqual(done)
  expect((await runDocket(['accounts', 'list', '--data', data])).stdout).toBe('1\tLocal\t0\n2\tBäckerei\t20\n')
  expect(await runDocket(['accounts', 'credits', '1', 'unmetered', '--data', data])).toEqual(done)
  expect((await runDocket(['accounts', 'list', '--data', data])).stdout).toMatch(/^1\tLocal\tunmetered\n/)
})

test('an account is suspended and resumed', async () => {
  const data = join(makeFolder(), 'data')
  const done = { code: 0, stdout: '', stderr: '' }
  expect(await runDocket(['accounts', 'suspend', '1', '--data', data])).toEqual(done)
  expect((await runDocket(['accounts', 'list', '--data', data])).stdout).toBe('1\tLocal\tunmetered\tsuspended\n')
  expect(await runDocket(['accounts', 'resume', '1', '--data', data])).toEqual(done)
  expect((await runDocket(['accounts', 'list', '--data', data])).stdout).toBe('1\tLocal\tunmetered\n')
})

test.each([
  [['credits', '9', '5'], 'There is no account 9.'],
  [['suspend', '9'], 'There is no account 9.'],
  [['resume', '9'], 'There is no account 9.'],
  [['credits', '1', 'many'], 'It must be a whole number of at least 0.'],
  [['create', 'Bäckerei', '--credits', '-1'], 'It must be a whole number of at least 0.'],
])('accounts %j is a misuse', async (words, message) => {
  const { code, stdout, stderr } = await runDocket(['accounts', ...words, '--data', join(makeFolder(), 'data')])
  expect(stderr).toContain(message)
  expect([code, stdout]).toEqual([2, ''])
})

test('tokens are made for an account, listed without their secret, and revoked once', async () => {
  const data = join(makeFolder(), 'data')
  const words = ['--mode', 'test', '--abilities', 'documents:read', '--name', 'scanner', '--data', data]
  const { code, stdout } = await runDocket(['tokens', 'create', ...words])
  expect(code).toBe(0)
  expect(stdout).toMatch(/^dk_test_[\w-]{43}\n$/)
  const list = (await runDocket(['tokens', 'list', '--data', data])).stdout
  expect(list).toMatch(/^1\taccount 1\ttest\tdocuments:read\tscanner\tcreated /)
  expect(list).not.toContain(stdout.trim())
  expect(await runDocket(['tokens', 'revoke', '1', '--data', data])).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(await runDocket(['tokens', 'revoke', '1', '--data', data])).toMatchObject({
    code: 2,
    stderr: 'There is no valid token 1.\n',
  })
})

test.each([
  ['an account that is not there', ['--account', '7'], 'There is no account 7.'],
  ['an ability that is not one', ['--abilities', 'documents:eat'], 'Choose from documents:read'],
  ['a mode that is not one', ['--mode', 'dream'], 'Allowed choices are live, test'],
])('a token for %s is a misuse', async (_what, words, message) => {
  const { code, stdout, stderr } = await runDocket(['tokens', 'create', ...words, '--data', join(makeFolder(), 'data')])
  expect(stderr).toContain(message)
  expect([code, stdout]).toEqual([2, ''])
})
