import type { ErrorEnvelope } from '../../engine/contract/error-envelope.ts'
import type { JsonAnswer, JsonOperation } from '../../engine/contract/json-answers.ts'

/** Names in braces of `GET /api/v1/documents/{document}`. */
type ParameterOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never

/** Operations that send nothing but their path and query. */
type Reading = Extract<JsonOperation, `GET ${string}`>

interface Options<Operation extends Reading> {
  readonly path: Readonly<Record<ParameterOf<Operation>, number>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly signal?: AbortSignal
}

/** A refusal, with the envelope that says why; null when what answered was not Docket. */
export class AnswerError extends Error {
  readonly status: number
  readonly envelope: ErrorEnvelope | null

  constructor(status: number, envelope: ErrorEnvelope | null) {
    super(envelope?.message ?? `The service answered ${status}.`)
    this.name = 'AnswerError'
    this.status = status
    this.envelope = envelope
  }
}

/**
 * What an operation of the API answers, typed by the schemas that the service checks with.
 * @throws AnswerError for every answer that is not 2xx
 */
export async function fetchJson<Operation extends Reading>(
  operation: Operation,
  options: Options<Operation>,
): Promise<JsonAnswer<Operation>> {
  const response = await fetch(findUrl(operation, options), {
    headers: { Accept: 'application/json' },
    signal: options.signal ?? null,
  })
  if (!response.ok) throw new AnswerError(response.status, await readEnvelope(response))
  return (await response.json()) as JsonAnswer<Operation>
}

function findUrl(operation: string, { path, query = {} }: Options<Reading>): string {
  const values: Readonly<Record<string, number>> = path
  const filled = operation.replace('GET ', '').replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? filled : `${filled}?${search}`
}

async function readEnvelope(response: Response): Promise<ErrorEnvelope | null> {
  try {
    return (await response.json()) as ErrorEnvelope
  } catch {
    return null
  }
}
