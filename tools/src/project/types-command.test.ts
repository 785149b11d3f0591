import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchTypes } from './types-command'

const declarations = 'export {}\n'
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const releaseOf = (area: string, files: Record<string, string>) => ({
  [area]: { current: { version: '2', files: { [`/remotes/${area}/2/remoteEntry.js`]: hashOf('code'), ...files } } },
})
const offering = (area: string) => releaseOf(area, { [`/remotes/${area}/2/types/area.d.ts`]: hashOf(declarations) })

/** What the portal answers, by path. */
let answers: Record<string, string>
let server: Server
let address: string
let folder: string
beforeAll(async () => {
  server = createServer(({ url = '' }, answer) => {
    const text = answers[url]
    answer.writeHead(text === undefined ? 404 : 200).end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lekta-types-'))
  answers = {
    '/remotes.json': JSON.stringify({ ...offering('library'), ...offering('post'), ...releaseOf('child', {}) }),
    '/remotes/library/2/types/area.d.ts': declarations,
    '/remotes/post/2/types/area.d.ts': declarations,
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the types of all areas that offer slots are written, each with its origin', async () => {
  expect(await fetchTypes(folder, `${address}/`)).toEqual(['library.d.ts', 'post.d.ts'])
  const text = readFileSync(join(folder, 'types/library.d.ts'), 'utf8')
  expect(text).toBe(`// Written by lekta-tools types from library 2 at ${address}\n${declarations}`)
})

test('the types of the repository’s own area are left out', async () => {
  expect(await fetchTypes(folder, address, 'library')).toEqual(['post.d.ts'])
})

test('types that are no longer offered are removed; files of other origin stay', async () => {
  await fetchTypes(folder, address)
  writeFileSync(join(folder, 'types/mine.d.ts'), 'export {}')
  answers['/remotes.json'] = JSON.stringify(offering('post'))
  await fetchTypes(folder, address)
  expect(readdirSync(join(folder, 'types')).sort()).toEqual(['mine.d.ts', 'post.d.ts'])
})

test('nothing is written if the types of one area were changed since its release', async () => {
  answers['/remotes/post/2/types/area.d.ts'] = 'export type Changed = 1\n'
  await expect(fetchTypes(folder, address)).rejects.toThrow(
    'The types of the area post were changed since its release 2.',
  )
  expect(readdirSync(folder)).toEqual([])
})

test('what is wrong with a portal is said', async () => {
  delete answers['/remotes/post/2/types/area.d.ts']
  await expect(fetchTypes(folder, address)).rejects.toThrow('/remotes/post/2/types/area.d.ts answers with status 404.')
  for (const wrong of ['<html>', '{ "../src/area": {} }']) {
    answers['/remotes.json'] = wrong
    await expect(fetchTypes(folder, address)).rejects.toThrow('/remotes.json is not the registry of a portal.')
  }
  await expect(fetchTypes(folder, 'portal')).rejects.toThrow('Give the address of a portal')
  await expect(fetchTypes(folder, 'http://127.0.0.1:1')).rejects.toThrow('cannot be reached')
})
