import { existsSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import envPaths from 'env-paths'
import { paymentTermsSchema } from './contract/app/payments.ts'
import { toTerms, type PaymentTerms } from './domain/payment.ts'

/** Everything that can be set, read once and handed down frozen. */
export interface Config {
  /** Absolute path of the folder that holds the database, the originals and the previews. */
  readonly dataFolder: string
  /** True: an accepted document survives a power cut. False for a store that is thrown away at the end. */
  readonly durable: boolean
  /** Loopback port; 0 takes any free one. */
  readonly port: number
  /** Take any free port when `port` is in use, instead of failing. */
  readonly portFallback: boolean
  /** Worker processes, at least 1. */
  readonly jobs: number
  /** Where ClamAV's daemon listens: path of its socket, or `host:port`; null: files are scanned by Docket alone. */
  readonly clamav: string | null
  /** All that worker processes get to know of the environment: nothing in it is a secret. */
  readonly workerEnvironment: Readonly<Record<string, string>>
  readonly limits: Limits
  readonly payments: PaymentConfig
  readonly logLevel: LogLevel
  /** Started through an npm script: its shell keeps signals to itself, so the end of the parent is the sign to stop. */
  readonly stopsWithParent: boolean
  /** npm has put lines of its own before ours: standard output is read by a person, not by a program. */
  readonly followsBanner: boolean
}

export interface Limits {
  readonly maxPages: number
  /** Pixels of one page image. */
  readonly maxPixels: number
  /** How many pages get a preview. */
  readonly previewPages: number
  /** Bytes of one uploaded file. */
  readonly uploadBytes: number
  /** Resident bytes of one worker process. */
  readonly workerMemoryBytes: number
  /** Milliseconds of computing time after which a page that has to be recognized is given up. */
  readonly pageEffort: number
  /** Milliseconds that a worker may compute without a sign of progress, or stand still. */
  readonly stallLimit: number
  /** Milliseconds of computing time for one document in all; ten times as long by the clock. */
  readonly timeLimit: number
  /** Milliseconds in which a request's body has to go on noticeably; one that only trickles is given up. */
  readonly bodyPatience: number
  /** Documents that may wait or be read before no more are taken for a while. */
  readonly waitingDocuments: number
  /** Bytes that the app itself, its workers aside, may have in use before no more documents are taken for a while. */
  readonly appMemoryBytes: number
  /** Requests a minute that are no uploads. */
  readonly readsPerToken: number
  readonly readsPerAccount: number
  /** Uploads a minute. */
  readonly uploadsPerToken: number
  readonly uploadsPerAccount: number
  /** Uploads in test mode a day. */
  readonly testUploadsPerAccount: number
  readonly testUploadsPerUser: number
  readonly testUploadsPerToken: number
}

/** What the environment says about paid extractions. */
export interface PaymentConfig {
  /** Null: the settings of the app have the word. */
  readonly terms: PaymentTerms | null
  /** Private key with which Docket settles payments itself, where the terms name no facilitator; null: there is none. */
  readonly key: `0x${string}` | null
}

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export type ConfigOverrides = Partial<Omit<Config, 'limits'>> & { readonly limits?: Partial<Limits> }

const DEFAULT_PORT = 8642
/** Where Debian's and Fedora's packages of ClamAV listen. */
const CLAMAV_SOCKETS = ['/run/clamav/clamd.ctl', '/run/clamd.scan/clamd.sock']
const MEBIBYTE = 1024 * 1024
const HOUR = 3_600_000

/**
 * The configuration: defaults, then the environment (`DOCKET_*`), then what the caller says; undefined says nothing.
 * A port that was asked for is taken or starting fails; only the default port falls back to a free one.
 * @throws RangeError that names the setting and the values it takes
 */
export function createConfig(overrides: ConfigOverrides = {}, environment: NodeJS.ProcessEnv = process.env): Config {
  const port = overrides.port ?? readNumber(environment, 'DOCKET_PORT', 0)
  const limit = (name: keyof Limits, variable: string, least: number, standard: number): number =>
    check(variable, overrides.limits?.[name] ?? readNumber(environment, variable, least) ?? standard, least)
  return Object.freeze({
    dataFolder: overrides.dataFolder ?? (environment['DOCKET_DATA'] || envPaths('Docket', { suffix: '' }).data),
    durable: overrides.durable ?? true,
    port: check('DOCKET_PORT', port ?? DEFAULT_PORT, 0, 65_535),
    portFallback: overrides.portFallback ?? port === undefined,
    jobs: check(
      'DOCKET_JOBS',
      overrides.jobs ?? readNumber(environment, 'DOCKET_JOBS', 1) ?? Math.max(1, availableParallelism() - 1),
      1,
    ),
    clamav: overrides.clamav === undefined ? readClamav(environment) : overrides.clamav,
    workerEnvironment: Object.freeze(overrides.workerEnvironment ?? pickForWorkers(environment)),
    limits: Object.freeze({
      maxPages: limit('maxPages', 'DOCKET_MAX_PAGES', 1, 1000),
      maxPixels: limit('maxPixels', 'DOCKET_MAX_PIXELS', 1, 100_000_000),
      previewPages: limit('previewPages', 'DOCKET_PREVIEW_PAGES', 0, 50),
      uploadBytes: limit('uploadBytes', 'DOCKET_UPLOAD_BYTES', 1, 500 * MEBIBYTE),
      workerMemoryBytes: limit('workerMemoryBytes', 'DOCKET_WORKER_MEMORY', MEBIBYTE, standardWorkerMemory()),
      pageEffort: limit('pageEffort', 'DOCKET_PAGE_EFFORT', 1, 180_000),
      stallLimit: limit('stallLimit', 'DOCKET_STALL_LIMIT', 1, 120_000),
      timeLimit: limit('timeLimit', 'DOCKET_TIME_LIMIT', 1, 4 * HOUR),
      bodyPatience: limit('bodyPatience', 'DOCKET_BODY_PATIENCE', 1, 30_000),
      waitingDocuments: limit('waitingDocuments', 'DOCKET_WAITING_DOCUMENTS', 1, 20_000),
      appMemoryBytes: limit('appMemoryBytes', 'DOCKET_APP_MEMORY', 1, standardAppMemory()),
      readsPerToken: limit('readsPerToken', 'DOCKET_READS_PER_TOKEN', 1, 3000),
      readsPerAccount: limit('readsPerAccount', 'DOCKET_READS_PER_ACCOUNT', 1, 6000),
      uploadsPerToken: limit('uploadsPerToken', 'DOCKET_UPLOADS_PER_TOKEN', 1, 600),
      uploadsPerAccount: limit('uploadsPerAccount', 'DOCKET_UPLOADS_PER_ACCOUNT', 1, 1200),
      testUploadsPerAccount: limit('testUploadsPerAccount', 'DOCKET_TEST_UPLOADS_PER_ACCOUNT', 0, 200),
      testUploadsPerUser: limit('testUploadsPerUser', 'DOCKET_TEST_UPLOADS_PER_USER', 0, 100),
      testUploadsPerToken: limit('testUploadsPerToken', 'DOCKET_TEST_UPLOADS_PER_TOKEN', 0, 50),
    }),
    payments: overrides.payments ?? Object.freeze(readPayments(environment)),
    logLevel: overrides.logLevel ?? readLogLevel(environment) ?? 'warn',
    stopsWithParent: overrides.stopsWithParent ?? environment['npm_lifecycle_event'] !== undefined,
    followsBanner: overrides.followsBanner ?? isAnnouncedByNpm(environment),
  })
}

/** Where temporary files go, which clock and script to use, and what Windows needs to start a process. */
function pickForWorkers(environment: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const names = ['TMPDIR', 'TEMP', 'TMP', 'TZ', 'LANG', 'LC_ALL', 'SystemRoot', 'windir']
  return Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))
}

