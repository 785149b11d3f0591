import { leaveFrozenPage } from './leave-frozen-page'
import { addBroken, readBroken, readRunning, settleLastPage, writeRunning } from './tab-record'

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('a release that was still starting when its page ended is recorded as broken', () => {
  writeRunning({ starting: ['teacher@2'], showing: ['child@1'] })
  settleLastPage()
  expect(readBroken()).toEqual(['teacher@2'])
  expect(readRunning()).toEqual({ starting: [], showing: [] })
})

test('a release that was already showing when its page ended is not recorded as broken', () => {
  writeRunning({ starting: [], showing: ['child@1'] })
  settleLastPage()
  expect(readBroken()).toEqual([])
})

test('broken releases are recorded once each', () => {
  expect([addBroken(['teacher@2']), addBroken(['teacher@2', 'child@1'])]).toEqual([true, true])
  expect(readBroken()).toEqual(['teacher@2', 'child@1'])
})

test('recording a broken release returns false if the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(addBroken(['teacher@2'])).toBe(false)
})

test('an unreadable record counts as no broken releases', () => {
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

  test('records the showing release as broken and returns to the address of the tab', () => {
    writeRunning({ starting: [], showing: ['teacher@2'] })
    const address = '/teacher/student?page=2#end'
    expect(recover(`#${encodeURIComponent(address)}`)).toEqual([`http://localhost${address}`])
    expect(readBroken()).toEqual(['teacher@2'])
  })

  test('records only the starting release as broken if there is one', () => {
    writeRunning({ starting: ['teacher@2'], showing: ['child@1'] })
    recover('#%2F')
    expect(readBroken()).toEqual(['teacher@2'])
  })

  test.each(['https%3A%2F%2Felsewhere.example%2F', '%2F%2Felsewhere.example', 'javascript%3Aalert(1)', '%E0%A4%A'])(
    'goes to the front page instead of the foreign or invalid address %s',
    (target) => {
      expect(recover(`#${target}`)).toEqual(['http://localhost'])
    },
  )

  test('records no release as broken if none was running', () => {
    expect(recover('#%2Fhome')).toEqual(['http://localhost/home'])
    expect(readBroken()).toEqual([])
  })
})
