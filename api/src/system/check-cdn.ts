import type { Config } from '../config/config'
import { reasonOf } from '../errors/reason-of'
import { say } from '../i18n/sentence'
import { bad, type Finding } from './finding'

/** Milliseconds after which the CDN counts as unreachable. */
const timeoutMs = 5000

/** Returns why the pages of an origin cannot load a file; null if they can. */
async function refusalOf(url: string, origin: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { headers: { Origin: origin }, signal: AbortSignal.timeout(timeoutMs) })
    await answer.arrayBuffer()
    if (!answer.ok) return String(answer.status)
    const allowed = answer.headers.get('access-control-allow-origin')
    return allowed === '*' || allowed === origin ? null : `Access-Control-Allow-Origin: ${allowed}`
  } catch (error) {
    return reasonOf((error as Error).cause ?? error)
  }
}

/** Checks that browsers can load a file of a release in use from the CDN. `path` is below that of all releases. */
export async function checkCdn({ releasesCdnUrl, publicUrl }: Config, path: string | null): Promise<Finding[]> {
  if (releasesCdnUrl === null || path === null) return []
  const url = `${releasesCdnUrl}/${path}`
  const reason = await refusalOf(url, new URL(publicUrl).origin)
  if (reason === null) return []
  const text = 'Browsers cannot load {{url}} ({{reason}}): correct the CDN, or unset RELEASES_CDN_URL.'
  return [bad(say(text, { url, reason }))]
}
