import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const THIRD_PARTY = join(import.meta.dirname, '../docs/third-party.md')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), markTime()],
  // The settings show what Docket is built from, out of the list that a test keeps true.
  define: { DOCKET_THIRD_PARTY: JSON.stringify(readFileSync(THIRD_PARTY, 'utf8')) },
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    // The engine's security policy allows no data: scripts or styles, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})

/** Leaves a mark with the time at which the build began: sources that are newer are not in it (engine/cli/build/). */
function markTime(): Plugin {
  let began = new Date()
  return {
    name: 'docket:mark-time',
    buildStart() {
      began = new Date()
    },
    writeBundle({ dir }) {
      const mark = join(dir!, 'built-at')
      writeFileSync(mark, '')
      utimesSync(mark, began, began)
    },
  }
}
