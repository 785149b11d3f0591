import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { typesFile } from '../build/slot-types'
import { UsageError } from '../usage-error'

/** What is used of a portal's registry. */
type Registry = Record<string, { current: { version: string; files: Record<string, string> } }>

const folder = 'types'

/** The first line of a file that the command has written, and may replace or remove. */
const mark = '// Written by lekta-tools types'

/** Milliseconds within which the portal answers. */
const timeoutMs = 20_000

async function read(url: URL): Promise<Buffer> {
  let answer: Response
  try {
    answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  } catch (error) {
    const { message, cause } = error as Error
    throw new Error(`${url} cannot be reached: ${cause instanceof Error ? cause.message : message}.`)
  }
  if (!answer.ok) throw new Error(`${url} answers with status ${answer.status}.`)
  return Buffer.from(await answer.arrayBuffer())
}

async function readRegistry(portal: URL): Promise<Registry> {
  const url = new URL('/remotes.json', portal)
  const refusal = new Error(`${url} is not the registry of a portal.`)
  const text = (await read(url)).toString()
  try {
    const registry = JSON.parse(text) as Registry
    // Files are named after areas.
    if (Object.keys(registry).every((area) => /^[a-z][a-z0-9-]*$/.test(area))) return registry
  } catch {
    throw refusal
  }
  throw refusal
}

const hashOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Returns the declarations of the slots that an area offers, with their origin; none if it offers no slots. */
async function declarationsOf(portal: URL, [area, { current }]: [string, Registry[string]]) {
  const [url, hash] = Object.entries(current.files).find(([file]) => file.endsWith(`/${typesFile}`)) ?? []
  if (!url) return []
  const content = await read(new URL(url, portal))
  if (hashOf(content) !== hash)
    throw new Error(`The types of the area ${area} were changed since its release ${current.version}.`)
  const text = `${mark} from ${area} ${current.version} at ${portal.origin}\n${content}`
  return [{ name: `${area}.d.ts`, text }]
}

/** Returns the files of a folder that the command has written earlier. */
const writtenIn = (target: string) =>
  existsSync(target)
    ? readdirSync(target).filter(
        (name) => name.endsWith('.d.ts') && readFileSync(join(target, name), 'utf8').startsWith(mark),
      )
    : []

/**
 * Writes the types of the slots that the areas of a portal offer into the folder `types` of a repository, except those
 * of the area `own`, and removes types that are no longer offered. Writes nothing if anything fails. Returns the names
 * of the files.
 */
export async function fetchTypes(directory: string, address: string, own?: string): Promise<string[]> {
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new UsageError('Give the address of a portal: lekta-tools types https://portal.example')
  const portal = new URL(address)
  const others = Object.entries(await readRegistry(portal)).filter(([area]) => area !== own)
  const files = (await Promise.all(others.map((entry) => declarationsOf(portal, entry)))).flat()
  const target = join(directory, folder)
  for (const name of writtenIn(target)) rmSync(join(target, name))
  if (files.length > 0) mkdirSync(target, { recursive: true })
  for (const { name, text } of files) writeFileSync(join(target, name), text)
  return files.map(({ name }) => name)
}
