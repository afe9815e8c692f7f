import { getHeapSpaceStatistics } from 'node:v8'
import { answerRequests } from '../../engine/workers/answer-requests.ts'

const ROUNDS = 100
const OBJECTS = 20_000

/** Fills the space for young objects, of which each round's outlive the next; answers how large it grew, in bytes. */
answerRequests(() => {
  let kept: readonly object[] = []
  let most = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const young = Array.from({ length: OBJECTS }, (_, at) => ({ at, before: kept[at % 7] }))
    kept = young.slice(0, OBJECTS / 2).map(({ at }) => ({ at }))
    const space = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')
    most = Math.max(most, space?.space_size ?? 0)
  }
  return Promise.resolve({ youngBytes: most, mallocArenas: process.env['MALLOC_ARENA_MAX'] })
})
