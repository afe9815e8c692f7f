import { readSystemName } from '../api/read-user-name.ts'
import type { Actor } from '../domain/audit.ts'

/** Whoever types the command, by the operating system's name. */
export function nameActor(): Actor {
  return { kind: 'command', id: null, name: readSystemName() }
}
