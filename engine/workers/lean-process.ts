/**
 * What keeps a worker's memory small. Pictures and spans of a page are gone with it: V8 may let the space for young objects grow to
 * 16 MiB three times over before it clears it, and glibc (mallopt(3)) keeps a heap for each thread that ever asked for a picture.
 */
export const LEAN_FLAGS: readonly string[] = ['--max-semi-space-size=8']
export const LEAN_ENVIRONMENT: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: '1' }
