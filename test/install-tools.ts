import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findSystemBrowser } from './e2e/launch-options.ts'

/** What the tests start beside Node: the file that shows it is there, and Debian's package. */
const TOOLS = [
  {
    path: '/usr/lib/chromium/chromium-headless-shell',
    package: 'chromium-headless-shell',
    needed: 'tests in the browser',
  },
  { path: '/usr/bin/soffice', package: 'libreoffice-calc', needed: 'tests of exports' },
  { path: '/usr/bin/pdftoppm', package: 'poppler-utils', needed: 'npm run bench' },
  { path: '/usr/bin/tesseract', package: 'tesseract-ocr', needed: 'npm run bench' },
  {
    path: '/usr/share/tesseract-ocr/5/tessdata/deu.traineddata',
    package: 'tesseract-ocr-deu',
    needed: 'npm run bench',
  },
] as const

/** What the papers of test/papers are printed with: a file of each of Debian's packages, and the package. */
const FONTS = [
  ['truetype/liberation/LiberationSans-Regular.ttf', 'fonts-liberation'],
  ['truetype/dejavu/DejaVuSans.ttf', 'fonts-dejavu-core'],
  ['truetype/dejavu/DejaVuSans-Oblique.ttf', 'fonts-dejavu-extra'],
  ['truetype/noto/NotoSans-Regular.ttf', 'fonts-noto-core'],
  ['opentype/urw-base35/C059-Roman.otf', 'fonts-urw-base35'],
  ['truetype/crosextra/Carlito-Regular.ttf', 'fonts-crosextra-carlito'],
  ['truetype/crosextra/Caladea-Regular.ttf', 'fonts-crosextra-caladea'],
  ['truetype/lato/Lato-Regular.ttf', 'fonts-lato'],
  ['truetype/open-sans/OpenSans-Regular.ttf', 'fonts-open-sans'],
  ['truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf', 'fonts-roboto-unhinted'],
  ['opentype/ebgaramond/EBGaramond12-Regular.otf', 'fonts-ebgaramond'],
  ['truetype/inconsolata/Inconsolata.otf', 'fonts-inconsolata'],
  ['opentype/cantarell/Cantarell-Regular.otf', 'fonts-cantarell'],
  ['opentype/dosis/Dosis-Bold.otf', 'fonts-dosis'],
  ['opentype/ocr-b/OCRB.otf', 'fonts-ocr-b'],
].map(([file, name]) => ({ path: `/usr/share/fonts/${file}`, package: name!, needed: 'papers of test/papers' }))

/** Installs what is missing where that is possible without asking (root on Debian), and says what it does. */
export function installTools(): void {
  install(TOOLS)
  if (findSystemBrowser() === undefined) installPlaywrightBrowser()
}

/** The same for the fonts of papers, with what prints them and reads them back. */
export function installFonts(): void {
  install([...TOOLS.filter((tool) => /chromium|poppler/.test(tool.package)), ...FONTS])
}

function install(tools: readonly { path: string; package: string; needed: string }[]): void {
  const missing = tools.filter(({ path }) => !existsSync(path))
  if (missing.length === 0) return
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (isRootOnDebian) installPackages(missing.map((tool) => tool.package))
  for (const tool of missing) {
    if (!existsSync(tool.path)) say(`${tool.package} is not installed; it is for: ${tool.needed}.`)
  }
}

function installPackages(names: readonly string[]): void {
  say(`Installing ${names.join(', ')} with apt-get.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env } satisfies Parameters<typeof spawnSync>[2]
  const install = ['install', '--yes', '--quiet', '--no-install-recommends', ...names]
  if (spawnSync('apt-get', install, options).status === 0) return
  // The list of packages may be old or not there yet.
  spawnSync('apt-get', ['update', '--quiet'], options)
  if (spawnSync('apt-get', install, options).status !== 0) say(`apt-get could not install ${names.join(', ')}.`)
}

function installPlaywrightBrowser(): void {
  say('There is no Chromium of the system: playwright install chromium.')
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) say('That failed. Install a Chromium yourself; until then the tests in the browser fail.')
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
