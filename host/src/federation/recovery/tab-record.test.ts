import { leaveFrozenPage } from './leave-frozen-page'
import { addBroken, readBroken, readRunning, settleLastPage, writeRunning } from './tab-record'

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('a release that was still starting when its page ended must not run in this tab again', () => {
  writeRunning({ starting: ['teacher@2'], showing: ['child@1'] })
  settleLastPage()
  expect(readBroken()).toEqual(['teacher@2'])
  expect(readRunning()).toEqual({ starting: [], showing: [] })
})

test('a release that had long been on display is not blamed for a page that just ended', () => {
  writeRunning({ starting: [], showing: ['child@1'] })
  settleLastPage()
  expect(readBroken()).toEqual([])
})

test('broken releases are recorded once each', () => {
  expect([addBroken(['teacher@2']), addBroken(['teacher@2', 'child@1'])]).toEqual([true, true])
  expect(readBroken()).toEqual(['teacher@2', 'child@1'])
})

test('a browser without storage is reported', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(addBroken(['teacher@2'])).toBe(false)
})

test('foreign text under our key counts as nothing', () => {
  sessionStorage.setItem('brokenReleases', '{ torn')
  expect(readBroken()).toEqual([])
})

describe('the recovery page', () => {
  const recover = (hash: string) => {
    const visited: string[] = []
    window.history.replaceState(null, '', `/recovery${hash}`)
    leaveFrozenPage((url) => visited.push(url))
    return visited
  }
  afterEach(() => window.history.replaceState(null, '', '/'))

  test('blames the release on display, and goes back to where the tab was', () => {
    writeRunning({ starting: [], showing: ['teacher@2'] })
    const address = '/teacher/student?page=2#end'
    expect(recover(`#${encodeURIComponent(address)}`)).toEqual([`http://localhost${address}`])
    expect(readBroken()).toEqual(['teacher@2'])
  })

  test('blames a release that was just starting rather than one that worked', () => {
    writeRunning({ starting: ['teacher@2'], showing: ['child@1'] })
    recover('#%2F')
    expect(readBroken()).toEqual(['teacher@2'])
  })

  test.each(['https%3A%2F%2Felsewhere.example%2F', '%2F%2Felsewhere.example', 'javascript%3Aalert(1)', '%E0%A4%A'])(
    'leads to no other site: %s',
    (target) => {
      expect(recover(`#${target}`)).toEqual(['http://localhost'])
    },
  )

  test('that is opened by a link blames no release', () => {
    expect(recover('#%2Fhome')).toEqual(['http://localhost/home'])
    expect(readBroken()).toEqual([])
  })
})
