import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from '../usage-error'
import { changedFiles } from './changed-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lekta-changed-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const author = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.org']
const git = (...args: string[]) => execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'pipe' })
const write = (...names: string[]) => names.map((name) => writeFileSync(join(folder, name), name))

function commit(...names: string[]) {
  write(...names)
  git('add', '.')
  git('commit', '--message', 'Something')
}

// Git is optional: only `--changed` needs it.
const hasGit = spawnSync('git', ['--version']).status === 0

if (hasGit) {
  test('the committed, edited, deleted and new files of a branch are listed', () => {
    git('init', '--initial-branch=main')
    commit('untouched.ts', 'edited.ts', 'deleted.ts', '.gitignore')
    expect(changedFiles(folder)).toEqual([])
    git('checkout', '-b', 'branch')
    commit('commited ünder.ts')
    writeFileSync(join(folder, 'edited.ts'), 'other')
    rmSync(join(folder, 'deleted.ts'))
    write('new.ts')
    expect(changedFiles(folder)).toEqual(['commited ünder.ts', 'deleted.ts', 'edited.ts', 'new.ts'])
  })

  test('later commits on main are not listed as changes of the branch', () => {
    git('init', '--initial-branch=main')
    commit('first.ts')
    git('checkout', '-b', 'branch')
    commit('mine.ts')
    git('checkout', 'main')
    commit('theirs.ts')
    git('checkout', 'branch')
    expect(changedFiles(folder)).toEqual(['mine.ts'])
  })
}

test('a folder without a git repository is refused with an explanation', () => {
  expect(() => changedFiles(folder)).toThrow(UsageError)
  expect(() => changedFiles(folder)).toThrow('--changed needs git and the branch “main”')
})
