import { expect, test } from 'vitest'
import { DocumentError } from '../../engine/domain/errors.ts'
import type { ProcessingProgress } from '../../engine/domain/outcome.ts'
import { startStages } from '../../engine/pipeline/run-stage.ts'

test('each stage is announced, counted and timed', async () => {
  const told: ProcessingProgress[] = []
  const stages = startStages((progress) => told.push(progress), noBug)
  const result = await stages.run('rendering', (count) => {
    count(1, 2)
    return 'drawn'
  })
  expect(result).toBe('drawn')
  expect(told).toEqual([
    { stage: 'rendering', pagesDone: null, pagesTotal: null },
    { stage: 'rendering', pagesDone: 1, pagesTotal: 2 },
  ])
  expect(stages.timings).toEqual({ rendering: expect.any(Number) })
})

test('an error about the document keeps its code, its sentence and the stage where it happened', async () => {
  const stages = startStages(() => {}, noBug)
  const error = await failIn(stages, new DocumentError('page_too_large', 'Page 3 is too large.'))
  expect(stages.fail(error, 'pdf')).toEqual({
    status: 'error',
    stage: 'reading',
    code: 'page_too_large',
    message: 'Page 3 is too large.',
    format: 'pdf',
    failures: [],
  })
})

test('a document that needs a password is blocked', async () => {
  const stages = startStages(() => {}, noBug)
  const error = await failIn(stages, new DocumentError('password_required'))
  expect(stages.fail(error, 'pdf')).toMatchObject({ status: 'blocked', stage: 'reading', reason: 'password_required' })
})

test('any other error is internal: its words stay inside, its cause is told', async () => {
  const bugs: unknown[] = []
  const stages = startStages(
    () => {},
    (bug) => bugs.push(bug),
  )
  const error = await failIn(stages, new TypeError('secret of the document'))
  const outcome = stages.fail(error, null)
  expect(outcome).toMatchObject({
    status: 'error',
    code: 'internal',
    stage: 'reading',
    failures: [{ stage: 'reading', part: 'document', page: null, trace: expect.stringMatching(/^TypeError\n {4}at /) }],
  })
  expect(JSON.stringify(outcome)).not.toContain('secret')
  expect(bugs).toEqual([error])
})

test('a part that fails again and again is told of once', () => {
  const bugs: unknown[] = []
  const stages = startStages(
    () => {},
    (bug) => bugs.push(bug),
  )
  const scoreCandidates = (): number => {
    throw new TypeError('one key after the other\n    at secret of the document')
  }
  expect([stages.attempt(scoreCandidates, 1), stages.attempt(scoreCandidates, 2)]).toEqual([1, 2])
  expect(stages.findings).toMatchObject([{ code: 'part_failed', message: expect.stringContaining('scoreCandidates') }])
  expect(stages.failures).toHaveLength(1)
  expect(stages.failures[0]!.trace).not.toContain('secret')
  expect(bugs).toHaveLength(1)
})

function noBug(error: unknown): never {
  throw new Error('This was taken for a bug.', { cause: error })
}

async function failIn(stages: ReturnType<typeof startStages>, error: Error): Promise<unknown> {
  return stages.run('reading', () => Promise.reject(error)).catch((caught: unknown) => caught)
}
