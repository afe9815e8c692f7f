import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findShipped, type Lockfile } from './find-shipped.ts'

/** What is known against the packages of the lockfile. */
export interface Audit {
  /** Why nobody answered; null when somebody did. */
  readonly unreachable: string | null
  /** Of high or critical severity, in what a user gets: `koa: high, https://…`. */
  readonly refused: readonly string[]
  /** All else. */
  readonly known: readonly string[]
}

/** The report of `npm audit --json`, version 2. */
interface Report {
  readonly message?: string
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>
}

interface Vulnerability {
  readonly severity: string
  readonly nodes: readonly string[]
  /** What is known, or the name of another one that it comes from. */
  readonly via: readonly (string | { readonly url: string })[]
}

const GRAVE: ReadonlySet<string> = new Set(['high', 'critical'])

/**
 * Asks the registry what is known against the packages of a lockfile.
 * @param root the folder of `package-lock.json`
 * @param options words for npm, such as another registry
 */
export async function auditShipped(root: string, options: readonly string[] = []): Promise<Audit> {
  const [report, lock] = await Promise.all([
    askRegistry(root, options),
    readFile(join(root, 'package-lock.json'), 'utf8'),
  ])
  if (!report.vulnerabilities) {
    return { unreachable: report.message ?? 'npm audit gave no report', refused: [], known: [] }
  }
  const shipped = findShipped(JSON.parse(lock) as Lockfile)
  const isRefused = ({ severity, nodes }: Vulnerability) =>
    GRAVE.has(severity) && nodes.some((node) => shipped.has(node))
  const all = Object.entries(report.vulnerabilities)
  const tell = ([name, { severity, via }]: [string, Vulnerability]) =>
    `${name}: ${severity}, ${via.map((reason) => (typeof reason === 'string' ? reason : reason.url)).join(' ')}`
  return {
    unreachable: null,
    refused: all.filter(([, found]) => isRefused(found)).map(tell),
    known: all.filter(([, found]) => !isRefused(found)).map(tell),
  }
}

/** npm says by its exit code neither whether it got an answer nor for whom the answer is bad: its report does. */
async function askRegistry(root: string, options: readonly string[]): Promise<Report> {
  const words = ['audit', '--json', '--fetch-retries', '0', ...options]
  const settings = { cwd: root, maxBuffer: 2 ** 26, shell: process.platform === 'win32' }
  const printed = await new Promise<string>((resolve) => {
    execFile('npm', words, settings, (error, stdout) => resolve(stdout || JSON.stringify({ message: error?.message })))
  })
  try {
    return JSON.parse(printed) as Report
  } catch {
    return { message: printed.slice(0, 200) }
  }
}
