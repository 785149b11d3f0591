import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserServer } from 'playwright-core'
import { waitingChildren } from '../children'
import { copyPortal } from './built-portal'
import { launchChromium } from './chromium'
import { type Portal, startPortal } from './portal'
import { artifacts, type Stage } from './stage'

declare global {
  var lektaStage: { portal: Portal; browser: BrowserServer; folder: string } | undefined
}

/** One portal on a database of its own and one browser for the whole run; tests learn of them from the environment. */
export default async function globalSetup() {
  const folder = join(tmpdir(), `lekta-e2e-${process.pid}`)
  rmSync(artifacts, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const dist = copyPortal(join(folder, 'dist'))
  const data = join(folder, 'data')
  const [portal, browser] = await Promise.all([startPortal({ dist, data }), launchChromium()])
  globalThis.lektaStage = { portal, browser, folder }
  const stage: Stage = { portal: portal.address, browser: browser.wsEndpoint(), folder, dist, data, children: [] }
  const share = (known: Stage) => {
    process.env.LEKTA_E2E_STAGE = JSON.stringify(known)
  }
  share(stage)
  share({ ...stage, children: await waitingChildren() })
}
