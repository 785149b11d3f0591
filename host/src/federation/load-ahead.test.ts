import type { Area } from '@lekta/shared/routing'
import { loadAhead } from './load-ahead'

const menu = { group: 'main', icon: 'student' } as const

function area(broken = '') {
  const loads: string[] = []
  const page = (path: `/${string}`) => ({
    path,
    title: path,
    lazy: async () => {
      loads.push(path)
      if (path === broken) throw new Error('gone')
      return { default: () => null }
    },
  })
  const pages = [{ ...page('/one'), menu }, page('/detail'), { ...page('/two'), menu }]
  return { loads, area: { name: 'teacher', words: { id: {} }, pages } satisfies Area }
}

const setSaveData = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

test('the menu pages are preloaded after a pause, other pages are not', async () => {
  const { loads, area: teacher } = area()
  loadAhead(teacher)
  await jest.advanceTimersByTimeAsync(1000)
  expect(loads).toEqual([])
  await jest.advanceTimersByTimeAsync(5000)
  expect(loads).toEqual(['/one', '/two'])
})

test('the dashboard cards are preloaded before the menu pages', async () => {
  const { loads, area: teacher } = area()
  const dashboard = async () => {
    loads.push('cards')
    return { default: () => null }
  }
  loadAhead({ ...teacher, slots: { dashboard: { lazy: dashboard } } })
  await jest.advanceTimersByTimeAsync(6000)
  expect(loads).toEqual(['cards', '/one', '/two'])
})

test('a page that fails to load stops the preloading', async () => {
  const { loads, area: teacher } = area('/one')
  loadAhead(teacher)
  await jest.advanceTimersByTimeAsync(6000)
  expect(loads).toEqual(['/one'])
})

test('nothing is preloaded for users who save data', async () => {
  setSaveData(true)
  const { loads, area: teacher } = area()
  loadAhead(teacher)
  await jest.advanceTimersByTimeAsync(6000)
  expect(loads).toEqual([])
})
