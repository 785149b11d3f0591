import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Registry, Release } from '../portal/built-portal'
import { testRun } from '../test-run'
import type { ServedRelease } from './craft-release'
import { timeAnswer } from './time-answer'

/** A script that the proxy adds to every page. */
const timer = { path: '/time-answer.js', source: `(${timeAnswer})()` }

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' }

/** Matches the boot data that the server writes into the portal's page. */
const boot = /(<script type="?application\/json"? id="?boot"?>)([^<]*)/

/** Matches the preload hints for the teacher's release in the shared portal's page. */
const hints = /<link rel="preload"[^>]*href="\/remotes\/teacher\/[^>]*>/g

const inline = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const readAll = async (message: IncomingMessage) => Buffer.concat(await message.toArray()).toString()

export interface ReleasePortal {
  address: string
  /** Sets the registry line of the teacher's area. */
  publish: (current: Release, previous: Release | null) => void
  /** Sends all held responses, and answers every later request normally. */
  sendHeld: () => void
  /** Requested paths, in order. */
  requestedPaths: string[]
  stop: () => Promise<void>
}

/**
 * Starts a proxy for the shared portal at a separate address. The proxy can serve this release as the teacher's area.
 */
export async function serveRelease({ files, answers }: ServedRelease): Promise<ReleasePortal> {
  let line: Registry[string] | undefined
  const requestedPaths: string[] = []
  const held: (() => void)[] = []
  const isReleased = (path: string) => files.has(path)
  const published = (registry: Registry): Registry => (line ? { ...registry, teacher: line } : registry)

  const sendFile = (path: string, response: ServerResponse) => {
    const answer = answers.get(path) ?? answers.get('*')
    const send = () =>
      response.writeHead(200, { 'Content-Type': types[path.split('.').at(-1) ?? ''] }).end(files.get(path))
    if (!answer) return send()
    if ('status' in answer) return response.writeHead(answer.status).end()
    held.push(send)
  }

  const change = (path: string, text: string) => {
    if (path === '/remotes.json') return JSON.stringify(published(JSON.parse(text) as Registry))
    const timed = text.replace('<head>', `<head><script src="${timer.path}"></script>`)
    return timed.replace(hints, '').replace(boot, (_, start: string, json: string) => {
      const data = JSON.parse(json) as { registry: Registry }
      return start + inline({ ...data, registry: published(data.registry) })
    })
  }

  const forward = (path: string, incoming: IncomingMessage, response: ServerResponse) => {
    const headers = { ...incoming.headers, host: new URL(testRun().portal).host, 'accept-encoding': 'identity' }
    const outgoing = request(testRun().portal + incoming.url, { method: incoming.method, headers }, async (answer) => {
      const isChanged = path === '/remotes.json' || answer.headers['content-type']?.startsWith('text/html')
      if (!isChanged) return answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers))
      const { 'content-length': _, 'transfer-encoding': __, ...others } = answer.headers
      response.writeHead(answer.statusCode ?? 502, others).end(change(path, await readAll(answer)))
    })
    outgoing.on('error', () => response.destroy())
    response.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  }

  const server = createServer((incoming, response) => {
    const path = (incoming.url ?? '').replace(/\?.*/, '')
    requestedPaths.push(path)
    if (path === timer.path) return response.writeHead(200, { 'Content-Type': types.js }).end(timer.source)
    return isReleased(path) ? sendFile(path, response) : forward(path, incoming, response)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('A TCP server has an address with a port.')
  return {
    address: `http://localhost:${address.port}`,
    publish: (current, previous) => {
      line = { current, previous }
    },
    sendHeld() {
      answers.clear()
      for (const send of held.splice(0)) send()
    },
    requestedPaths,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
