import { type ListState, readListState, writeListState } from './list-url'

const defaults: ListState = { page: 1, size: 20, search: '', sortBy: 'id', descending: false }
const sizes = [10, 20, 50]
const read = (address: string, fallback = defaults) => readListState(new URLSearchParams(address), fallback, sizes)
const write = (listState: Partial<ListState>, address = '', fallback = defaults) =>
  writeListState(new URLSearchParams(address), { ...fallback, ...listState }, fallback).toString()

test.each<Partial<ListState>>([
  {},
  { page: 7 },
  { size: 50 },
  { search: 'ayu & the “first” = 1+1' },
  { sortBy: 'name' },
  { sortBy: 'name', descending: true },
  { page: 2, size: 10, search: 'a', sortBy: 'measure', descending: true },
])('the state %j is unchanged after it was written to an address and read again', (listState) => {
  expect(read(write(listState))).toEqual({ ...defaults, ...listState })
})

test('default values are not written to the address, and other parameters stay', () => {
  expect(write({})).toBe('')
  expect(write({ page: 1 }, 'tab=allow&page=3')).toBe('tab=allow')
})

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'size=7', 'size=', 'sort='])(
  'the invalid parameter %s is ignored',
  (bad) => {
    expect(read(bad)).toEqual(defaults)
  },
)

test('ascending order is in the address if descending is the default', () => {
  const newest = { ...defaults, sortBy: 'finished_at', descending: true }
  expect(write({ descending: false }, '', newest)).toBe('sort=finished_at')
  expect(read('sort=finished_at', newest)).toEqual({ ...newest, descending: false })
})

test.each(['sort=%2Bname', 'sort=+name'])('the server’s spelling %s is accepted', (address) => {
  expect(read(address)).toEqual({ ...defaults, sortBy: 'name' })
})
