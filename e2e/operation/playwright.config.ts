import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config'

/**
 * How `ops/prove.sh` runs the proof of operation: alone, without the demo portal of the journeys, and once, because an
 * operator would not try again either.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  projects: [{ name: 'operation' }],
  globalSetup: undefined,
  outputDir: '../artifacts',
  workers: 1,
  retries: 0,
  timeout: 900_000,
  use: { ...journeys.use, trace: 'retain-on-failure' },
})
