import { defineConfig } from '@playwright/test'

/** How `ops/prove-failover.sh` runs its proofs: one after the other, each once, and without a browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../artifacts',
  workers: 1,
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
})
