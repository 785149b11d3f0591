import type { RemoteRequest } from './new-request'
import { remoteSources } from './remote-sources'

/** Versions of packages, by their names. */
export type Versions = Readonly<Record<string, string>>

/** The packages of a remote's repository that run, and those that build and test. */
export const repositoryPackages = {
  dependencies: ['@lekta/shared', 'react', 'react-dom'],
  devDependencies: [
    '@lekta/tools',
    '@testing-library/dom',
    '@testing-library/jest-dom',
    '@testing-library/react',
    '@testing-library/user-event',
    '@types/jest',
    '@types/react',
    '@types/react-dom',
    'typescript',
  ],
} as const

const pick = (versions: Versions, names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => {
      const version = versions[name]
      if (!version) throw new Error(`The version of ${name} is missing.`)
      return [name, version]
    }),
  )

/** Returns JSON with lists of strings on one line, as formatters write them. */
const json = (value: unknown) =>
  `${JSON.stringify(value, null, 2).replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`

const manifestOf = (name: string, versions: Versions) =>
  json({
    name: `remote-${name}`,
    private: true,
    version: '1.0.0',
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: {
      dev: 'lekta-tools dev',
      build: 'lekta-tools build',
      check: 'lekta-tools check',
      publish: 'lekta-tools publish',
      types: 'tsc --noEmit',
      test: 'npm run types && lekta-tools jest',
    },
    dependencies: pick(versions, repositoryPackages.dependencies),
    devDependencies: pick(versions, repositoryPackages.devDependencies),
  })

const tsconfig = json({
  compilerOptions: {
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['jest', '@testing-library/jest-dom', '@lekta/tools/css-modules'],
  },
  include: ['src', 'types', '*.ts'],
})

const port = 3004

const readme = ({ name, title }: RemoteRequest) => `# ${title.english}

The area “${name}” of a Lekta portal.

| command | does |
|---|---|
| \`npm install\` | installs the packages |
| \`npm run dev\` | opens the area alone, with hot reload, at http://localhost:${port} |
| \`npm test\` | checks types and runs the tests |
| \`npm run build\` | builds the release into one file in \`dist\` |
| \`npm run check\` | opens every page of the built release in a browser, in both languages and all states |
| \`npm run publish\` | hands in the built release to the portal |
| \`npx lekta-tools types <address of the portal>\` | writes the types of the slots that other areas offer into \`types\` |

Pages are listed in \`src/area.ts\`, their Indonesian texts in \`src/words.id.ts\`, and answers of the API for tests and for opening the area alone
in \`src/fixtures.ts\`. What the API answers is at \`/api/docs\` of a portal.

## Release
An admin of the portal adds the area on the page *Releases* and creates a release token. Set \`LEKTA_PORTAL\` to the portal’s address and
\`LEKTA_RELEASE_TOKEN\` to the token. Commit first: a release names its commit.

\`\`\`sh
npx lekta-tools build --check
npx lekta-tools publish --wait
npx lekta-tools promote <version> --reason "First release"   # only the first one: later ones begin with a rollout
npx lekta-tools rollout <version> --share 10 --reason "First users"
npx lekta-tools status
npx lekta-tools promote <version> --reason "No failures in two days"
\`\`\`

\`npx lekta-tools rollback <version> --reason "…"\` serves an earlier release again. If the area demands signed releases, \`npx lekta-tools key <file>\`
makes a key; builds read the secret one from \`LEKTA_SIGNING_KEY\`. \`.github/workflows/release.yml\` does all of this up to \`publish\` for each
commit on \`main\`: it needs the variable \`LEKTA_PORTAL\` and the secrets \`LEKTA_RELEASE_TOKEN\` and, for signed releases, \`LEKTA_SIGNING_KEY\`.
`

/** A workflow that checks every change, and hands in a release for each commit on the main branch. */
const workflow = `name: Release

on:
  pull_request:
  push:
    branches: [main]

permissions:
  contents: read

jobs:
  release:
    runs-on: ubuntu-latest
    env:
      LEKTA_PORTAL: \${{ vars.LEKTA_PORTAL }}
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npm test
      - run: npx lekta-tools build --check
        env:
          LEKTA_SIGNING_KEY: \${{ secrets.LEKTA_SIGNING_KEY }}
      - if: github.event_name == 'push'
        run: npx lekta-tools publish --wait
        env:
          LEKTA_RELEASE_TOKEN: \${{ secrets.LEKTA_RELEASE_TOKEN }}
`

/**
 * Returns the files of a repository with one remote, by their paths. `versions` has a version of each of
 * `repositoryPackages`.
 */
export const repositorySources = (request: RemoteRequest, versions: Versions): Record<string, string> => ({
  'package.json': manifestOf(request.name, versions),
  'tsconfig.json': tsconfig,
  'jest.config.mjs': "import { browser } from '@lekta/tools/jest'\n\nexport default browser\n",
  'webpack.config.ts': `import { remote } from '@lekta/tools/webpack'\n\nexport default remote(import.meta.url, ${port})\n`,
  '.gitignore': 'node_modules\ndist\n',
  '.github/workflows/release.yml': workflow,
  'README.md': readme(request),
  ...remoteSources(request),
})
