import { once } from 'node:events'
import { connect } from 'node:net'

/** Sends these very bytes and gives back all that comes until the other side closes; `{host}` stands for our own. */
export async function sendRaw(baseUrl: string, request: string | Buffer): Promise<string> {
  const { host, port } = new URL(baseUrl)
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
  let answer = ''
  socket.on('data', (part: string) => (answer += part))
  // A server that closes while we still send resets the connection; what it said before counts.
  socket.on('error', () => {})
  socket.write(typeof request === 'string' ? request.replaceAll('{host}', host) : request)
  await once(socket, 'close')
  return answer
}
