import { node } from '@lekta/tools/jest'

export default {
  ...node,
  globalSetup: '<rootDir>/src/stage/global-setup.ts',
  globalTeardown: '<rootDir>/src/stage/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/src/stage/retries.ts'],
  // A journey waits for a browser more than it works.
  maxWorkers: 3,
  testSequencer: '<rootDir>/src/stage/longest-first.cjs',
  testTimeout: 180_000,
}
