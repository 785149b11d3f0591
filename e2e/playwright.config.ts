import { chromiumOptions } from '@lekta/tools/chromium'
import { defineConfig } from '@playwright/test'
import { desktop } from './support/devices'

/** Journeys with tests that take a minute or more. They start first, so that no core is idle at the end. */
const longest = ['delivery', 'states', 'school-year', 'family', 'losses'].map((name) => `**/${name}.test.ts`)

/** The maximum wait for anything that should appear, in milliseconds. */
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
  // Three workers, because a browser test spends more time waiting than working.
  workers: 3,
  // With a real browser and a real server, a test can fail for reasons outside its control, such as a machine that
  // stalls for seconds. So a failed test is run once more, and is reported as flaky if it then passes.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: timeoutMs, toPass: { timeout: timeoutMs, intervals: [50] } },
  reporter: 'list',
  use: {
    viewport: desktop,
    launchOptions: await chromiumOptions(),
    actionTimeout: timeoutMs,
    navigationTimeout: timeoutMs,
    // With reduced motion, pages change without animations, so no test sees a page in the middle of one.
    contextOptions: { reducedMotion: 'reduce' },
    // On a busy machine, the worker that recovers frozen tabs would mistake a slow page for a frozen one.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording slows down every test, so only the second run of a failed test is recorded.
    trace: 'on-first-retry',
  },
})
