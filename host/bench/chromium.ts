import { chromiumOptions } from '@lekta/tools/chromium'
import { type Browser, chromium } from 'playwright-core'

/** A browser without a window, with more flags than it needs to run. */
export const launchChromium = async (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch(await chromiumOptions(flags))
