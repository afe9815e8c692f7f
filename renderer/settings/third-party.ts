/** docs/third-party.md, put here by the build (renderer/vite.config.ts). */
declare const DOCKET_THIRD_PARTY: string

interface Part {
  readonly name: string
  readonly licence: string
  readonly purpose: string
}

/** What is shipped with Docket: the rows of the list up to the one for development, and of that what the page is built from. */
export const THIRD_PARTY: readonly Part[] = DOCKET_THIRD_PARTY.split('\n').flatMap((line) => {
  const [, name, licence, purpose] = /^\| (?!Package|-)(\S+) \| ([^|]+) \| ([^|]+) \|$/.exec(line) ?? []
  return name !== undefined && licence !== undefined && purpose !== undefined ? [{ name, licence, purpose }] : []
})
