import { basename } from 'node:path'
import { sharesIn } from '@lekta/tools/script-contents'
import { isCode, type Transfer } from './network-record'

/**
 * Returns what the code of a page consists of, as a sentence. `folders` contain its scripts with their source maps;
 * throws if one is missing.
 */
export function describeContents(requests: readonly Transfer[], folders: readonly string[]): string {
  const bytes = new Map<string, number>()
  const add = (kind: string, size: number) => bytes.set(kind, (bytes.get(kind) ?? 0) + size)
  for (const { url, bytes: size } of requests.filter(isCode)) {
    const name = basename(new URL(url).pathname)
    if (name.endsWith('.css')) add('styles', size)
    else for (const [kind, share] of sharesIn(name, folders)) add(kind, share * size)
  }
  const sorted = [...bytes].sort(([, a], [, b]) => b - a)
  return sorted.map(([kind, size]) => `${kind} ${(size / 1024).toFixed(1)}`).join(', ')
}
