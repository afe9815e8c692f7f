#!/usr/bin/env node
const NEEDED = [22, 18] as const

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  process.stderr.write(`Docket needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}.\n`)
  process.exitCode = 2
} else {
  // Loaded only now: an older Node could not even read the modules behind it.
  const { runCommand } = await import('./run-command.ts')
  process.exitCode = await runCommand(process.argv.slice(2))
}
