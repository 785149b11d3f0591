import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'

/** A served release in the registry, with the fields that the server needs. */
interface Release {
  version: string
  entry: string
  files: Readonly<Record<string, string>>
  preload: Readonly<Record<string, readonly string[]>>
  area: { pages: readonly { path: string; bare?: boolean }[]; slots?: readonly { name: string }[] }
}

/** `remotes.json`: the served releases by area. */
export type Registry = Readonly<Record<string, { current: Release; previous?: Release | null }>>

declare module '../http/request-context' {
  interface AppContext {
    /** Returns the served releases; null while their list cannot be read. */
    releases: () => Registry | null
  }
}

/** The host's files by purpose. */
export interface HostFiles {
  /** The host's program; a prerendered page loads it only after an interaction. */
  app: readonly string[]
  pages: Readonly<Record<string, readonly string[]>>
  /** The federation runtime, loaded with the first area. */
  federation: readonly string[]
  /** The shared kit, loaded with the first page of an area. */
  kit: readonly string[]
  /** The layout around every page that is not `bare`. */
  frame: readonly string[]
  /** Fonts that every page needs first. */
  fonts: readonly string[]
}

/** A public page, prerendered by the host's build in one language. */
export interface PrerenderedPage {
  title: string
  description: string
  /** The content of the root element, with placeholders for the nonce. */
  html: string
  /** CSS rules that replace `style` attributes. */
  rules: string
}

export const languages = ['en', 'id'] as const
export type Language = (typeof languages)[number]

/** `prerendered.json`: the prerendered pages by address and language. */
export type PrerenderedPages = Readonly<Record<string, Readonly<Record<Language, PrerenderedPage>>>>

const stampOf = (file: string) => {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : 'missing'
}

/**
 * Returns a function that returns the parsed content of a file. The function reads the file again after a change. If
 * the file cannot be read, it logs the error once and returns the last content, or `null` if there is none.
 */
export function watched<T>(file: string, parse: (text: string) => T, log: FastifyBaseLogger): () => T | null {
  let seen = ''
  let value: T | null = null
  return () => {
    const stamp = stampOf(file)
    if (stamp === seen) return value
    seen = stamp
    try {
      value = parse(readFileSync(file, 'utf8'))
    } catch (error) {
      const consequence = value ? 'The previous version stays in use.' : 'The portal answers 503 until it can be read.'
      log.error(`${file} cannot be read (${(error as Error).message}). ${consequence}`)
    }
    return value
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses `remotes.json`. Throws if it is not a registry. */
function parseRegistry(text: string): Registry {
  const registry: unknown = JSON.parse(text)
  const lines = isRecord(registry) ? Object.values(registry) : [null]
  const whole = lines.every(
    (line) => isRecord(line) && isRecord(line.current) && typeof line.current.entry === 'string',
  )
  if (!whole) throw new Error('it is not a list of released remotes')
  return registry as Registry
}

const registryIn = (directory: string) => join(directory, 'remotes.json')

/** Returns the registry of a portal's folder. Throws if it cannot be read. */
export const readRegistry = async (directory: string): Promise<Registry> =>
  parseRegistry(await readFile(registryIn(directory), 'utf8'))

/** Returns a function that reads the registry of a portal's folder, as `watched` does. */
export const watchRegistry = (directory: string, log: FastifyBaseLogger) =>
  watched(registryIn(directory), parseRegistry, log)
