import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'

/** Koa with nothing but one route: answers every request with the bytes of a file, and prints its own address. */
const body = readFileSync(process.argv[2]!, 'utf8')
const app = new Koa()
app.use((ctx) => {
  ctx.type = 'application/json'
  ctx.body = body
})
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
