import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { handleErrors } from '../http/handle-errors'
import { type PortalOptions, portal } from './portal'

const html = `<!doctype html><html lang="en"><head><title>Lekta</title></head><body><div id="root"></div><script type="application/json" id="boot">{}</script></body></html>`
const browser = { accept: 'text/html,application/xhtml+xml' }
const base = '/remotes/teacher/1.0.0-a/'
const release = {
  version: '1.0.0-a',
  entry: `${base}remoteEntry.js`,
  files: { [`${base}remoteEntry.js`]: 'sha384-entry', [`${base}assets/student.js`]: 'sha384-student' },
  preload: { '/teacher/student': [`${base}assets/student.js`, `${base}assets/student.css`], '/teacher/report/:id': [] },
  area: {
    name: 'teacher',
    pages: [{ path: '/teacher/student' }, { path: '/teacher/report/:id', bare: true }],
    words: { id: { '</script><b>': 'x' } },
  },
}

const inLanguage = (title: string, language: string) => ({
  title,
  description: `${title} "${language}"`,
  html: `<h1 data-s="0" nonce="__nonce__">${title}, ${language}</h1>`,
  rules: ':root [data-s="0"]{color:teal}',
})
const prerendered = (title: string) => ({ en: inLanguage(title, 'en'), id: inLanguage(title, 'id') })

let directory: string
let lines: string[]

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
  put(
    'host/files.json',
    JSON.stringify({
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
      federation: ['/assets/runtime.js'],
      kit: ['/assets/kit.js', '/assets/runtime.js'],
      frame: ['/assets/frame.js'],
      fonts: ['/assets/face.woff2'],
    }),
  )
  put(
    'host/painted.json',
    JSON.stringify({ '/login': prerendered('Log in'), '/login?as=master': prerendered('For schools') }),
  )
  put('host/assets/main.js', 'host')
  put('remotes.json', JSON.stringify({ teacher: { current: release, previous: null } }))
  put('remotes/teacher/1.0.0-a/index.html', html)
  put('remotes/teacher/1.0.0-a/assets/student.js', 'student')
  put('remotes/teacher/1.0.0-a/assets/student.js.gz', gzipSync('student'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

async function start(development = false, push: PortalOptions['push'] = null, lacksAdmin = false) {
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } })
  handleErrors(app)
  const publicUrl = 'https://read.example'
  const needsSetup = async () => lacksAdmin
  const remoteOrigins = ['https://remotes.example']
  await portal(app, { directory, remoteOrigins, development, push, publicUrl, needsSetup })
  return (url: string, headers: Record<string, string> = browser, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, headers, method })
}

const bootIn = (body: string) =>
  JSON.parse(/<script type="application\/json" id="boot">([^<]*)<\/script>/.exec(body)?.[1] ?? 'null') as Record<
    string,
    unknown
  >

describe('a server without an admin', () => {
  const startWithoutAdmin = () => start(false, null, true)

  test.each([
    ['/', '/setup'],
    ['/login?lang=id', '/setup?lang=id'],
  ])('redirects from %s to %s', async (address, to) => {
    const { statusCode, headers } = await (await startWithoutAdmin())(address)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, to, 'no-store'])
  })

  test('serves the setup page with needsSetup in its boot data', async () => {
    const { statusCode, body } = await (await startWithoutAdmin())('/setup')
    expect([statusCode, bootIn(body).needsSetup]).toEqual([200, true])
  })
})

test('a server that has an admin has no setup page', async () => {
  const get = await start()
  const [setup, front] = [await get('/setup'), await get('/')]
  expect([setup.statusCode, front.statusCode]).toEqual([404, 200])
  expect(bootIn(setup.body)).not.toHaveProperty('needsSetup')
})

