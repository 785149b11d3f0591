import { beatEvery } from './recovery/freeze-detector'
import { readBroken, readRunning } from './recovery/tab-record'
import { type ReleaseWatch, watchReleases } from './release-watch'

let sent: unknown[]
let reloads: number
let watch: ReleaseWatch

const setVisibility = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  document.body.innerHTML = '<div id="root"><div data-shell></div><main>page</main></div>'
  ;[sent, reloads] = [[], 0]
  const controller = { postMessage: (message: unknown) => sent.push(message) }
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true })
  watch = watchReleases(() => {
    reloads += 1
  })
})
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'))
  jest.clearAllTimers()
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const pass = (beats: number) => jest.advanceTimersByTimeAsync(beats * beatEvery)
const kinds = () => sent.map((beat) => (beat as { kind: string }).kind)

describe('a release', () => {
  test('counts as starting from before its code runs until it has rendered', async () => {
    let during = readRunning()
    await watch.run('teacher', '2', async () => {
      during = readRunning()
    })
    expect(during.starting).toEqual(['teacher@2'])
    expect(readRunning().starting).toEqual(['teacher@2'])
    await pass(3)
    expect(readRunning().starting).toEqual([])
  })

  test('that fails to load is no longer starting either', async () => {
    await expect(watch.run('teacher', '2', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    await pass(3)
    expect(readRunning().starting).toEqual([])
  })

  test('is on display until its page is left', () => {
    const leave = [watch.show('teacher', '2'), watch.show('teacher', '2')]
    leave[0]?.()
    expect(readRunning().showing).toEqual(['teacher@2'])
    leave[1]?.()
    expect(readRunning().showing).toEqual([])
  })

  test('is not recorded while the tab is hidden, as the browser may throw it away', () => {
    watch.show('teacher', '2')
    setVisibility('hidden')
    expect(readRunning().showing).toEqual([])
    setVisibility('visible')
    expect(readRunning().showing).toEqual(['teacher@2'])
  })

  test('leaves no record when its page is closed normally', () => {
    watch.show('teacher', '2')
    window.dispatchEvent(new Event('pagehide'))
    expect(readRunning()).toEqual({ starting: [], showing: [] })
  })
})

describe('the recovery worker', () => {
  test('hears that the page responds, and where it is, while a release is at work', async () => {
    await pass(3)
    expect(sent).toEqual([])
    const leave = watch.show('teacher', '2')
    await pass(2)
    expect(sent).toEqual(Array.from({ length: 3 }, () => ({ kind: 'alive', address: '/' })))
    leave()
    await pass(2)
    expect(kinds().slice(3)).toEqual(['paused'])
  })

  test.each(['beforeunload', 'beforeprint', 'pagehide'])('lets a page be silent after %s', (event) => {
    watch.show('teacher', '2')
    window.dispatchEvent(new Event(event))
    expect(kinds()).toEqual(['alive', 'paused'])
  })

  test('lets a hidden page be silent', () => {
    watch.show('teacher', '2')
    setVisibility('hidden')
    expect(kinds()).toEqual(['alive', 'paused'])
  })
})

describe('a page that was emptied', () => {
  test('starts over without the release that was on display', async () => {
    watch.show('teacher', '2')
    await pass(1)
    document.body.innerHTML = '<div id="root"><p>remains</p></div>'
    await pass(2)
    expect([reloads, readBroken()]).toEqual([1, ['teacher@2']])
  })

  test('is replaced even if it emptied the page right after rendering', async () => {
    watch.show('teacher', '2')
    document.body.innerHTML = '<div id="root"></div>'
    await pass(2)
    expect([reloads, readBroken()]).toEqual([1, ['teacher@2']])
  })

  test('is not reloaded for nothing: no release, no blame', async () => {
    await pass(1)
    document.body.replaceChildren()
    await pass(5)
    expect([reloads, readBroken()]).toEqual([0, []])
  })

  test('is not reloaded again and again if the browser stores nothing', async () => {
    watch.show('teacher', '2')
    await pass(1)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    document.body.replaceChildren()
    await pass(5)
    expect(reloads).toBe(0)
  })

  test('is distinguished from one that has not rendered yet', async () => {
    document.body.innerHTML = '<div id="root"></div>'
    watch.show('teacher', '2')
    await pass(5)
    expect(reloads).toBe(0)
  })
})
