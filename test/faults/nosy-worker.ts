import { connect } from 'node:net'
import { answerRequests } from '../../engine/workers/answer-requests.ts'

/** Tells what a worker that somebody took over could reach: its environment, and a port of this machine. */
answerRequests(async (port) => ({
  environment: { ...process.env },
  network: await new Promise<string>((resolve) => {
    connect(port as number, '127.0.0.1')
      .on('connect', () => resolve('reached'))
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'failed'))
  }),
}))
