import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { brand } from '@lekta/shared/brand'
import { releasesHeader } from '@lekta/shared/contract/envelope'
import { recoveryWorker } from '@lekta/shared/lib/recovery'
import type { Boot, Registry } from '@lekta/shared/routing/registry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieOf } from '../http/cookie'
import type { WebApp } from '../push/service-account'
import type { RegistryView } from '../release/registry/registry-source'
import type { ReleaseStore } from '../release/store/release-store'
import { originsOf, policyOf, workerPolicy } from './content-security-policy'
import { type HostFiles, type Language, languages, type PrerenderedPages, parseHostFiles, watched } from './files'
import { isPageAddress, resolvePage, setupRedirect } from './pages'
import { hintsFor, linksOf } from './preload-hints'
import { prerenderedPageOf, type RequestedPage, robotsFor, servePrerendered, sitemapOf } from './prerendered'
import { serveRecovery } from './recovery-page'
import { serveStandalone } from './standalone-page'

export interface PortalOptions {
  /** The folder that contains `host/`. */
  directory: string
  /** Returns the releases that the browser of a request gets. */
  viewOf: (request: FastifyRequest) => Promise<RegistryView>
  /** The files of releases. */
  store: Pick<ReleaseStore, 'folder' | 'fetch'>
  /** Origins besides our own that may serve a remote. */
  remoteOrigins: readonly string[]
  /** Whether remotes may also come from the developer's machine. */
  development: boolean
  /** What a browser needs to subscribe to push messages; null if they are not configured. */
  push: { webApp: WebApp; vapidKey: string } | null
  /** Public address of the portal, without a trailing slash. */
  publicUrl: string
  /** Whether the server still has to be set up with its first admin. */
  needsSetup: () => Promise<boolean>
}

/** The file name at which the push service looks for its worker. */
const workerName = 'firebase-messaging-sw.js'

// The quotes are optional because the build may remove them.
const bootScript = /(<script type="?application\/json"? id="?boot"?>)[^<]*/

/** Returns JSON that cannot close its script element. */
const inline = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const withBoot = (html: string, boot: unknown) => html.replace(bootScript, (_, start: string) => start + inline(boot))

// The links come after the host's own script, because the script has to load first.
const withHead = (html: string, links: string) => html.replace('</head>', () => `${links}</head>`)

const isLanguage = (text: string | null): text is Language => languages.some((language) => language === text)

/**
 * Returns the requested page. Its language comes from the address or, failing that, from the cookie; the default is
 * English.
 */
function requestedPageOf(request: FastifyRequest): RequestedPage {
  // Not parsed as a URL, because in a path such as //login the first part would become the host.
  const [pathname = '', search] = request.url.split('?', 2)
  const query = new URLSearchParams(search)
  const language = [query.get('lang'), cookieOf(request, 'language')].find(isLanguage)
  return { path: pathname.replace(/\/+$/, '') || '/', query, language: language ?? 'en' }
}

const searchOf = ({ url }: FastifyRequest) => new URL(url, 'http://portal').search

const YEAR = 365 * 24 * 3600

/** If the address has a language parameter, stores that language in a cookie before any script runs. */
function storeLanguage({ query, language }: RequestedPage, reply: FastifyReply, publicUrl: string) {
  if (query.get('lang') !== language) return
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header('Set-Cookie', `language=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`)
}

