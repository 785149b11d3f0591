import { node } from '@lekta/tools/jest'

export default {
  ...node,
  globalSetup: '<rootDir>/src/stage/global-setup.ts',
  globalTeardown: '<rootDir>/src/stage/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/src/stage/retries.ts'],
  testSequencer: '<rootDir>/src/stage/longest-first.cjs',
  testTimeout: 180_000,
}
