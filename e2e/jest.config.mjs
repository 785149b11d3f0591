import { node } from '@lekta/tools/jest'

export default {
  ...node,
  globalSetup: '<rootDir>/src/stage/global-setup.ts',
  globalTeardown: '<rootDir>/src/stage/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/src/stage/retries.ts'],
  // A journey waits for a browser more than it works.
  maxWorkers: 2,
  testTimeout: 180_000,
}
