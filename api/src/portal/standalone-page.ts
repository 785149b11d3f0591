import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isMissing } from '../errors/is-missing'
import type { RegistryView } from '../release/registry/registry-source'
import { folderOf } from '../release/store/release-folder'
import type { ReleaseStore } from '../release/store/release-store'

interface Deps {
  store: Pick<ReleaseStore, 'folder' | 'fetch'>
  /** Returns the releases that the browser of a request gets. */
  viewOf: (request: FastifyRequest) => Promise<RegistryView>
  send: (reply: FastifyReply, html: (nonce: string) => string, framed: boolean) => FastifyReply
  withBoot: (html: string, boot: unknown) => string
}

type Request = FastifyRequest<{ Params: { area: string; version: string } }>

/** Stands for the version that people are served at present. */
const latest = 'latest'

const isName = (name: string) => /^[\w-][\w.-]*$/.test(name)

const onMissing = (error: unknown) => {
  if (isMissing(error)) return null
  throw error
}

/** Returns the search part of an address, with its question mark. */
const searchOf = ({ url }: FastifyRequest) => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

/**
 * Serves the standalone page of each release at `/remotes/<area>/<version>/`. `/remotes/<area>/latest/` redirects to
 * the release that people are served. The catalogue of a release shows its pages in frames.
 */
export function serveStandalone(app: FastifyInstance, { store, viewOf, send, withBoot }: Deps) {
  const addressOf = (area: string, version: string) =>
    `/remotes/${encodeURIComponent(area)}/${encodeURIComponent(version)}/`

  const redirectToLatest = async (request: Request, reply: FastifyReply) => {
    const { area } = request.params
    const version = (await viewOf(request)).registry[area]?.current.version
    if (!version) return reply.callNotFound()
    return reply.header('Cache-Control', 'no-store').redirect(addressOf(area, version) + searchOf(request))
  }

  const page = async (request: Request, reply: FastifyReply) => {
    const { area, version } = request.params
    if (version === latest) return redirectToLatest(request, reply)
    if (![area, version].every(isName)) return reply.callNotFound()
    if (!(await store.fetch(area, version))) return reply.callNotFound()
    const html = await readFile(join(folderOf(store.folder, area, version), 'index.html'), 'utf8').catch(onMissing)
    return html ? send(reply, (nonce) => withBoot(html, { nonce }), true) : reply.callNotFound()
  }

  app.get('/remotes/:area/:version/', page)
  app.get('/remotes/:area/:version/index.html', page)
  app.get('/remotes/:area/:version', async (request: Request, reply) => {
    const { area, version } = request.params
    if (version === latest) return redirectToLatest(request, reply)
    return reply.redirect(addressOf(area, version) + searchOf(request))
  })
}
