/** docs/third-party.md, put here by the build (renderer/vite.config.ts). */
declare const DOCKET_THIRD_PARTY: string

interface Part {
  readonly name: string
  readonly licence: string
  readonly purpose: string
}

const [shipped = ''] = DOCKET_THIRD_PARTY.split('## For development')

/** What is shipped with Docket. */
export const THIRD_PARTY: readonly Part[] = shipped.split('\n').flatMap((line) => {
  const [, name, licence, purpose] = /^\| (?!Package|-)(\S+) \| ([^|]+) \| ([^|]+) \|$/.exec(line) ?? []
  return name !== undefined && licence !== undefined && purpose !== undefined ? [{ name, licence, purpose }] : []
})
