/** A process to which messages can be sent: child_process.fork or Electron's utilityProcess.fork behind one face. */
export interface WorkerProcess {
  /** Undefined while it has not started. */
  readonly pid: number | undefined
  /** Structured-clone semantics: typed arrays and Maps cross as they are. */
  send(message: unknown): void
  onMessage(listener: (message: unknown) => void): void
  /** Called once, also when the process could not be started; `how` says how it ended, in a few words. */
  onExit(listener: (how: string) => void): void
  /** At once, without asking the process. */
  kill(): void
}

/** Starts a process. */
export type SpawnWorker = (entry: string) => WorkerProcess

/** What the host sends: one request at a time. */
export interface Request<Task> {
  readonly kind: 'request'
  readonly task: Task
}

/** What the worker sends for a request: `accepted`, any number of `progress`, then `answer` or `failure`. */
export type Reply<Progress, Answer> =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'failure'; readonly message: string; readonly stack: string }
