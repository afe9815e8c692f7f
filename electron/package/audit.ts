import { join } from 'node:path'
import { auditShipped } from './audit-shipped.ts'

/** `npm run audit`: fails for what is grave in what a user gets; a registry that does not answer is told of and no failure. */
const { unreachable, refused, known } = await auditShipped(join(import.meta.dirname, '../..'))
const lines =
  unreachable === null
    ? [
        ...known.map((line) => `known, but of low severity or not shipped: ${line}`),
        ...refused.map((line) => `REFUSED ${line}`),
        `audit: ${refused.length} refused, ${known.length} others`,
      ]
    : [`audit: NOT DONE, the registry did not answer (${unreachable})`]
process.stdout.write(`${lines.join('\n')}\n`)
process.exitCode = refused.length === 0 ? 0 : 1
