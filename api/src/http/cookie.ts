import type { IncomingHttpHeaders } from 'node:http'

/** The value of a cookie of a request; null when it sends none of that name. */
export const cookieOf = ({ headers }: { headers: IncomingHttpHeaders }, name: string): string | null =>
  headers.cookie
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null
