import { parseChangelog } from './changelog'
import { checkPortalVersion, checkVersion, isAtLeast, nextVersion } from './check-version'
import type { Member } from './describe-declaration'
import { compareApi, publish } from './published'
import type { ApiItem } from './read-api'

const member = (name: string, text = `${name}: string`, isOptional = false): Member => ({ name, text, isOptional })

const item = (name: string, head: string, members: Member[] = [], module = './ui'): ApiItem => ({
  module,
  name,
  isExported: true,
  shapes: [{ head, members }],
})

const before = [item('Badge', 'const Badge: 1'), item('Props', 'interface Props {…}', [member('label')])]

const changesTo = (...items: ApiItem[]) =>
  compareApi(publish({ version: '2.1.0' }, before), items).map(({ kind, name }) => `${name} ${kind}`)

const [badge, props] = before as [ApiItem, ApiItem]

test.each([
  ['nothing', [badge, props], []],
  ['a removed export', [props], ['Badge removed']],
  ['a new export', [badge, props, item('Card', 'const Card: 1')], ['Card added']],
  ['an export of another type', [item('Badge', 'const Badge: 2'), props], ['Badge changed']],
  ['a removed member', [badge, item('Props', 'interface Props {…}')], ['Props.label removed']],
  [
    'a member of another type',
    [badge, item('Props', 'interface Props {…}', [member('label', 'label: 1')])],
    ['Props.label changed'],
  ],
  [
    'a new member that code has to provide',
    [badge, item('Props', 'interface Props {…}', [member('label'), member('a b')])],
    ['Props.a b changed'],
  ],
  [
    'a new member that may be left out',
    [badge, item('Props', 'interface Props {…}', [member('label'), member('tone', 'tone?: 1', true)])],
    ['Props.tone added'],
  ],
])('%s is found', (_, items, changes) => {
  expect(changesTo(...items)).toEqual(changes)
})

test('what was never exported can be removed, because what named it has changed', () => {
  const hidden = { ...item('tones', 'const tones: object'), isExported: false }
  const published = publish({ version: '2.1.0' }, [badge, hidden])
  expect(compareApi(published, [item('Badge', 'const Badge: 2')]).map(({ name }) => name)).toEqual(['Badge'])
})

const dated = '## [2.1.0] - 2026-11-25\n\n### Added\n\n- Everything.\n'
const added = item('Card', 'const Card: 1')
const changed = item('Badge', 'const Badge: 2')

/** Returns what is wrong with a version and a changelog after the API has become `items`. */
function check(items: readonly ApiItem[], version: string, changelog: string) {
  const changes = compareApi(publish({ version: '2.1.0' }, before), items)
  return checkVersion({ library: 'kit', version, published: '2.1.0', changelog: parseChangelog(changelog), changes })
}

const unreleased = (text = '') => `# Changelog\n\n## [Unreleased]\n\n${text}\n\n${dated}`

test.each([
  ['no change', before, '2.1.0', dated],
  ['a correction', before, '2.1.1', unreleased()],
  ['an addition in a minor version', [...before, added], '2.2.0', unreleased()],
  ['a change in a major version', [changed, props], '3.0.0', unreleased('### Changed\n\n- `Badge` is 2.')],
  ['a removal in a major version', [props], '3.0.0', unreleased('### Removed\n\n- `Badge`')],
  [
    'a change that only adds, in a minor version',
    [changed, props],
    '2.2.0',
    unreleased('### Added\n\n- `Badge` may be 2.'),
  ],
])('%s is accepted', (_, items, version, changelog) => {
  expect(check(items, version, changelog)).toEqual([])
})

test.each([
  [
    'an addition without a changelog',
    [...before, added],
    '2.1.0',
    dated,
    'Begin kit/CHANGELOG.md with “## [Unreleased]”',
  ],
  ['a version without a changelog', before, '2.2.0', dated, 'because 2.2.0 has no date there'],
  ['an addition in a patch', [...before, added], '2.1.1', unreleased(), 'Set version in kit/package.json to 2.2.0'],
  ['a change in a minor version', [changed, props], '2.2.0', unreleased('### Changed\n\n- `Badge`'), 'to 3.0.0'],
  ['a removal declared as an addition', [props], '2.2.0', unreleased('### Added\n\n- `Badge`'), 'to 3.0.0'],
  [
    'a change that the changelog does not name',
    [changed, props],
    '3.0.0',
    unreleased(),
    'what changed: `Badge` of ./ui',
  ],
  [
    'a date without a record',
    before,
    '2.2.0',
    `## [2.2.0] - 2026-12-01\n\n${dated}`,
    'record its API with npm run api-report',
  ],
])('%s is refused', (_, items, version, changelog, sentence) => {
  expect(check(items, version, changelog)).toEqual([expect.stringContaining(sentence)])
})

test('the version of what a portal shares changes only with those entry points', () => {
  const others = [...before, item('List', 'const List: 1', [], './lists/list'), item('listMenu', '1', [], './uiless')]
  const state = { library: 'kit', version: '1.4.0', published: '1.4.0', changelog: parseChangelog(unreleased()) }
  const compare = (items: readonly ApiItem[]) => compareApi(publish({ version: '2.1.0' }, before), items)
  expect(checkPortalVersion({ ...state, changes: compare(others) })).toEqual([])
  const own = [...before, item('Store', 'interface Store {…}', [], 'src/client/store/store')]
  expect(checkPortalVersion({ ...state, changes: compare(own) })).toEqual([
    expect.stringContaining('Set portalVersion in kit/package.json to 1.5.0'),
  ])
})

test('versions are ordered by their numbers', () => {
  expect(isAtLeast('2.10.0', '2.9.5')).toBe(true)
  expect(isAtLeast('2.1.9', '2.2.0')).toBe(false)
  expect(isAtLeast('3.0.0', '3.0.0')).toBe(true)
  expect([nextVersion('2.1.4', 'minor'), nextVersion('2.1.4', 'major')]).toEqual(['2.2.0', '3.0.0'])
})

test.each(['## 2.1.0', '## [2.1.0]', '## [Unreleased] - 2026-11-25'])('the heading “%s” is refused', (heading) => {
  expect(() => parseChangelog(`# Changelog\n\n${heading}\n`)).toThrow('must be')
})
