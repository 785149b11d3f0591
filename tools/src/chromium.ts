import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import { withDraft } from './build/draft'
import { withLock } from './lock'
import { root } from './packages'

/** Launch options for Playwright. */
export interface ChromiumOptions {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

type FoundBrowser = Pick<ChromiumOptions, 'executablePath' | 'env'>

const installedPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Flags that disable the sandbox and shared memory, because tests run as root and in containers, and that disable
 * background network use.
 */
const quietFlags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Returns whether a path is a browser. On Linux it must also run, because some systems have a script there that only
 * explains how to install a browser. On Windows, running it would open a window.
 */
const isBrowser = (path: string) =>
  existsSync(path) && (process.platform !== 'linux' || spawnSync(path, ['--version']).status === 0)

/** Adds the packaged fonts to those of the system. Relative paths start at the folder of this file. */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/**
 * Returns the entry point of the browser's package, which only this repository installs. Its folder `bin` has the
 * compressed browser and its libraries.
 */
const packagedEntry = () => createRequire(import.meta.url).resolve('@sparticuz/chromium')

function hasPackage(): boolean {
  try {
    return existsSync(packagedEntry())
  } catch {
    return false
  }
}

const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))

const decompress = (file: string, to: Writable) => pipeline(createReadStream(file), createBrotliDecompress(), to)

/**
 * Unpacks the packaged browser into an empty folder. The package's own function is not used: it unpacks into the
 * temporary folder, trusts files that a killed run or another user left there, and omits libraries that a minimal
 * system lacks.
 */
export async function unpackChromium(folder: string): Promise<void> {
  const bin = join(dirname(packagedEntry()), '../bin')
  await decompress(join(bin, 'chromium.br'), createWriteStream(join(folder, 'chromium'), { mode: 0o755 }))
  for (const archive of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'])
    await decompress(join(bin, archive), unpackTar(folder))
  writeFileSync(join(folder, 'fonts.conf'), fontSettings)
}

/** Returns the folder of the packaged browser, unpacked once per version. */
export async function packagedChromium(): Promise<string> {
  const manifest = readFileSync(join(dirname(packagedEntry()), '../package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const folder = join(root, 'node_modules/.cache/chromium', version)
  await withLock(`${folder}.lock`, async () => {
    if (existsSync(folder)) return
    await withDraft(`${folder}.draft`, async (draft) => {
      await unpackChromium(draft)
      renameSync(draft, folder)
    })
  })
  return folder
}

/** Returns options to launch the browser in a folder with the libraries and fonts packaged with it. */
export const packagedOptions = (folder: string): FoundBrowser => ({
  executablePath: join(folder, 'chromium'),
  env: {
    ...environment(),
    LD_LIBRARY_PATH: [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter),
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
  },
})

const optionsOf = (executablePath: string): FoundBrowser => ({ executablePath, env: environment() })

function findInstalled(): FoundBrowser | null {
  const path = installedPaths.find(isBrowser)
  return path ? optionsOf(path) : null
}

/** Returns options to launch the packaged browser; null on anything but Linux x64, or if it does not run there. */
async function findPackaged(): Promise<FoundBrowser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !hasPackage()) return null
  const options = packagedOptions(await packagedChromium())
  return spawnSync(options.executablePath, ['--version'], { env: options.env }).status === 0 ? options : null
}

interface Preference {
  /** Whether an installed browser is preferred, which keeps pages that the user may go back to. */
  installed?: boolean
}

/**
 * Returns options to launch the browser in `CHROMIUM_PATH`, otherwise the packaged one, otherwise an installed one. The
 * packaged one takes 30 to 40 % less processor time, because it has no window. Throws if there is none.
 */
export async function chromiumOptions(
  flags: readonly string[] = [],
  { installed = false }: Preference = {},
): Promise<ChromiumOptions> {
  const { CHROMIUM_PATH: chosen } = process.env
  const browser = chosen
    ? optionsOf(chosen)
    : ((installed ? findInstalled() : null) ?? (await findPackaged()) ?? findInstalled())
  if (!browser)
    throw new Error('No Chrome, Chromium or Edge was found. Install one, or set CHROMIUM_PATH to its program.')
  return { ...browser, args: [...quietFlags, ...flags] }
}
