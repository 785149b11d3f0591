import { chromiumOptions } from '@lekta/tools/chromium'
import { type Browser, chromium } from 'playwright-core'

/** Launches a headless browser; `flags` are added to those that it needs. */
export const launchChromium = async (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch(await chromiumOptions(flags))
