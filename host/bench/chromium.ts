import { chromiumOptions } from '@lekta/tools/chromium'
import { type Browser, chromium } from 'playwright-core'

/** Launches a headless browser with the flags that it always needs and the given `flags`. */
export const launchChromium = async (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch(await chromiumOptions(flags))
