import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from '@lekta/tools/start-portal'
import { findWaitingChildren } from './people/children'
import { copyPortal } from './portal/built-portal'
import { shareTestRun } from './test-run'

/** Starts one portal with its own database for the whole run. Returns a function that stops and deletes it. */
export default async function globalSetup() {
  const folder = join(tmpdir(), `lekta-e2e-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const dist = copyPortal(join(folder, 'dist'))
  const data = join(folder, 'data')
  const log = join(folder, 'portal.log')
  writeFileSync(log, '')
  const portal = await startPortal({ dist, data, log })
  const run = { portal: portal.address, folder, dist, data, log, children: [] }
  shareTestRun(run)
  shareTestRun({ ...run, children: await findWaitingChildren() })
  return async () => {
    await portal.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
