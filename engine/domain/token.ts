/** Test: as live, with daily limits and without credits. */
export const MODES = ['live', 'test'] as const
export type Mode = (typeof MODES)[number]

/** What a token may do. */
export const ABILITIES = ['documents:read', 'documents:write', 'webhooks:manage', 'account:manage'] as const
export type Ability = (typeof ABILITIES)[number]
