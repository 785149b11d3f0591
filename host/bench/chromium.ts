import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** `CHROMIUM_PATH`, else a browser of this machine, else the packaged one. */
async function findChromium(): Promise<string> {
  const known = process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place))
  if (known) return known
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/** A browser without a window, that asks the network for nothing by itself. */
export const launchChromium = async (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', ...more],
  })
