import { createHmac, timingSafeEqual } from 'node:crypto'
import { AreaName, Version } from '@lekta/shared/contract/delivery/release-package'
import * as z from 'zod/mini'
import type { Database } from '../../database/connect'
import { installation } from '../../database/schema'

/** What a preview link offers, and to which account. */
const Offered = z.object({
  area: AreaName,
  version: Version,
  /** The hash of the release, so that the link is for this build only. */
  hash: z.string(),
  accountId: z.number(),
  /** When the link expires, in seconds since 1970. */
  expires: z.number(),
})
export type Offered = z.infer<typeof Offered>

const signatureOf = (key: string, content: string) =>
  createHmac('sha256', key).update(`preview ${content}`).digest('base64url')

/** Returns the secret with which this installation signs preview links. */
export async function selectKey(database: Database): Promise<string> {
  const [row] = await database.select({ key: installation.key }).from(installation)
  if (!row) throw new Error('The installation has no key.')
  return row.key
}

/** Returns the signed text of a link. */
export function signLink({ area, version, hash, accountId, expires }: Offered, key: string): string {
  const content = Buffer.from(JSON.stringify({ area, version, hash, accountId, expires })).toString('base64url')
  return `${content}.${signatureOf(key, content)}`
}

function parse(content: string): Offered | null {
  try {
    return z.parse(Offered, JSON.parse(Buffer.from(content, 'base64url').toString()))
  } catch {
    return null
  }
}

/** Returns what a link offers; null if this installation has not signed it, or it has expired. */
export function readLink(link: string, key: string, now: Date): Offered | null {
  const [content = '', signature = ''] = link.split('.')
  const [received, right] = [Buffer.from(signature), Buffer.from(signatureOf(key, content))]
  if (received.length !== right.length || !timingSafeEqual(received, right)) return null
  const offered = parse(content)
  return offered && offered.expires * 1000 > now.getTime() ? offered : null
}
