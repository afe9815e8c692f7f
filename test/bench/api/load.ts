import { Pool } from 'undici'

export interface Latencies {
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Answers a second. */
  readonly rate: number
}

interface Target {
  readonly url: string
  readonly token: string
  /** Path of the next request. */
  readonly path: () => string
}

/** So many connections, each of which asks again as soon as it has its answer; rejects when an answer is not 200. */
export async function measureLatencies(
  { url, token, path }: Target,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Latencies> {
  const pool = new Pool(url, { connections, pipelining: 1 })
  const times: number[] = []
  const begun = performance.now()
  const end = begun + seconds * 1000
  const headers = { authorization: `Bearer ${token}` }
  const ask = async (): Promise<void> => {
    while (performance.now() < end) {
      const sent = performance.now()
      const { statusCode, body } = await pool.request({ method: 'GET', path: path(), headers })
      await body.dump({ limit: Number.MAX_SAFE_INTEGER })
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}.`)
      times.push(performance.now() - sent)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, ask))
  } finally {
    await pool.destroy()
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), rate: (times.length * 1000) / (performance.now() - begun) }
}
