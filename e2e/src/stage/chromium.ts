import { existsSync } from 'node:fs'
import { type BrowserServer, chromium } from 'playwright-core'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** `CHROMIUM_PATH`, else a browser of this machine, else the packaged one. */
async function findChromium(): Promise<string> {
  const known = process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place))
  if (known) return known
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/** No sandbox, because tests run as root in containers; and nothing that looks for the network by itself. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** One browser for the whole run; tests connect to it. */
export const launchChromium = async (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: await findChromium(), args: flags, headless: true })
