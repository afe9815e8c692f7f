import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { TRAIL_FORMATS } from '../export/write-trail.ts'
import { LOCALE, LOCALE_RULE } from '../contract/locale.ts'
import { ABILITIES, MODES } from '../store/tokens.ts'
import { backUp, restore } from './back-up.ts'
import { createAccounts, listAllAccounts, resumeAccount, setAccountCredits, suspendAccount } from './accounts.ts'
import { audit } from './audit.ts'
import { doctor } from './doctor.ts'
import { DONE, FAILED, MISUSED, MisuseError } from './exit-codes.ts'
import { extract } from './extract.ts'
import { serve } from './serve.ts'
import { printSignInLink } from './sign-in.ts'
import { start } from './start.ts'
import { createAccountToken, listAllTokens, revokeAccountToken } from './tokens.ts'
import { listAllEndpoints, listEndpointDeliveries, redeliverWebhook } from './webhooks.ts'
import { FORMATS } from './write-results.ts'

/** Runs what the words of the command line ask for and returns the exit code: 0 done, 1 something failed, 2 misuse. */
export async function runCommand(words: readonly string[]): Promise<number> {
  let exitCode: number = DONE
  const program = describeProgram((code) => (exitCode = code))
  try {
    await program.parseAsync([...words], { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : MISUSED
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    // createConfig and the store say with a RangeError that a setting or an id is not one.
    return error instanceof MisuseError || error instanceof RangeError ? MISUSED : FAILED
  }
}

function describeProgram(finish: (exitCode: number) => void): Command {
  const program = new Command('docket')
  program.description('Reads business documents and returns their fields, on this machine alone.').exitOverride()
  const data = (): Option => new Option('--data <dir>', 'data folder (default: the one of this user)')

  program
    .command('extract')
    .description('read files and folders and print one result a file')
    .argument('<path...>', 'files, or folders with everything below them (.json, .md and hidden files are skipped)')
    .option('--output <file>', 'write the results to a file')
    .addOption(new Option('--format <format>', 'what the results are written as').choices(FORMATS))
    .option('--jobs <n>', 'worker processes (default: one fewer than processor cores)', readCount)
    .option('--locale <locale>', 'language and region of the documents, such as de-AT (default: detect)', readLocale)
    .addOption(new Option('--data <dir>', 'keep the documents in this data folder (default: keep nothing)'))
    .option('--quiet', 'no progress, no summaries')
    .action(async (paths: string[], options) => finish(await extract(paths, options)))

  program
    .command('serve')
    .description('answer the API on this machine until stopped')
    .option('--port <port>', 'loopback port, 0 for any free one (default: 8642)', readPort)
    .addOption(data())
    .action(async (options) => finish(await serve(options)))

  program
    .command('start')
    .description('open the window of Docket; where Electron is not installed, serve the same page to a browser')
    .argument('[file...]', 'documents to add')
    .action(async (files: string[]) => finish(await start(files)))

  program
    .command('sign-in')
    .description('print a link that signs a browser in at the running service, once')
    .addOption(data())
    .action(printSignInLink)

  program
    .command('backup')
    .description(
      'copy all documents into a folder, beside a running service if there is one; again to bring it up to date',
    )
    .argument('<dir>', 'a new or empty folder, or one with an earlier copy, best on another disk')
    .addOption(data())
    .action(async (dir: string, options) => finish(await backUp(dir, options)))
  program
    .command('restore')
    .description('put such a copy in place; what is there is moved aside')
    .argument('<dir>', 'the folder of the copy')
    .addOption(data())
    .action(async (dir: string, options) => finish(await restore(dir, options)))
  program
    .command('doctor')
    .description('check the data folder, put right what can be put right, and say what was done')
    .addOption(data())
    .action(async (options) => finish(await doctor(options)))

  program
    .command('audit')
    .description('print who has changed what and when, and check that nobody has changed this trail')
    .addOption(new Option('--format <format>', 'what it is written as').choices(TRAIL_FORMATS).default('csv'))
    .option('--output <file>', 'write it to a file')
    .addOption(data())
    .action(async (options) => finish(await audit(options)))

  const accounts = program.command('accounts').description('the accounts of this installation')
  accounts
    .command('create')
    .description('make an account and print its id')
    .argument('<name>')
    .option('--credits <n>', 'documents that it may have read (default: unmetered)', readCredits)
    .addOption(data())
    .action(createAccounts)
  accounts.command('list').description('print id, name and credits').addOption(data()).action(listAllAccounts)
  accounts
    .command('credits')
    .description('set how many documents an account may still have read')
    .argument('<id>', 'as `accounts list` shows it', readCount)
    .argument('<n>', 'a number, or unmetered', (text) => (text === 'unmetered' ? null : readCredits(text)))
    .addOption(data())
    .action(setAccountCredits)
  accounts
    .command('suspend')
    .description('let an account upload nothing more')
    .argument('<id>', 'as `accounts list` shows it', readCount)
    .addOption(data())
    .action(suspendAccount)
  accounts
    .command('resume')
    .description('let a suspended account upload again')
    .argument('<id>', 'as `accounts list` shows it', readCount)
    .addOption(data())
    .action(resumeAccount)

  const tokens = program.command('tokens').description('tokens for the API')
  tokens
    .command('create')
    .description('make a token and print it; it cannot be shown again')
    .option('--account <id>', 'account that the token belongs to', readCount, 1)
    .addOption(new Option('--mode <mode>', 'live, or test with daily limits').choices(MODES).default('live'))
    .option('--abilities <list>', `comma-separated, of ${ABILITIES.join(', ')}`, readAbilities, [
      'documents:read',
      'documents:write',
    ])
    .option('--name <name>', 'what the token is for')
    .addOption(data())
    .action(createAccountToken)
  tokens.command('list').description('print all tokens without their secrets').addOption(data()).action(listAllTokens)
  tokens
    .command('revoke')
    .description('end the validity of a token')
    .argument('<id>', 'as `tokens list` shows it', readCount)
    .addOption(data())
    .action(revokeAccountToken)

  const webhooks = program.command('webhooks').description('what other programs are told of')
  webhooks
    .command('list')
    .description('print all endpoints without their secrets')
    .addOption(data())
    .action(listAllEndpoints)
  webhooks
    .command('deliveries')
    .description('print the newest deliveries to an endpoint')
    .argument('<endpoint>', 'as `webhooks list` shows it', readCount)
    .addOption(data())
    .action(listEndpointDeliveries)
  webhooks
    .command('redeliver')
    .description('send a delivery again, with the same webhook-id')
    .argument('<id>', 'as `webhooks deliveries` shows it', readCount)
    .addOption(data())
    .action(redeliverWebhook)
  return program
}

function readCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a whole number of at least 1.')
  return Number(text)
}

function readCredits(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number of at least 0.')
  return Number(text)
}

function readPort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new InvalidArgumentError('It must be from 0 to 65535.')
  return Number(text)
}

function readLocale(text: string): string {
  if (!LOCALE.test(text)) throw new InvalidArgumentError(`It ${LOCALE_RULE}`)
  return text
}

function readAbilities(text: string): readonly (typeof ABILITIES)[number][] {
  return text.split(',').map((word) => {
    const ability = ABILITIES.find((name) => name === word.trim())
    if (!ability) throw new InvalidArgumentError(`Choose from ${ABILITIES.join(', ')}.`)
    return ability
  })
}
