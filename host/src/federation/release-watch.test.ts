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

const passBeats = (beats: number) => jest.advanceTimersByTimeAsync(beats * beatEvery)
const kinds = () => sent.map((beat) => (beat as { kind: string }).kind)

describe('a release', () => {
  test('counts as starting while its code runs and for a few beats after that', async () => {
    let during = readRunning()
    await watch.run('teacher', '2', async () => {
      during = readRunning()
    })
    expect(during.starting).toEqual(['teacher@2'])
    expect(readRunning().starting).toEqual(['teacher@2'])
    await passBeats(3)
    expect(readRunning().starting).toEqual([])
  })

  test('that fails to load stops counting as starting', async () => {
    await expect(watch.run('teacher', '2', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(readRunning().starting).toEqual(['teacher@2'])
    await passBeats(3)
    expect(readRunning().starting).toEqual([])
  })

  test('counts as showing until the last of its pages is left', () => {
    const leave = [watch.show('teacher', '2'), watch.show('teacher', '2')]
    leave[0]?.()
    expect(readRunning().showing).toEqual(['teacher@2'])
    leave[1]?.()
    expect(readRunning().showing).toEqual([])
  })

  test('does not count as showing while the tab is hidden', () => {
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
  test('receives beats with the address of the page while a release is showing, and then a pause', async () => {
    await passBeats(3)
    expect(sent).toEqual([])
    const leave = watch.show('teacher', '2')
    await passBeats(2)
    expect(sent).toEqual(Array.from({ length: 3 }, () => ({ kind: 'alive', address: '/' })))
    leave()
    await passBeats(2)
    expect(kinds().slice(3)).toEqual(['paused'])
  })

  test.each(['beforeunload', 'beforeprint', 'pagehide'])('receives a pause from a page after %s', (event) => {
    watch.show('teacher', '2')
    window.dispatchEvent(new Event(event))
    expect(kinds()).toEqual(['alive', 'paused'])
  })

  test('receives a pause from a page that is hidden', () => {
    watch.show('teacher', '2')
    setVisibility('hidden')
    expect(kinds()).toEqual(['alive', 'paused'])
  })
})

describe('an emptied page', () => {
  test('is reloaded without the release that was showing', async () => {
    watch.show('teacher', '2')
    await passBeats(1)
    document.body.innerHTML = '<div id="root"><p>remains</p></div>'
    await passBeats(2)
    expect([reloads, readBroken()]).toEqual([1, ['teacher@2']])
  })

  test('is reloaded even if it was emptied before the first beat', async () => {
    watch.show('teacher', '2')
    document.body.innerHTML = '<div id="root"></div>'
    await passBeats(2)
    expect([reloads, readBroken()]).toEqual([1, ['teacher@2']])
  })

  test('is reloaded even if it was emptied before the release was shown', async () => {
    document.body.innerHTML = '<div id="root"><div data-shell></div></div>'
    await Promise.resolve()
    document.body.innerHTML = '<div id="root"></div>'
    watch.show('teacher', '2')
    await passBeats(2)
    expect([reloads, readBroken()]).toEqual([1, ['teacher@2']])
  })

  test('is not reloaded if no release was showing', async () => {
    await passBeats(1)
    document.body.replaceChildren()
    await passBeats(5)
    expect([reloads, readBroken()]).toEqual([0, []])
  })

  test('is not reloaded if the storage is full', async () => {
    watch.show('teacher', '2')
    await passBeats(1)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    document.body.replaceChildren()
    await passBeats(5)
    expect(reloads).toBe(0)
  })

  test('is not reloaded if it was already empty when the release was shown', async () => {
    document.body.innerHTML = '<div id="root"></div>'
    watch.show('teacher', '2')
    await passBeats(5)
    expect(reloads).toBe(0)
  })
})