describe('a page of the portal', () => {
  test('contains the registry, the allowed origins and a nonce', async () => {
    const get = await start()
    const { statusCode, body, headers } = await get('/teacher/student?page=2')
    const boot = bootIn(body)
    expect(statusCode).toBe(200)
    expect(boot.registry).toEqual({ teacher: { current: release, previous: null } })
    expect(boot.remoteOrigins).toEqual(['https://remotes.example'])
    expect(headers['content-security-policy']).toContain(`'nonce-${String(boot.nonce)}'`)
  })

  test('has a new nonce in each response', async () => {
    const get = await start()
    const [first, second] = [await get('/'), await get('/')]
    expect(bootIn(first.body).nonce).not.toBe(bootIn(second.body).nonce)
  })

  test('escapes a closing script tag in the registry', async () => {
    const get = await start()
    const { body } = await get('/')
    expect(body.match(/<\/script>/g)).toHaveLength(1)
  })

  test('allows no inline scripts and no framing', async () => {
    const get = await start()
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' https://remotes.example;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('localhost')
  })

  test('allows remotes from localhost in development', async () => {
    const get = await start(true)
    const { body, headers } = await get('/')
    expect(headers['content-security-policy']).toContain('http://localhost:*')
    expect(bootIn(body).remoteOrigins).toContain('http://localhost:*')
  })
})

describe('an address', () => {
  const curl = { accept: '*/*' }
  const kindOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['content-type']).split(';')[0]

  test.each([
    ['/', 200],
    ['/login', 200],
    ['/LOGIN/', 200],
    ['/home', 200],
    ['/redirect/home', 200],
    ['/teacher/student?page=2', 200],
    ['/teacher/report/7', 200],
    ['/teacher/report/ayu.lestari', 200],
    ['/401', 401],
    ['/404', 404],
    ['/nowhere', 404],
    ['/teacher', 404],
    ['/teacher/student/7', 404],
    ['//login', 404],
    ['//[', 404],
    ['/apix', 404],
  ])('%s is served as a page with status %d to every kind of client', async (url, status) => {
    const get = await start()
    for (const headers of [browser, curl, {}, { accept: 'application/json' }]) {
      for (const method of ['GET', 'HEAD'] as const) {
        const reply = await get(url, headers, method)
        expect([method, reply.statusCode, kindOf(reply)]).toEqual([method, status, 'text/html'])
        expect(reply.body.includes('id="boot"')).toBe(method === 'GET')
      }
    }
  })

  test.each([
    '/api',
    '/api/nowhere',
    '/assets/gone.js',
    '/remotes/teacher/1.0.0-a/gone.js',
    '/favicon.ico',
    '/wp-login.php',
  ])('%s, which is not a page, gets a 404 without HTML', async (url) => {
    const get = await start()
    const { statusCode, headers } = await get(url, curl)
    expect([statusCode, kindOf({ headers })]).toEqual([404, 'application/json'])
    expect(headers['cache-control']).toBe('no-store')
  })

  test('that looks like a file gets the 404 page in a browser', async () => {
    const get = await start()
    const reply = await get('/index.html')
    expect([reply.statusCode, kindOf(reply)]).toEqual([404, 'text/html'])
  })

  test('that does not exist loads the files of the 404 page', async () => {
    const get = await start()
    const { body } = await get('/teacher/nowhere')
    expect(body).toContain('href="/assets/lost.js"')
    expect(body).not.toContain('/assets/frame.js')
  })

  test('of the 401 page names the authentication scheme', async () => {
    const get = await start()
    expect((await get('/401')).headers['www-authenticate']).toBe('Bearer')
  })
})

