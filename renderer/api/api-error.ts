import type { ErrorEnvelope } from '../../engine/contract/error-envelope.ts'

/**
 * A refusal of the service, with the envelope that says why. `unreachable`: nobody answered, or what answered was not Docket
 * (`envelope` is null then, `status` 0 where there was no answer at all).
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorEnvelope['code'] | 'unreachable'
  readonly envelope: ErrorEnvelope | null

  constructor(status: number, envelope: ErrorEnvelope | null) {
    super(envelope?.message ?? 'Docket does not answer.')
    this.name = 'ApiError'
    this.status = status
    this.code = envelope?.code ?? 'unreachable'
    this.envelope = envelope
  }
}

/** Reads the envelope out of a body; null when it is none. */
export function parseEnvelope(body: string): ErrorEnvelope | null {
  try {
    const parsed: unknown = JSON.parse(body)
    return isEnvelope(parsed) ? parsed : null
  } catch {
    return null
  }
}

function isEnvelope(value: unknown): value is ErrorEnvelope {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value
}
