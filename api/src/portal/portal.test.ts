import { releasesHeader } from '@lekta/shared/contract/envelope'
import { base, bootIn, browser, release, setUpPortal } from './testing'

const { put, start, serve } = setUpPortal()

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
    expect(boot.overridePolicy).toBe('confirmed')
    expect(boot).not.toHaveProperty('previews')
    expect(headers['content-security-policy']).toContain(`'nonce-${String(boot.nonce)}'`)
  })

  test('says what the visitor previews', async () => {
    const get = await start()
    const preview = { area: 'teacher', version: release.version, expires_at: '2026-11-26T10:00:00.000Z' }
    serve({ teacher: { current: release, previous: null } }, [preview])
    expect(bootIn((await get('/teacher/student')).body).previews).toEqual([preview])
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
    expect(bootIn(body).overridePolicy).toBe('free')
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
  expect((await get('/remotes/teacher/1.0.0-a?state=empty')).headers.location).toBe(`${base}?state=empty`)
  expect((await get('/remotes/teacher/9.9.9/')).statusCode).toBe(404)
})

test('a release on its own may be framed by this server only, for its catalogue', async () => {
  const get = await start()
  const { headers } = await get(base)
  expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'self'; frame-src 'self';")
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
})

test.each(['/remotes/teacher/latest/', '/remotes/teacher/latest', '/remotes/teacher/latest/index.html'])(
  '%s redirects to the served release, and browsers do not keep that',
  async (address) => {
    const get = await start()
    const { statusCode, headers } = await get(`${address}?state=empty&lang=id`)
    expect([statusCode, headers.location]).toEqual([302, `${base}?state=empty&lang=id`])
    expect(headers['cache-control']).toBe('no-store')
    expect((await get(address.replace('teacher', 'unknown'))).statusCode).toBe(404)
  },
)

describe('the registry', () => {
  test('differs for each browser, is revalidated, and changes with the releases', async () => {
    const { headers } = await (await start())('/remotes.json', {})
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Cookie',
      [releasesHeader]: 'tag-of-registry',
    })
    const get = await start()
    serve({ teacher: { current: { ...release, version: '1.0.0-b' }, previous: release } })
    expect((await get('/remotes.json', {})).json()).toMatchObject({ teacher: { current: { version: '1.0.0-b' } } })
    expect(bootIn((await get('/login')).body)).toMatchObject({
      tag: 'tag-of-registry',
      registry: { teacher: { current: { version: '1.0.0-b' } } },
    })
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
