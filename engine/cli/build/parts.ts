/** A part of Docket that runs built, and what makes it. Paths are relative to the root of the sources. */
export interface Part {
  readonly name: string
  /** Begins it; where it is missing, the part is. */
  readonly entry: string
  /** Its time is when the part was built. */
  readonly mark: string
  /** Files and folders that it is made of. */
  readonly sources: readonly string[]
  /** Programs of installed packages, run one after the other. */
  readonly steps: readonly {
    readonly package: string
    readonly program: string
    readonly words: readonly string[]
  }[]
}

/** Of the engine it uses types alone. The mark is left by renderer/vite.config.ts. */
export const PAGE: Part = {
  name: 'the page',
  entry: 'dist/renderer/index.html',
  mark: 'dist/renderer/built-at',
  sources: ['renderer', 'docs/third-party.md', 'package-lock.json'],
  steps: [
    {
      package: 'vite',
      program: 'bin/vite.js',
      words: ['build', '--config', 'renderer/vite.config.ts', '--logLevel', 'warn'],
    },
  ],
}

/** Electron runs JavaScript alone. */
export const DESKTOP: Part = {
  name: 'the desktop app',
  entry: 'dist/electron/main.js',
  mark: 'dist/electron/main.js',
  sources: ['engine', 'electron', 'tsconfig.json', 'package-lock.json'],
  steps: ['engine', 'electron'].map((project) => ({
    package: 'typescript',
    program: 'bin/tsc',
    words: ['-p', project],
  })),
}
