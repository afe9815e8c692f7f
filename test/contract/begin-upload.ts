import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Sends the head of an upload; resolves once its body is invited, which is after its Idempotency-Key is claimed. */
export async function beginUpload(
  url: string,
  token: string,
  key: string,
  { contentType, length }: { contentType: string; length: number } = {
    contentType: 'multipart/form-data; boundary=b',
    length: 1000,
  },
): Promise<Socket> {
  const { host, port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
  socket.write(
    `POST /api/v1/documents HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nIdempotency-Key: ${key}\r\n` +
      `Content-Type: ${contentType}\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`,
  )
  await once(socket, 'data')
  return socket
}
