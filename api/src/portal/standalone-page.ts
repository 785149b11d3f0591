import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from './files'

interface Deps {
  /** The folder that contains `remotes/`. */
  directory: string
  /** Returns the registry; null while it cannot be read. */
  registry: () => Registry | null
  send: (reply: FastifyReply, html: (nonce: string) => string, framed: boolean) => FastifyReply
  withBoot: (html: string, boot: unknown) => string
}

type Request = FastifyRequest<{ Params: { area: string; version: string } }>

/** Stands for the version that people are served at present. */
const latest = 'latest'

const isName = (name: string) => /^[\w-][\w.-]*$/.test(name)

/** Returns the search part of an address, with its question mark. */
const searchOf = ({ url }: FastifyRequest) => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

/**
 * Serves the standalone page of each release at `/remotes/<area>/<version>/`. `/remotes/<area>/latest/` redirects to
 * the release that people are served. The catalogue of a release shows its pages in frames.
 */
export function serveStandalone(app: FastifyInstance, { directory, registry, send, withBoot }: Deps) {
  const addressOf = (area: string, version: string) =>
    `/remotes/${encodeURIComponent(area)}/${encodeURIComponent(version)}/`

  const redirectToLatest = (request: Request, reply: FastifyReply) => {
    const { area } = request.params
    const version = registry()?.[area]?.current.version
    if (!version) return reply.callNotFound()
    return reply.header('Cache-Control', 'no-store').redirect(addressOf(area, version) + searchOf(request))
  }

  const page = async (request: Request, reply: FastifyReply) => {
    const { area, version } = request.params
    if (version === latest) return redirectToLatest(request, reply)
    if (![area, version].every(isName)) return reply.callNotFound()
    const html = await readFile(join(directory, 'remotes', area, version, 'index.html'), 'utf8').catch(() => null)
    return html ? send(reply, (nonce) => withBoot(html, { nonce }), true) : reply.callNotFound()
  }

  app.get('/remotes/:area/:version/', page)
  app.get('/remotes/:area/:version/index.html', page)
  app.get('/remotes/:area/:version', (request: Request, reply) => {
    const { area, version } = request.params
    if (version === latest) return redirectToLatest(request, reply)
    return reply.redirect(addressOf(area, version) + searchOf(request))
  })
}
