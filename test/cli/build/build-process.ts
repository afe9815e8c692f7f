import { buildWhenOlder } from '../../../engine/cli/build/build-when-older.ts'
import type { Part } from '../../../engine/cli/build/parts.ts'

/** A process that builds a part and prints whether it is there. Words: the root, the part as JSON. */
const [root, part] = process.argv.slice(2)
const isThere = await buildWhenOlder(JSON.parse(part!) as Part, { root })
process.stdout.write(`${isThere}\n`)
