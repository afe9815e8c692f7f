/** Who does something: a person at the page, a tool by its token, whoever paid, a person at the command line, or Docket of itself. */
export interface Actor {
  readonly kind: 'session' | 'token' | 'payer' | 'command' | 'service'
  /** Of the session or the token. */
  readonly id: number | null
  /** Of the person or the token; the address of a payer. Null where none is known. */
  readonly name: string | null
}

/** Docket itself: its queue, its start. */
export const SERVICE: Actor = { kind: 'service', id: null, name: null }

/** What an entry of the audit trail tells of. `status` goes by the document's status, the `field` ones by a key. */
export const AUDIT_ACTIONS = [
  'document.received',
  'document.paid',
  'document.status',
  'field.read',
  'field.corrected',
  'field.undone',
  'document.checked',
  'document.unchecked',
  'document.exported',
  'document.unlocked',
  'document.deleted',
  'setting.changed',
  'data.restored',
  'data.recovered',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
