import { act, renderHook } from '@testing-library/react'
import { useColumnChoice } from './column-menu'

afterEach(() => localStorage.clear())

test('a column that starts hidden is shown once it is chosen, and the choice is remembered', () => {
  const columns = ['name', 'grade', 'note'].map((name) => ({
    name,
    label: name,
    cell: () => name,
    startsHidden: name === 'note',
  }))
  const choose = () => renderHook(() => useColumnChoice('people', columns))
  const shownIn = ({ result }: ReturnType<typeof choose>) => result.current.shown.map(({ name }) => name)
  const first = choose()
  expect(shownIn(first)).toEqual(['name', 'grade'])
  act(() => first.result.current.toggle('note'))
  expect(shownIn(first)).toEqual(['name', 'grade', 'note'])
  expect(shownIn(choose())).toEqual(['name', 'grade', 'note'])
})
