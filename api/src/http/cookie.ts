import type { IncomingHttpHeaders } from 'node:http'

/** Returns the value of a cookie of a request; null when the request does not have it. */
export const cookieOf = ({ headers }: { headers: IncomingHttpHeaders }, name: string): string | null =>
  headers.cookie
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null
