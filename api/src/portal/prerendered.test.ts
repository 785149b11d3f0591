import { bootIn, browser, setUpPortal } from './testing'

const { start } = setUpPortal()

describe('a prerendered page', () => {
  const root = (body: string) => /<div id="root"([^>]*)>(.*)<\/div>/.exec(body)

  test('contains its HTML, style sheets, style rules and nonce, and preloads no scripts', async () => {
    const get = await start()
    const { body, headers } = await get('/login')
    const { nonce } = bootIn(body)
    expect(root(body)?.[1]).toBe(' data-prerendered data-ahead="/assets/app.js /assets/login.js"')
    expect(root(body)?.[2]).toBe(`<h1 data-s="0" nonce="${String(nonce)}">Log in, en</h1>`)
    expect(body).toContain(
      '<link rel="stylesheet" href="/assets/app.css"><link rel="stylesheet" href="/assets/login.css">',
    )
    expect(body).toContain(
      `<style id="prerendered-rules" nonce="${String(nonce)}">:root [data-s="0"]{color:teal}</style>`,
    )
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
