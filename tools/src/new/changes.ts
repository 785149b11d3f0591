import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../packages'
import { UsageError } from '../usage-error'

/** Files to create or edit, by their paths from the root. Nothing is written until `write` is called. */
export class Changes {
  readonly #files = new Map<string, string>()

  /** Paths of all created and edited files. */
  get paths(): string[] {
    return [...this.#files.keys()]
  }

  /** Creates a file. Throws a UsageError if it exists. */
  create(path: string, text: string): void {
    if (this.exists(path)) throw new UsageError(`${path} exists already; nothing was written.`)
    this.#files.set(path, text)
  }

  /** Changes the text of an existing file. Throws a UsageError with the file's name if that fails. */
  edit(path: string, change: (text: string) => string): void {
    try {
      this.#files.set(path, change(this.read(path)))
    } catch (error) {
      if (error instanceof UsageError) throw error
      throw new UsageError(`${path} could not be edited: ${(error as Error).message}`)
    }
  }

  /** Returns the text of a file, including planned changes. */
  read(path: string): string {
    return this.#files.get(path) ?? readFileSync(join(root, path), 'utf8')
  }

  /** Returns whether a file exists or will be created. */
  exists(path: string): boolean {
    return this.#files.has(path) || existsSync(join(root, path))
  }

  write(): void {
    for (const [path, text] of this.#files) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }
}
