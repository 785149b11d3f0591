import type { Failure } from '@lekta/shared/contract/envelope'
import type { LoggedIn } from '@lekta/shared/contract/session'
import { PASSWORD } from './factories/people'

type Entrance = 'loginMaster' | 'loginUsername'

const paths = { loginMaster: '/v2/auth/loginMaster', loginUsername: '/auth/loginUsername' } as const

const bodyOf = async (reply: Response) => (await reply.json()) as Failure & { data: LoggedIn }

/**
 * Returns a browser with its own cookies whose requests come from the IP address `network`. The server must trust
 * 127.0.0.1 as a proxy, because the address is sent as X-Forwarded-For.
 */
export function browserAt(address: string, network: string) {
  const cookies = new Map<string, string>()

  const post = async (path: string, body: object, token?: string) => {
    const reply = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': network,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    for (const cookie of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    return reply
  }

  const logIn = (entrance: Entrance, username: string, password = PASSWORD) =>
    post(paths[entrance], { username, password })

  return {
    cookies,
    post,
    logIn,
    /** Logs in and returns the HTTP status. */
    status: async (entrance: Entrance, username: string, password?: string) =>
      (await logIn(entrance, username, password)).status,
    /** Logs in and returns the session token. Throws if the login is refused. */
    enter: async (entrance: Entrance, username: string) => {
      const { data } = await bodyOf(await logIn(entrance, username))
      return data.token
    },
  }
}

export type TestBrowser = ReturnType<typeof browserAt>
