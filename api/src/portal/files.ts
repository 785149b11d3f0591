import { readFileSync, statSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'

/** What the portal's registry says of a served release, as far as the server needs it. */
interface Release {
  entry: string
  files: Readonly<Record<string, string>>
  preload: Readonly<Record<string, readonly string[]>>
  area: { pages: readonly { path: string; bare?: boolean }[]; dashboard?: boolean }
}

/** `remotes.json`: the served releases by area. */
export type Registry = Readonly<Record<string, { current: Release }>>

/** Which of the host's own files draw which of its pages, and which ones an area needs beside its own. */
export interface HostFiles {
  /** The program itself, which a prerendered page loads only after an interaction. */
  app: readonly string[]
  pages: Readonly<Record<string, readonly string[]>>
  /** The federation runtime, for the first area. */
  federation: readonly string[]
  /** The shared kit, for the first page of an area. */
  kit: readonly string[]
  /** Of the frame around every page that is not bare. */
  frame: readonly string[]
  /** Fonts of the first thing to be read on any page. */
  fonts: readonly string[]
}

/** A public page as the host's build painted it, in one language. */
export interface PrerenderedPage {
  title: string
  description: string
  /** The content of the root element, with a mark for the nonce. */
  html: string
  /** Rules that replace `style` attributes. */
  rules: string
}

export const languages = ['en', 'id'] as const
export type Language = (typeof languages)[number]

/** `painted.json`: the painted pages by address and language. */
export type PrerenderedPages = Readonly<Record<string, Readonly<Record<Language, PrerenderedPage>>>>

const stampOf = (file: string) => {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : 'missing'
}

/**
 * Returns a function that returns the content of a file, read again when the file changes. While the file cannot be
 * read, its last content counts, and the log says so once; `null` when it never could be read.
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

/** Throws when a text is no registry. */
export function parseRegistry(text: string): Registry {
  const registry: unknown = JSON.parse(text)
  const lines = isRecord(registry) ? Object.values(registry) : [null]
  const whole = lines.every(
    (line) => isRecord(line) && isRecord(line.current) && typeof line.current.entry === 'string',
  )
  if (!whole) throw new Error('it is not a list of released remotes')
  return registry as Registry
}
