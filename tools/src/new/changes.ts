import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../packages'
import { UsageError } from '../usage-error'

/** Files to write, each with its new text, by their paths from the root. Nothing is written before all of them are known. */
export class Changes {
  readonly #files = new Map<string, string>()

  /** Paths of all files, those that are created and those that are edited. */
  get paths(): string[] {
    return [...this.#files.keys()]
  }

  /** Creates a file. Throws a UsageError when it exists. */
  create(path: string, text: string): void {
    if (this.exists(path)) throw new UsageError(`${path} exists already; nothing was written.`)
    this.#files.set(path, text)
  }

  /** Replaces the text of an existing file by what a function makes of it. Throws a UsageError, with the file's name, when that fails. */
  edit(path: string, change: (text: string) => string): void {
    try {
      this.#files.set(path, change(this.read(path)))
    } catch (error) {
      if (error instanceof UsageError) throw error
      throw new UsageError(`${path} could not be edited: ${(error as Error).message}`)
    }
  }

  /** Returns the text that a file has, or will have. */
  read(path: string): string {
    return this.#files.get(path) ?? readFileSync(join(root, path), 'utf8')
  }

  /** Whether a file exists, or will. */
  exists(path: string): boolean {
    return this.#files.has(path) || existsSync(join(root, path))
  }

  /** Writes all files. */
  write(): void {
    for (const [path, text] of this.#files) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }
}