const notReady = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${brand.name}</title></head>
<body><h1>${brand.name} is not ready</h1><p>Its files cannot be read. Please try again in a minute.</p></body></html>`

/** Returns functions that read the portal's files, and read them again after a change. */
function partsIn(directory: string, { log }: FastifyInstance) {
  const parse = <T>(text: string) => JSON.parse(text) as T
  return {
    page: watched(join(directory, 'host/index.html'), (text) => text, log),
    files: watched(join(directory, 'host/files.json'), parseHostFiles, log),
    worker: watched(join(directory, 'host', workerName), (text) => text, log),
    recovery: watched(join(directory, 'host', recoveryWorker), (text) => text, log),
    prerendered: watched(join(directory, 'host/prerendered.json'), parse<PrerenderedPages>, log),
  }
}

interface Drawn {
  html: string
  host: HostFiles
  released: Registry
  prerendered: PrerenderedPages
  publicUrl: string
}

/** Returns the role from the browser's cookies, without verifying it; null if there is no login cookie. */
const insideBy = (request: FastifyRequest) =>
  cookieOf(request, 'School-Token') === null ? null : { role: cookieOf(request, 'role') }

/**
 * Returns a function that renders the page for a nonce. It renders the prerendered page if there is one and the
 * visitor is not logged in; otherwise the host's HTML with preload hints.
 */
function drawer(
  { html, host, released, prerendered: prerenderedPages, publicUrl }: Drawn,
  requested: RequestedPage,
  inside: ReturnType<typeof insideBy>,
) {
  const translated = html.replace('<html lang="en"', `<html lang="${requested.language}"`)
  const prerenderedPage = inside ? undefined : prerenderedPageOf(prerenderedPages, requested)
  if (prerenderedPage)
    return (nonce: string) => servePrerendered(translated, { page: prerenderedPage, requested, host, publicUrl }, nonce)
  const { path, language } = requested
  const visit = { path, language, isLoggedIn: inside !== null, role: inside?.role ?? null }
  const links = linksOf(hintsFor(visit, released, host))
  return () => withHead(translated, links)
}

async function serveFiles(app: FastifyInstance, { directory, store }: Pick<PortalOptions, 'directory' | 'store'>) {
  const immutable = {
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
    decorateReply: false,
  } as const
  const anywhere = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
  await app.register(fastifyStatic, { root: join(directory, 'host/assets'), prefix: '/assets/', ...immutable })
  await mkdir(store.folder, { recursive: true })
  await app.register(async (remotes) => {
    remotes.addHook('onRequest', async ({ url }) => {
      const [, , area, version] = url.replace(/\?.*/, '').split('/').map(decodeURIComponent)
      if (area && version) await store.fetch(area, version)
    })
    await remotes.register(fastifyStatic, {
      root: store.folder,
      prefix: '/remotes/',
      ...immutable,
      // A release is public, and browsers verify its hash, so other portals may load it from here.
      setHeaders: (reply) => void reply.headers(anywhere),
    })
  })
}

/**
 * Serves the built portal: immutable files, `remotes.json`, `/config.json`, the workers for push and recovery, and
 * the standalone page of each release. For every other page, serves the host's HTML with the registry, preload hints
 * and a Content-Security-Policy.
 */
export async function portal(app: FastifyInstance, options: PortalOptions) {
  const { directory, viewOf, store, remoteOrigins, development, push, publicUrl, needsSetup } = options
  const { page, files, worker, recovery, prerendered: prerenderedPages } = partsIn(directory, app)
  const origins = originsOf(remoteOrigins, development)
  const allowed = { origins, development, push: push !== null }
  const send = (reply: FastifyReply, html: (nonce: string) => string, framed = false) => {
    const nonce = randomBytes(16).toString('base64')
    if (framed) reply.header('X-Frame-Options', 'SAMEORIGIN')
    reply.header('Content-Security-Policy', policyOf(nonce, { ...allowed, framed })).header('Cache-Control', 'no-cache')
    return reply.type('text/html; charset=utf-8').send(html(nonce))
  }
  await serveFiles(app, options)
  serveRecovery(app, { page, worker: recovery, send })

  app.get('/config.json', async (_, reply) =>
    reply.header('Cache-Control', 'no-cache').send({ remoteOrigins: origins, push }),
  )

  app.get(`/${workerName}`, async (_, reply) => {
    const script = push && worker()
    if (!script) return reply.callNotFound()
    reply.header('Content-Security-Policy', workerPolicy).header('Cache-Control', 'no-cache')
    return reply.type('text/javascript; charset=utf-8').send(script)
  })

  app.get('/remotes.json', async (request, reply) => {
    const { registry, tag } = await viewOf(request)
    return reply.headers({ 'Cache-Control': 'private, no-cache', Vary: 'Cookie', [releasesHeader]: tag }).send(registry)
  })

  serveStandalone(app, { store, viewOf, send, withBoot })

  app.get('/robots.txt', async (_, reply) => reply.type('text/plain; charset=utf-8').send(robotsFor(publicUrl)))
  app.get('/sitemap.xml', async (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapOf(prerenderedPages() ?? {}, publicUrl)),
  )

  app.get('/*', async (request, reply) => {
    const requestedPage = requestedPageOf(request)
    const [html, host] = [page(), files()]
    const isPage = isPageAddress(requestedPage.path, request.headers.accept ?? '')
    if (!html || !host) {
      return isPage ? reply.code(503).type('text/html; charset=utf-8').send(notReady) : reply.callNotFound()
    }
    const waits = await needsSetup()
    const setup = setupRedirect(requestedPage.path, waits)
    if (setup && !insideBy(request))
      return reply.header('Cache-Control', 'no-store').redirect(setup + searchOf(request))
    const { registry: released, tag, previews } = await viewOf(request)
    const { path, status } = resolvePage(requestedPage.path, { registry: released, host, needsSetup: waits })
    if (!isPage && status === 404) return reply.callNotFound()
    const requested = { ...requestedPage, path }
    storeLanguage(requested, reply.code(status).header('Vary', 'Cookie'), publicUrl)
    if (status === 401) reply.header('WWW-Authenticate', 'Bearer')
    const draw = drawer(
      { html, host, released, prerendered: prerenderedPages() ?? {}, publicUrl },
      requested,
      insideBy(request),
    )
    const boot: Omit<Boot, 'nonce'> = {
      ...{ registry: released, tag, remoteOrigins: origins },
      overridePolicy: development ? 'free' : 'confirmed',
      ...(previews && { previews }),
      ...(waits && { needsSetup: true }),
    }
    return send(reply, (nonce) => withBoot(draw(nonce), { ...boot, nonce }))
  })
}