/** `npm run` announces the script unless it is told to be silent; scripts of other projects are no concern of ours. */
function isAnnouncedByNpm(environment: NodeJS.ProcessEnv): boolean {
  const isOurScript = /^(extract|docket)$/.test(environment['npm_lifecycle_event'] ?? '')
  return isOurScript && environment['npm_package_name'] === 'docket' && environment['npm_config_loglevel'] !== 'silent'
}

function readNumber(environment: NodeJS.ProcessEnv, name: string, least: number): number | undefined {
  const text = environment[name]
  return text === undefined || text === '' ? undefined : check(name, Number(text), least)
}

function check(name: string, value: number, least: number, most = Number.MAX_SAFE_INTEGER): number {
  if (!Number.isInteger(value) || value < least || value > most) {
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`
    throw new RangeError(`${name} must be a whole number ${range}.`)
  }
  return value
}

const TERMS = {
  pay_to: 'DOCKET_X402_PAY_TO',
  network: 'DOCKET_X402_NETWORK',
  asset: 'DOCKET_X402_ASSET',
  price: 'DOCKET_X402_PRICE',
  facilitator_url: 'DOCKET_X402_FACILITATOR',
  rpc_url: 'DOCKET_X402_RPC',
} as const

/** All of the terms or none: half of them would sell under terms that nobody chose. */
function readPayments(environment: NodeJS.ProcessEnv): PaymentConfig {
  const key = environment['DOCKET_X402_KEY'] || null
  if (key !== null && !/^0x[0-9a-f]{64}$/i.test(key)) {
    throw new RangeError('DOCKET_X402_KEY must be a private key: 0x and 64 hexadecimal digits.')
  }
  const said = Object.fromEntries(
    Object.entries(TERMS).map(([name, variable]) => [name, environment[variable] || null]),
  )
  if (Object.values(said).every((text) => text === null)) return { terms: null, key: key as PaymentConfig['key'] }
  if (said['facilitator_url'] === null && key === null) {
    throw new RangeError(
      `${TERMS.facilitator_url} must be a URL, or DOCKET_X402_KEY a key with which Docket settles itself.`,
    )
  }
  const { data, error } = paymentTermsSchema.safeParse(said)
  if (!data) {
    const [{ path, message }] = error.issues as [(typeof error.issues)[number]]
    const name = TERMS[path[0] as keyof typeof TERMS]
    throw new RangeError(`${name}: ${message} Payments need all of ${Object.values(TERMS).join(', ')}.`)
  }
  return { terms: toTerms(data), key: key as PaymentConfig['key'] }
}

/** 3 GiB, less on a small machine: one worker never takes more than half of the memory. */
function standardWorkerMemory(): number {
  return Math.min(3072 * MEBIBYTE, Math.floor(totalmem() / 2))
}

/** 1 GiB, less on a small machine: idle it has a tenth of that in use. */
function standardAppMemory(): number {
  return Math.min(1024 * MEBIBYTE, Math.floor(totalmem() / 4))
}

/** `off`, or where it listens; where nothing is said the usual places are looked at, and one that is there is counted on. */
function readClamav(environment: NodeJS.ProcessEnv): string | null {
  const said = environment['DOCKET_CLAMAV']
  if (said === 'off') return null
  return said || (CLAMAV_SOCKETS.find((path) => existsSync(path)) ?? null)
}

function readLogLevel(environment: NodeJS.ProcessEnv): LogLevel | undefined {
  const level = environment['DOCKET_LOG_LEVEL']
  if (level === undefined || level === '') return undefined
  const known = LOG_LEVELS.find((name) => name === level)
  if (!known) throw new RangeError(`DOCKET_LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`)
  return known
}
