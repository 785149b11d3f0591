import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../usage-error'
import { type Unpacked, unpackRelease } from './pack'

/** Returns the package in the folder `dist` of a project. Throws a UsageError unless there is exactly one. */
export function builtPackage(directory: string): string {
  const dist = join(directory, 'dist')
  const files = existsSync(dist) ? readdirSync(dist).filter((file) => file.endsWith('.tgz')) : []
  const [file, ...others] = files
  if (!file) throw new UsageError(`${dist} contains no package. Build it with “lekta-tools build”, or name its file.`)
  if (others.length > 0) throw new UsageError(`${dist} contains several packages. Name the file of one.`)
  return join(dist, file)
}

/** Reads a package. Throws a UsageError if there is no such file, or if it is no package. */
export async function readPackageFile(file: string): Promise<Unpacked & { packed: Buffer }> {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`)
  const packed = readFileSync(file)
  try {
    return { packed, ...(await unpackRelease(packed)) }
  } catch (cause) {
    throw new UsageError(`${file} is not a package that “lekta-tools build” has made.`, { cause })
  }
}
