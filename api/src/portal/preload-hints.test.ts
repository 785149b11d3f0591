import { base, browser, release, setUpPortal } from './testing'

const { start, serve } = setUpPortal()

const hinted = (body: string) => [...body.matchAll(/<link rel="preload"[^>]*href="([^"]+)"/g)].map(([, url]) => url)

/** Returns the hints after those that every page of a session has. */
const after = (body: string) => hinted(body).slice(4)

describe('preload hints', () => {
  test('of an area’s page name each file once: font, frame, loader, kit, container and page', async () => {
    const get = await start()
    const { body } = await get('/teacher/student')
    expect(hinted(body)).toEqual([
      '/assets/app.js',
      '/assets/app.css',
      '/assets/face.woff2',
      '/assets/frame.js',
      '/assets/loader.js',
      '/assets/table.js',
      `${base}remoteEntry.js`,
      `${base}assets/student.js`,
      `${base}assets/student.css`,
    ])
    expect(body).toContain('as="font" href="/assets/face.woff2" crossorigin="anonymous"')
    expect(body).toContain(`href="${base}remoteEntry.js" crossorigin="anonymous" integrity="sha384-entry"`)
  })

  test('of a release that needs Module Federation name its runtime and the whole kit', async () => {
    const get = await start()
    const { runtime: _, takes: __, ...earlier } = release
    serve({ teacher: { current: earlier, previous: null } })
    const urls = hinted((await get('/teacher/student')).body)
    expect(urls).toEqual(expect.arrayContaining(['/assets/loader.js', '/assets/runtime.js', '/assets/kit.js']))
    expect(urls).not.toContain('/assets/table.js')
  })

  test('of a bare page with a parameter leave out the frame', async () => {
    const get = await start()
    expect(hinted((await get('/teacher/report/7')).body)).not.toContain('/assets/frame.js')
    expect(hinted((await get('/teacher/report/7')).body)).toContain(`${base}remoteEntry.js`)
  })

  test('in Indonesian also name the texts of the host and of the area, and in English none', async () => {
    const get = await start()
    const words = { id: [`${base}assets/words.js`] }
    const files = { ...release.files, [`${base}assets/words.js`]: 'sha384-words' }
    serve({ teacher: { current: { ...release, files, words }, previous: null } })
    const texts = ['/assets/texts.js', `${base}assets/words.js`]
    expect(hinted((await get('/teacher/student')).body)).not.toEqual(expect.arrayContaining([texts[0]]))
    expect(hinted((await get('/teacher/student')).body)).not.toEqual(expect.arrayContaining([texts[1]]))
    const { body } = await get('/teacher/student', { ...browser, cookie: 'language=id' })
    expect(hinted(body)).toEqual(expect.arrayContaining(texts))
    expect(body).toContain(`href="${texts[1]}" crossorigin="anonymous" integrity="sha384-words"`)
    expect(hinted((await get('/404?lang=id')).body)).toContain(texts[0])
  })

  test('of a shell page contain no federation files', async () => {
    const get = await start()
    expect(hinted((await get('/404')).body)).toEqual([
      '/assets/app.js',
      '/assets/app.css',
      '/assets/face.woff2',
      '/assets/lost.js',
    ])
  })
})

describe('preload hints for a role', () => {
  test('name what only a session needs', async () => {
    const get = await start()
    const session = '/assets/session.js'
    expect(hinted((await get('/404', { ...browser, cookie: 'School-Token=t' })).body)).toContain(session)
    expect(hinted((await get('/404')).body)).not.toContain(session)
  })

  test('name its area with low priority', async () => {
    const get = await start()
    const { body } = await get('/notification/index', { ...browser, cookie: 'School-Token=t; role=teacher' })
    expect(after(body)).toEqual(['/assets/loader.js', `${base}remoteEntry.js`])
    expect(body.match(/fetchpriority="low"/g)).toHaveLength(2)
    const noSession = await get('/notification/index', { ...browser, cookie: 'role=teacher' })
    expect(after(noSession.body)).toEqual([])
  })

  test('leave out its area on a page of another area', async () => {
    const get = await start()
    const childRelease = { ...release, entry: '/remotes/child/1.0.0-a/remoteEntry.js', preload: {} }
    serve({ child: { current: childRelease, previous: null }, teacher: { current: release, previous: null } })
    const cookie = 'School-Token=t; role=child'
    expect(hinted((await get('/teacher/report/7', { ...browser, cookie })).body)).not.toContain(childRelease.entry)
    expect(hinted((await get('/notification/index', { ...browser, cookie })).body)).toContain(childRelease.entry)
  })

  test('on the dashboard name the cards of its area with normal priority, if it has any', async () => {
    const get = await start()
    const cookie = 'School-Token=t; role=teacher'
    const without = await get('/home/dashboard', { ...browser, cookie })
    expect(after(without.body)).toEqual(['/assets/loader.js', `${base}remoteEntry.js`])
    const preload = { ...release.preload, dashboard: [`${base}assets/cards.js`] }
    const takes = { dashboard: ['@lekta/shared/ui/table'] }
    const current = { ...release, preload, takes, area: { ...release.area, slots: [{ name: 'dashboard' as const }] } }
    serve({ teacher: { current, previous: null } })
    const { body } = await get('/home/dashboard', { ...browser, cookie })
    expect(after(body)).toEqual([
      '/assets/loader.js',
      '/assets/table.js',
      `${base}remoteEntry.js`,
      `${base}assets/cards.js`,
    ])
    expect(body).not.toContain('fetchpriority="low"')
    const child = await get('/home/dashboard', { ...browser, cookie: 'School-Token=t; role=child' })
    expect(after(child.body)).toEqual([])
  })
})
