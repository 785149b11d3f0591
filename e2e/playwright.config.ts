import { chromiumOptions } from '@lekta/tools/chromium'
import { defineConfig } from '@playwright/test'
import { desktop } from './support/devices'

/** Journeys of almost a minute start first, so that no core is idle at the end. */
const longest = ['**/school-year.test.ts', '**/family.test.ts', '**/losses.test.ts']

/** The longest wait for anything that should appear, in milliseconds. */
const timeoutMs = 30_000

export default defineConfig({
  testDir: 'journeys',
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  outputDir: 'artifacts',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // A browser test waits more than it works.
  workers: 3,
  // A real browser beside a real server meets conditions that no test can rule out, such as a machine that stops for
  // seconds. A failed test is run once more, and reported as flaky when it passes then.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: timeoutMs, toPass: { timeout: timeoutMs, intervals: [50] } },
  reporter: 'list',
  use: {
    viewport: desktop,
    launchOptions: await chromiumOptions(),
    actionTimeout: timeoutMs,
    navigationTimeout: timeoutMs,
    // People who ask for less motion see every state at once: pages are tested at rest.
    contextOptions: { reducedMotion: 'reduce' },
    // On a busy machine, the worker that recovers frozen tabs would take a waiting page for frozen.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording costs time in every test; one that fails is run again, and recorded then.
    trace: 'on-first-retry',
  },
})
