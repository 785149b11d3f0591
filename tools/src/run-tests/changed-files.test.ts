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
  test('files that are committed, changed, deleted or new on a branch have changed', () => {
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

  test('what others have put on main since is nothing that this branch has changed', () => {
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

test('a folder without history is refused with a sentence', () => {
  expect(() => changedFiles(folder)).toThrow(UsageError)
  expect(() => changedFiles(folder)).toThrow('--changed needs git and the branch “main”')
})