describe('preload hints', () => {
  const hinted = (body: string) => [...body.matchAll(/<link rel="preload"[^>]*href="([^"]+)"/g)].map(([, url]) => url)

  test('of an area’s page name each file once: frame, runtime, kit, container, page and font', async () => {
    const get = await start()
    const { body } = await get('/teacher/student')
    expect(hinted(body)).toEqual([
      '/assets/app.js',
      '/assets/app.css',
      '/assets/frame.js',
      '/assets/runtime.js',
      '/assets/kit.js',
      `${base}remoteEntry.js`,
      `${base}assets/student.js`,
      `${base}assets/student.css`,
      '/assets/face.woff2',
    ])
    expect(body).toContain('as="font" href="/assets/face.woff2" crossorigin="anonymous"')
    expect(body).toContain(`href="${base}remoteEntry.js" crossorigin="anonymous" integrity="sha384-entry"`)
  })

  test('of a bare page with a parameter leave out the frame', async () => {
    const get = await start()
    expect(hinted((await get('/teacher/report/7')).body)).not.toContain('/assets/frame.js')
    expect(hinted((await get('/teacher/report/7')).body)).toContain(`${base}remoteEntry.js`)
  })

  test('of a shell page contain no federation files', async () => {
    const get = await start()
    expect(hinted((await get('/404')).body)).toEqual([
      '/assets/app.js',
      '/assets/app.css',
      '/assets/lost.js',
      '/assets/face.woff2',
    ])
  })

  test('name the area of the logged-in role, with low priority', async () => {
    const get = await start()
    const { body } = await get('/notification/index', { ...browser, cookie: 'School-Token=t; role=teacher' })
    expect(hinted(body).slice(2)).toEqual(['/assets/runtime.js', `${base}remoteEntry.js`, '/assets/face.woff2'])
    expect(body.match(/fetchpriority="low"/g)).toHaveLength(2)
    const noSession = await get('/notification/index', { ...browser, cookie: 'role=teacher' })
    expect(hinted(noSession.body).slice(2)).toEqual(['/assets/face.woff2'])
  })

  test('leave out the role’s own area on a page of another area', async () => {
    const get = await start()
    const childRelease = { ...release, entry: '/remotes/child/1.0.0-a/remoteEntry.js', preload: {} }
    put('remotes.json', JSON.stringify({ child: { current: childRelease }, teacher: { current: release } }))
    const cookie = 'School-Token=t; role=child'
    expect(hinted((await get('/teacher/report/7', { ...browser, cookie })).body)).not.toContain(childRelease.entry)
    expect(hinted((await get('/notification/index', { ...browser, cookie })).body)).toContain(childRelease.entry)
  })

  test('on the dashboard name the cards of the role’s area with normal priority, if it has any', async () => {
    const get = await start()
    const cookie = 'School-Token=t; role=teacher'
    const without = await get('/home/dashboard', { ...browser, cookie })
    expect(hinted(without.body).slice(2)).toEqual(['/assets/runtime.js', `${base}remoteEntry.js`, '/assets/face.woff2'])
    const preload = { ...release.preload, dashboard: [`${base}assets/cards.js`] }
    const current = { ...release, preload, area: { ...release.area, dashboard: true } }
    put('remotes.json', JSON.stringify({ teacher: { current, previous: null } }))
    const { body } = await get('/home/dashboard', { ...browser, cookie })
    expect(hinted(body).slice(2)).toEqual([
      '/assets/runtime.js',
      '/assets/kit.js',
      `${base}remoteEntry.js`,
      `${base}assets/cards.js`,
      '/assets/face.woff2',
    ])
    expect(body).not.toContain('fetchpriority="low"')
    const child = await get('/home/dashboard', { ...browser, cookie: 'School-Token=t; role=child' })
    expect(hinted(child.body).slice(2)).toEqual(['/assets/face.woff2'])
  })
})

