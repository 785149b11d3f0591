import type { FailureReason } from '@lekta/shared/contract/beacon'

/** The result of fetching a file directly. */
export type Finding = 'fine' | 'offline' | 'down' | 'gone' | 'slow' | 'integrity'

const timeoutMs = 5000

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

const matches = async (answer: Response, hash: string) => {
  const digest = await crypto.subtle.digest('SHA-384', await answer.arrayBuffer())
  return hash === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

/** Fetches a file whose script element failed, since the element does not say why. An empty hash is not checked. */
export async function examine(url: string, hash: string): Promise<Finding> {
  if (!navigator.onLine) return 'offline'
  try {
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    if (answer.status === 404 || answer.status === 410) return 'gone'
    if (!answer.ok) return 'down'
    return !hash || (await matches(answer, hash)) ? 'fine' : 'integrity'
  } catch (error) {
    return isTimeout(error) ? 'slow' : 'down'
  }
}

const text = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${error.message} ${text(error.cause)}` : ''

/** Returns the address of the file that a failed chunk or container was loaded from, if the error names it. */
export const addressIn = (error: unknown): string | null => /https?:\/\/[^\s"')]+/.exec(text(error))?.[0] ?? null

/** Returns the reason for the loader's error; null if the file has to be fetched to find out. */
export function classifyError(error: unknown): FailureReason | null {
  const words = text(error)
  if (/Unsatisfied version|requiredVersion|singleton|#RUNTIME-006|shared module/i.test(words)) return 'mismatch'
  if (/ScriptExecutionError/.test(words)) return 'crash'
  if (/timed out|timeout/i.test(words)) return 'slow'
  // The file was fetched but does not provide the chunk, because it does not parse or is another file.
  if (/Loading chunk .*\(missing: /s.test(words)) return 'crash'
  return /Loading (CSS )?chunk|ScriptNetworkError|#RUNTIME-008/.test(words) ? null : 'crash'
}
