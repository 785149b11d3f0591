import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Preview } from '@lekta/shared/contract/delivery/preview'
import type { Registry, Release } from '@lekta/shared/routing/registry'
import Fastify, { type LightMyRequestResponse } from 'fastify'
import { handleErrors } from '../http/handle-errors'
import { diskStore } from '../release/store/disk-store'
import { type PortalOptions, portal } from './portal'

const html = `<!doctype html><html lang="en"><head><title>Lekta</title></head><body><div id="root"></div><script type="application/json" id="boot">{}</script></body></html>`

/** The headers of a browser that asks for a page. */
export const browser = { accept: 'text/html,application/xhtml+xml' }

/** The address of the tests' release. */
export const base = '/remotes/teacher/1.0.0-a/'

/** The tests' release, as the registry describes it. */
export const release: Release = {
  version: '1.0.0-a',
  manifest: `${base}mf-manifest.json`,
  container: 'lekta_teacher_a',
  runtime: 'portal',
  contract: '1.0.0',
  entry: `${base}remoteEntry.js`,
  files: { [`${base}remoteEntry.js`]: 'sha384-entry', [`${base}assets/student.js`]: 'sha384-student' },
  preload: { '/teacher/student': [`${base}assets/student.js`, `${base}assets/student.css`], '/teacher/report/:id': [] },
  takes: { '/teacher/student': ['@lekta/shared/ui/base', '@lekta/shared/ui/table'] },
  area: {
    name: 'teacher',
    pages: [
      { path: '/teacher/student', title: 'Student' },
      { path: '/teacher/report/:id', title: 'Report', bare: true },
    ],
    words: { id: { '</script><b>': 'x' } },
  },
}

/** The files of the host: those for every page, for some pages, and for areas. */
const hostFiles = {
  app: ['/assets/app.js', '/assets/app.css'],
  pages: {
    '/': ['/assets/front.js'],
    '/login': ['/assets/login.js', '/assets/login.css'],
    '/404': ['/assets/lost.js'],
    '/401': ['/assets/refused.js'],
    '/setup': ['/assets/setup.js'],
    '/home/dashboard': [],
    '/notification/index': [],
  },
  federation: ['/assets/loader.js'],
  legacy: ['/assets/loader.js', '/assets/runtime.js'],
  kit: { '@lekta/shared/ui/table': ['/assets/table.js'], '@lekta/shared/ui': ['/assets/kit.js'] },
  session: ['/assets/session.js'],
  frame: ['/assets/frame.js'],
  fonts: ['/assets/face.woff2'],
  words: { id: ['/assets/texts.js'] },
}

const inLanguage = (title: string, language: string) => ({
  title,
  description: `${title} "${language}"`,
  html: `<h1 data-s="0" nonce="__nonce__">${title}, ${language}</h1>`,
  rules: ':root [data-s="0"]{color:teal}',
})

const prerendered = (title: string) => ({ en: inLanguage(title, 'en'), id: inLanguage(title, 'id') })

/** Requests an address, by default as a browser that asks for a page. */
type Get = (url: string, headers?: Record<string, string>, method?: 'GET' | 'HEAD') => Promise<LightMyRequestResponse>

/**
 * Gives each test a portal with a host and the remote `teacher`, in a new folder. Returns functions to change and
 * start it.
 */
export function setUpPortal() {
  let directory: string
  let lines: string[]
  let registry: Registry
  let previews: readonly Preview[] | undefined

  /** Writes a file atomically, as a release does. */
  function put(path: string, content: string | Buffer) {
    const file = join(directory, path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(`${file}.next`, content)
    renameSync(`${file}.next`, file)
  }

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'lekta-portal-'))
    lines = []
    put('host/index.html', html)
    put('host/files.json', JSON.stringify(hostFiles))
    put(
      'host/prerendered.json',
      JSON.stringify({ '/login': prerendered('Log in'), '/login?as=master': prerendered('For schools') }),
    )
    put('host/assets/main.js', 'host')
    registry = { teacher: { current: release, previous: null } }
    previews = undefined
    put('remotes/teacher/1.0.0-a/index.html', html)
    put('remotes/teacher/1.0.0-a/assets/student.js', 'student')
    put('remotes/teacher/1.0.0-a/assets/student.js.gz', gzipSync('student'))
  })

  afterEach(() => rmSync(directory, { recursive: true, force: true }))

  /** Starts the portal. Returns a function that requests an address. */
  async function start(development = false, push: PortalOptions['push'] = null, lacksAdmin = false): Promise<Get> {
    const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } })
    handleErrors(app)
    const publicUrl = 'https://read.example'
    const needsSetup = async () => lacksAdmin
    const remoteOrigins = ['https://remotes.example']
    const viewOf = async () => ({ registry, tag: 'tag-of-registry', ...(previews && { previews }) })
    const store = diskStore(join(directory, 'remotes'))
    await portal(app, { directory, viewOf, store, remoteOrigins, development, push, publicUrl, needsSetup })
    return (url, headers = browser, method = 'GET') => app.inject({ url, headers, method })
  }

  /** Serves other releases from now on, of which the visitor previews some. */
  const serve = (releases: Registry, previewed?: readonly Preview[]) => {
    registry = releases
    previews = previewed
  }
  const remove = (path: string) => rmSync(join(directory, path))

  /** Returns the logged errors. */
  const logged = () => lines
  return { put, start, serve, remove, logged }
}

/** Returns the data that a page contains for its start. */
export const bootIn = (body: string) =>
  JSON.parse(/<script type="application\/json" id="boot">([^<]*)<\/script>/.exec(body)?.[1] ?? 'null') as Record<
    string,
    unknown
  >
