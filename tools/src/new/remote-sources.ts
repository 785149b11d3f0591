import { quote } from './names'
import { type RemoteRequest, type Role, roles } from './new-request'
import { pageSource, screenSource, screenTestSource } from './page-sources'

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
  pages: [
    ${pageSource(`/${name}`, title.english, 'more', screenOf(name)).replaceAll('\n', '\n    ')},
  ],
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

/** Returns the sources of a remote, by their paths in its package: an area with its first page, fixtures and tests. */
export function remoteSources(request: RemoteRequest): Record<string, string> {
  const screen = { name: screenOf(request.name), title: request.title }
  const first = `src/screens/${screen.name}/${screen.name}`
  return {
    'src/area.ts': areaSource(request),
    'src/area.test.tsx': areaTestSource(request),
    'src/words.id.ts': wordsSource(request),
    'src/fixtures.ts': fixturesSource(request.roles[0] ?? 'admin'),
    [`${first}.tsx`]: screenSource(screen),
    [`${first}.test.tsx`]: screenTestSource(screen),
  }
}
