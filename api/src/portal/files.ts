import { readFileSync, statSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'

/** The host's files by purpose. */
export interface HostFiles {
  /** The host's program; a prerendered page loads it only after an interaction. */
  app: readonly string[]
  pages: Readonly<Record<string, readonly string[]>>
  /** The loader of areas, loaded with the first area. */
  federation: readonly string[]
  /** The runtime of Module Federation, loaded for releases that need it. */
  legacy: readonly string[]
  /** Files of the shared modules that load with the pages that take them, by module. */
  kit: Readonly<Record<string, readonly string[]>>
  /** What every page of a session needs, and no other; absent in a host whose program contains it. */
  session?: readonly string[]
  /** The layout around every page that is not `bare`. */
  frame: readonly string[]
  /** Fonts that every page needs first. */
  fonts: readonly string[]
  /** The host's own texts, by language; absent in a host whose texts load without hints. */
  words?: { id: readonly string[] }
}

/** The files of a host from before decision 61, which loads the runtime and the whole UI for every area. */
type EarlierHostFiles = Omit<HostFiles, 'legacy' | 'kit'> & { kit: readonly string[] }

const isEarlier = (files: HostFiles | EarlierHostFiles): files is EarlierHostFiles => Array.isArray(files.kit)

/** Parses `files.json`. The host may be older than the server, until both are built from the same sources. */
export function parseHostFiles(text: string): HostFiles {
  const files = JSON.parse(text) as HostFiles | EarlierHostFiles
  return isEarlier(files) ? { ...files, legacy: [...files.federation, ...files.kit], kit: {} } : files
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
