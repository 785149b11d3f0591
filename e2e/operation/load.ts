import { Agent, get } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'

export interface Load {
  /** Ends the load. Returns how many requests succeeded, and what happened to each of the others. */
  stop: () => Promise<{ succeeded: number; lost: string[] }>
}

/** Sends a request. Returns its status, or the error that broke it off. */
const request = (url: string, token: string, agent: Agent) =>
  new Promise<number | string>((resolve) => {
    const call = get(url, { agent, headers: { Authorization: `Bearer ${token}` } }, (response) => {
      response.on('error', (error) => resolve(error.message))
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    call.on('error', (error) => resolve(error.message))
  })

/**
 * Loads a portal as many browsers would, each on a connection that it keeps open: the profile as on every page, and
 * the page itself.
 */
export function startLoad(portal: string, token: string, clients: number): Load {
  const lost: string[] = []
  let succeeded = 0
  let isOver = false
  const browse = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isOver) {
      for (const path of ['/api/profile/me', '/home/dashboard']) {
        const outcome = await request(portal + path, token, agent)
        if (outcome === 200) succeeded++
        else lost.push(`${path}: ${outcome}`)
      }
      await wait(20)
    }
    agent.destroy()
  }
  const browsing = Array.from({ length: clients }, browse)
  return {
    stop: async () => {
      isOver = true
      await Promise.all(browsing)
      return { succeeded, lost }
    },
  }
}
