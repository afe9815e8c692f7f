export const DONE = 0
/** Some files could not be read, or the work itself failed. */
export const FAILED = 1
/** The command line or the settings make no sense. */
export const MISUSED = 2
/** Stopped by Ctrl-C, as shells count it: 128 + SIGINT. */
export const INTERRUPTED = 130

/** What the caller asked for cannot be done as asked. */
export class MisuseError extends Error {}
