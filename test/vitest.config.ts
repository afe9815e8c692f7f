import { defineConfig } from 'vitest/config'

/** Rooms of functions that keep nothing: their tests may share a process, and load the finders once instead of 230 times. */
const PURE = ['domain', 'learning', 'renderer', 'stages/{choose,classify,find,validate}'].map(
  (room) => `${room}/**/*.test.ts`,
)

export default defineConfig({
  test: {
    root: import.meta.dirname,
    // A hang ends here; a tool that takes ten seconds takes minutes where other things run.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // What is waited for comes late on a busy machine; a second is the default.
    expect: { poll: { timeout: 120_000 } },
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'parts', include: ['**/*.test.ts'], exclude: ['e2e/**', ...PURE] } },
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
    ],
  },
})
