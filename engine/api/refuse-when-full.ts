import { countJobs } from '../store/jobs.ts'
import type { ApiParts } from './api-parts.ts'
import { tooMany, type ApiError } from './errors.ts'

/** Seconds after which there may be room: a queue goes down by documents, memory with the next collection. */
const RETRY = { queue: 30, memory: 5 } as const

/**
 * Keeps uploads out, before their body is read, while too many documents wait or the app has too much memory in use.
 * @throws ApiError `rate_limited`
 */
export function refuseWhenFull({ config: { limits }, database }: Pick<ApiParts, 'config' | 'database'>): void {
  if (countJobs(database) >= limits.waitingDocuments)
    throw full(RETRY.queue, 'So many documents wait to be read that no more are taken for now.')
  // Not what is resident: pages of the mapped database count there, and the system takes them back.
  const { heapUsed, external } = process.memoryUsage()
  if (heapUsed + external > limits.appMemoryBytes)
    throw full(RETRY.memory, 'Docket has so much in memory that it takes no more documents for now.')
}

function full(seconds: number, why: string): ApiError {
  return tooMany('rate_limited', seconds, {}, why)
}
