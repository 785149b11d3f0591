import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeOrigin, originOf } from './origin'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lekta-origin-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function git(...args: string[]) {
  const identity = ['-c', 'user.name=Ayu Lestari', '-c', 'user.email=ayu@example.org', '-c', 'commit.gpgsign=false']
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: '2026-11-20T09:00:00+07:00',
    GIT_COMMITTER_DATE: '2026-11-20T09:00:00+07:00',
  }
  const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8', env })
  if (status !== 0) throw new Error(stderr)
}

function commitFile() {
  git('init', '--quiet')
  writeFileSync(join(folder, 'a.txt'), 'a')
  git('add', '.')
  git('commit', '--quiet', '--message', 'First')
}

test('a release of a commit has its hash, author and time', () => {
  commitFile()
  expect(originOf(folder)).toEqual({
    commit: expect.stringMatching(/^[0-9a-f]{12}$/),
    author: 'Ayu Lestari',
    built_at: '2026-11-20T02:00:00.000Z',
  })
})

test('a release with uncommitted changes says so, and has the present time', () => {
  commitFile()
  writeFileSync(join(folder, 'b.txt'), 'b')
  const before = Date.now()
  const { commit, built_at } = originOf(folder)
  expect(commit).toMatch(/^[0-9a-f]{12} with changes$/)
  expect(Date.parse(built_at)).toBeGreaterThanOrEqual(before)
})

test('outside of a repository there is no commit and no author', () => {
  expect(originOf(folder)).toMatchObject({ commit: null, author: null })
})

test.each([
  ['0123456789ab', 'It was built from commit 0123456789ab.'],
  ['0123456789ab with changes', 'It was built from files that differ from commit 0123456789ab: commit first'],
  [null, 'It names no commit, because there is none: commit first'],
])('a release of commit %s says so, and what to do', (commit, text) => {
  expect(describeOrigin({ commit })).toContain(text)
})
