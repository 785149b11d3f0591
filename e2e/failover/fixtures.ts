import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { killAll } from '../operation/run-program'

export { expect } from '@playwright/test'

/** A test with a folder that the user of PostgreSQL can enter. All programs it has started are ended with it. */
export const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which other fixtures this one needs.
  async folder({}, use) {
    const folder = mkdtempSync(join(tmpdir(), 'lekta-failover-'))
    chmodSync(folder, 0o755)
    await use(folder)
    killAll()
    rmSync(folder, { recursive: true })
  },
})
