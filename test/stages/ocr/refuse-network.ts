import { Socket } from 'node:net'

/** Loaded before a program: any attempt to connect, in any of its threads, ends the program. */
Socket.prototype.connect = () => {
  process.stderr.write('The program tried to reach the network.\n')
  process.exit(9)
}
