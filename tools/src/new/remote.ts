import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageNames, remoteNames, root } from '../packages'
import { UsageError } from '../usage-error'
import type { Changes } from './changes'
import { quote } from './names'
import { type RemoteRequest, type Role, roles } from './new-request'
import { assertFreePath, pageSource, screenSource, screenTestSource } from './page'

const portIn = /3\d{3}(?=\))/

/** Returns the port after the highest one that a development server uses. */
function nextPort(): number {
  const ports = packageNames().flatMap((name) => {
    const file = join(root, name, 'webpack.config.ts')
    const port = existsSync(file) ? portIn.exec(readFileSync(file, 'utf8'))?.[0] : undefined
    return port ? [Number(port)] : []
  })
  return Math.max(...ports) + 1
}

/** The remote from which to copy the files that differ between remotes only by name. */
const model = 'remote-admin'

const modelFile = (file: string) => readFileSync(join(root, model, file), 'utf8')

const manifestOf = (name: string) => modelFile('package.json').replace(`"${model}"`, `"remote-${name}"`)

const areaSource = ({
  name,
  roles: allowed,
  title,
}: RemoteRequest) => `import { defineArea } from '@lekta/shared/routing'
import { words } from './words.id'

/** The pages of the area “${name}”. */
export const area = defineArea({
  name: '${name}',
  roles: [${allowed.map(quote).join(', ')}],
  words: { id: words },
  pages: [${pageSource(`/${name}`, title.english, 'more', screenOf(name))}],
})
`

/** Returns the name of the first page's folder. */
const screenOf = (name: string) => name

const wordsSource = ({ name, title }: RemoteRequest) => `/** Indonesian texts of the area “${name}”. */
export const words = {
  ${quote(title.english)}: ${quote(title.indonesian)},
} as const
`

const fixturesSource = (
  role: Role,
) => `import { accountFixtures, profileOf } from '@lekta/shared/testing/account-fixtures'
import type { Answer } from '@lekta/shared/testing/fake-api'
import type { Samples } from '@lekta/shared/testing/samples'

/** Fixtures for opening the area without a server; add an answer for each endpoint that its pages call. */
export const createFixtures = (): Answer[] => [...accountFixtures(profileOf('${role}'))]

/** An address for each page with parameters in its path. */
export const samples: Samples = {}
`

/** Returns the roles that may not see an area. */
const others = (allowed: readonly Role[]) => roles.filter((role) => !allowed.includes(role))

const refusalTest = (refused: readonly Role[]) =>
  refused.length === 0
    ? ''
    : `test.each([${refused.map(quote).join(', ')}] as const)('a %s cannot see any of its pages', (role) => {
  expect(pagesOf(role)).toEqual([])
})
`

const areaTestSource = ({ name, roles: allowed, title }: RemoteRequest) => {
  const refused = others(allowed)
  return `import { openArea } from '@lekta/shared/testing/open-area'
import { screen } from '@testing-library/react'
import { area } from './area'
import { createFixtures } from './fixtures'

const { entries, open${refused.length > 0 ? ', pagesOf' : ''}, untranslated } = openArea(area, ${quote(allowed[0] ?? 'admin')}, createFixtures)

test('the menu lists its pages', () => {
  expect(entries('main')).toEqual([])
  expect(entries('more')).toEqual([[${quote(title.english)}, '/${name}']])
})

${refusalTest(refused)}
test('every title has an Indonesian translation', () => {
  expect(untranslated()).toEqual([])
})

test.each([['/${name}', ${quote(title.english)}]])('the page at %s renders with fixture data', async (path, heading) => {
  await open(path)
  await screen.findByRole('heading', { level: 1, name: heading })
})
`
}

const addReference = (text: string, name: string) => {
  const references = text.split('\n')
  const last = references.findLastIndex((line) => line.includes('"remote-'))
  if (last < 0) throw new Error('It names no remote.')
  references.splice(last + 1, 0, `    { "path": "remote-${name}" },`)
  return references.join('\n')
}

/** Plans a remote: a package with an area, its first page and tests. Throws a UsageError if it exists. */
export function planRemote(changes: Changes, request: RemoteRequest): void {
  const { name, roles: allowed, title } = request
  const folder = `remote-${name}`
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []
  // Ignores untracked folders, because they may be left over from another branch.
  if (files.some((file) => file !== 'node_modules' && file !== 'dist'))
    throw new UsageError(`There is a remote “${name}” already. Remotes: ${remoteNames().join(', ')}.`)
  assertFreePath(changes, `/${name}`)
  const screen = { name: screenOf(name), title }
  const first = `${folder}/src/screens/${screen.name}/${screen.name}`
  changes.create(`${folder}/package.json`, manifestOf(name))
  changes.create(`${folder}/tsconfig.json`, modelFile('tsconfig.json'))
  changes.create(`${folder}/jest.config.mjs`, modelFile('jest.config.mjs'))
  changes.create(`${folder}/webpack.config.ts`, modelFile('webpack.config.ts').replace(portIn, String(nextPort())))
  changes.create(`${folder}/src/area.ts`, areaSource(request))
  changes.create(`${folder}/src/area.test.tsx`, areaTestSource(request))
  changes.create(`${folder}/src/words.id.ts`, wordsSource(request))
  changes.create(`${folder}/src/fixtures.ts`, fixturesSource(allowed[0] ?? 'admin'))
  changes.create(`${first}.tsx`, screenSource(screen))
  changes.create(`${first}.test.tsx`, screenTestSource(screen))
  changes.edit('tsconfig.json', (text) => addReference(text, name))
}
