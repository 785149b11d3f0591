import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { releaseFile } from '@lekta/shared/contract/delivery/release-package'
import type { Unpacked } from '../package/pack'

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

const typeOf = (name: string) => types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

function answer(response: ServerResponse, name: string, body: Buffer) {
  response.writeHead(200, { 'Content-Type': typeOf(name), 'Cache-Control': 'max-age=3600' }).end(body)
}

/** What a portal without settings answers at `/config.json`, which its pages read. */
const emptySettings = Buffer.from('{}')

/** Answers with what the portal answers at the same path. */
async function forward(portal: string, path: string, { method = 'GET' }: IncomingMessage, response: ServerResponse) {
  if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405).end()
  const { status, headers, body } = await fetch(new URL(path, portal), { method })
  const type = headers.get('content-type')
  response.writeHead(status, { ...(type && { 'Content-Type': type }) })
  return response.end(body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined)
}

/** Throws if a portal cannot be reached, because each page would then fail for that reason. */
async function assertReachable(portal: string): Promise<void> {
  const { cause } = await fetch(new URL('/config.json', portal)).then(
    () => ({ cause: null }),
    (error: Error & { cause?: { code?: string } }) => ({ cause: error.cause?.code ?? error.message }),
  )
  if (cause !== null)
    throw new Error(
      `${portal}, the portal in LEKTA_PORTAL, cannot be reached (${cause}). Start it, or check without LEKTA_PORTAL.`,
    )
}

/** A package that is served until `stop` is called. */
export interface ServedPackage {
  /** The address of its standalone page. */
  address: string
  stop: () => Promise<void>
}

/**
 * Serves a release at the address that it has in a portal. `portal` is the address of the portal that answers for
 * everything else; without one, there is nothing else. Rejects if it cannot be reached.
 */
export async function servePackage({ content, files }: Unpacked, portal: string | null): Promise<ServedPackage> {
  if (portal !== null) await assertReachable(portal)
  const base = `/remotes/${content.area.name}/${content.version}/`
  const fileAt = (name: string) => (name === releaseFile ? Buffer.from(JSON.stringify(content)) : files.get(name))
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/, '')
    const name = path.startsWith(base) ? path.slice(base.length) || 'index.html' : null
    const file = name === null ? undefined : fileAt(name)
    if (name !== null && file) answer(response, name, file)
    else if (portal === null && path === '/config.json') answer(response, path, emptySettings)
    else if (name !== null || portal === null) response.writeHead(404).end()
    else forward(portal, request.url ?? '/', request, response).catch(() => response.writeHead(502).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}${base}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
