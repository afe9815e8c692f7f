import { openDatabase } from '../../engine/store/database.ts'
import { createToken } from '../../engine/store/tokens.ts'

/** A process that makes tokens in a database that others use. */
const [path, count] = process.argv.slice(2)
const database = openDatabase(path!)
for (let made = 0; made < Number(count); made += 1) {
  createToken(database, { accountId: 1, mode: 'live', abilities: [] })
}
database.close()
process.disconnect()