describe('a prerendered page', () => {
  const root = (body: string) => /<div id="root"([^>]*)>(.*)<\/div>/.exec(body)

  test('contains its HTML, style sheets, style rules and nonce, and preloads no scripts', async () => {
    const get = await start()
    const { body, headers } = await get('/login')
    const { nonce } = bootIn(body)
    expect(root(body)?.[1]).toBe(' data-painted data-ahead="/assets/app.js /assets/login.js"')
    expect(root(body)?.[2]).toBe(`<h1 data-s="0" nonce="${String(nonce)}">Log in, en</h1>`)
    expect(body).toContain(
      '<link rel="stylesheet" href="/assets/app.css"><link rel="stylesheet" href="/assets/login.css">',
    )
    expect(body).toContain(`<style id="painted-rules" nonce="${String(nonce)}">:root [data-s="0"]{color:teal}</style>`)
    expect(headers['content-security-policy']).toContain(`'nonce-${String(nonce)}'`)
    expect(body).not.toContain('as="script"')
  })

  test('is not sent to users who are logged in, nor at other addresses', async () => {
    const get = await start()
    for (const [url, cookie] of [
      ['/login', 'School-Token=t; role=teacher'],
      ['/teacher/student', ''],
    ] as const)
      expect(root((await get(url, { ...browser, cookie })).body)?.[1]).toBe('')
  })

  test.each([
    ['/login', '', 'Log in, en'],
    ['/login/', '', 'Log in, en'],
    ['/login', 'language=id', 'Log in, id'],
    ['/login?lang=id', 'language=en', 'Log in, id'],
    ['/login?lang=xx', '', 'Log in, en'],
    ['/login?as=master&redirect=%2Fteacher', '', 'For schools, en'],
    ['/login?as=nobody', '', 'Log in, en'],
  ])('at %s with the cookie “%s” shows “%s”', async (url, cookie, words) => {
    const get = await start()
    const { body, headers } = await get(url, { ...browser, cookie })
    expect(root(body)?.[2]).toContain(`>${words}<`)
    expect(body).toContain(`<html lang="${words.slice(-2)}"`)
    expect(headers.vary).toContain('Cookie')
  })

  test('with a language in its address stores that language in a cookie', async () => {
    const get = await start()
    expect((await get('/login?lang=id')).headers['set-cookie']).toBe(
      'language=id; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    )
    for (const url of ['/login', '/login?lang=xx']) expect((await get(url)).headers['set-cookie']).toBeUndefined()
  })

  test('has a title, a canonical address and its languages for search engines', async () => {
    const get = await start()
    const { body } = await get('/login?lang=id&redirect=%2Fteacher')
    expect(body).toContain('<title>Log in - Lekta</title>')
    expect(body).toContain('<meta name="description" content="Log in &quot;id&quot;">')
    expect(body).toContain('<link rel="canonical" href="https://read.example/login?lang=id">')
    expect(body).toContain('hreflang="en" href="https://read.example/login">')
    expect(body).toContain('hreflang="x-default" href="https://read.example/login">')
  })

  test('is in the sitemap in both languages, and robots.txt names the sitemap', async () => {
    const get = await start()
    const { body, headers } = await get('/sitemap.xml', {})
    expect(headers['content-type']).toContain('application/xml')
    expect([...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'https://read.example/login',
      'https://read.example/login?lang=id',
    ])
    expect((await get('/robots.txt', {})).body).toContain('Sitemap: https://read.example/sitemap.xml')
  })
})

describe('files', () => {
  test('are cached for a year, and compressed for clients that accept it', async () => {
    const get = await start()
    const packed = await get(`${base}assets/student.js`, { 'accept-encoding': 'gzip' })
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect((await get(`${base}assets/student.js`, {})).body).toBe('student')
    expect((await get('/assets/main.js', {})).body).toBe('host')
  })

  test('of a release may be loaded by another portal', async () => {
    const get = await start()
    expect((await get(`${base}assets/student.js`, {})).headers['access-control-allow-origin']).toBe('*')
  })

  test('outside of the folder are not served', async () => {
    const get = await start()
    put('secret.txt', 'secret')
    for (const url of ['/remotes/../secret.txt', '/remotes/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt']) {
      expect((await get(url, {})).body).not.toContain('secret')
    }
  })
})

test('a release can be opened on its own, with the same content security policy', async () => {
  const get = await start()
  const { body, headers } = await get(base)
  expect(headers['content-security-policy']).toContain(`'nonce-${String(bootIn(body).nonce)}'`)
  expect((await get('/remotes/teacher/1.0.0-a')).headers.location).toBe(base)
  expect((await get('/remotes/teacher/9.9.9/')).statusCode).toBe(404)
})

describe('the registry', () => {
  test('is revalidated by browsers and read again when it changes', async () => {
    const get = await start()
    expect((await get('/remotes.json', {})).headers['cache-control']).toBe('no-cache')
    put('remotes.json', JSON.stringify({ teacher: { current: { ...release, version: '1.0.0-b' }, previous: release } }))
    expect((await get('/remotes.json', {})).json()).toMatchObject({ teacher: { current: { version: '1.0.0-b' } } })
  })

  test.each(['{ torn', '[]', '{"teacher":{}}'])('containing %s is logged, and pages return a 503', async (text) => {
    put('remotes.json', text)
    const get = await start()
    const { statusCode, body } = await get('/login')
    expect(statusCode).toBe(503)
    expect(body).toContain('Lekta is not ready')
    expect(lines.join('')).toContain('remotes.json cannot be read')
  })

  test('that is missing is read as soon as it exists', async () => {
    rmSync(join(directory, 'remotes.json'))
    const get = await start()
    expect((await get('/')).statusCode).toBe(503)
    put('remotes.json', '{}')
    expect((await get('/')).statusCode).toBe(200)
  })

  test('that becomes invalid is ignored in favour of the last valid one, and logged once', async () => {
    const get = await start()
    await get('/')
    put('remotes.json', '{ torn')
    expect((await get('/')).statusCode).toBe(200)
    await get('/')
    expect(lines.filter((line) => line.includes('remotes.json cannot be read'))).toHaveLength(1)
  })
})

describe('a frozen tab', () => {
  test('is recovered by a page that is isolated in a process of its own', async () => {
    const get = await start()
    const { statusCode, headers, body } = await get('/recovery')
    expect(statusCode).toBe(200)
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp')
    expect(body).toContain('<div id="root"></div>')
    expect((await get('/login')).headers['cross-origin-embedder-policy']).toBeUndefined()
  })

  test('is detected by a worker that is always revalidated and may load nothing', async () => {
    put('host/recovery-worker.js', 'worker')
    const get = await start()
    const { headers, body } = await get('/recovery-worker.js', {})
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toBe("default-src 'none'")
    expect(body).toBe('worker')
  })

  test('is detected by a worker that matches the isolation of the recovery page', async () => {
    put('host/recovery-worker.js', 'worker')
    const { headers } = await (await start())('/recovery-worker.js', {})
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp')
  })
})

describe('push notifications', () => {
  const push = {
    webApp: { apiKey: 'key', projectId: 'lekta', messagingSenderId: '1', appId: '1:1:web:1' },
    vapidKey: 'B'.repeat(87),
  }

  test('are configured in config.json, and the policy allows their service', async () => {
    put('host/firebase-messaging-sw.js', 'worker')
    const get = await start(false, push)
    expect((await get('/config.json', {})).json()).toEqual({ remoteOrigins: ['https://remotes.example'], push })
    expect((await get('/login')).headers['content-security-policy']).toContain(
      'https://fcmregistrations.googleapis.com',
    )
    const { headers, body } = await get('/firebase-messaging-sw.js', {})
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(body).toBe('worker')
  })

  test('are left out of the configuration and the policy if they are not set up', async () => {
    put('host/firebase-messaging-sw.js', 'worker')
    const get = await start()
    expect((await get('/config.json', {})).json()).toMatchObject({ push: null })
    expect((await get('/firebase-messaging-sw.js', {})).statusCode).toBe(404)
    expect((await get('/login')).headers['content-security-policy']).not.toContain('googleapis')
  })
})
