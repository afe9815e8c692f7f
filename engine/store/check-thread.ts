import { parentPort, workerData } from 'node:worker_threads'
import { findDamage } from './copy-database.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(findDamage(workerData as string))
