import { configureStore } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Provider } from 'react-redux'
import { useSelectedLater } from './use-selected-later'

interface Shelf {
  books: number
  isFetching?: boolean
}
interface Shelves {
  fables?: Shelf
  maps?: Shelf
}

const selectors = {
  fables: (state: unknown) => (state as Shelves).fables as Shelf,
  maps: (state: unknown) => (state as Shelves).maps as Shelf,
}

const Shown = ({ shelf }: { shelf: keyof typeof selectors }) => {
  const [taps, setTaps] = useState(0)
  const { books } = useSelectedLater(selectors[shelf])
  return <button type="button" onClick={() => setTaps(taps + 1)}>{`${taps} taps, ${books} books`}</button>
}

/** Shows a shelf, and how often a button was tapped; `set` changes a shelf in the store. */
function open(shelves: Shelves) {
  const store = configureStore({
    reducer: (state: Shelves = shelves, { payload }: { type: string; payload?: Shelves }) => ({ ...state, ...payload }),
  })
  const shown = (shelf: keyof typeof selectors) => (
    <Provider store={store}>
      <Shown shelf={shelf} />
    </Provider>
  )
  const { rerender } = render(shown('fables'))
  return {
    text: () => screen.getByRole('button').textContent,
    set: (payload: Shelves) => void store.dispatch({ type: 'set', payload }),
    tap: () => flushSync(() => screen.getByRole('button').click()),
    show: (shelf: keyof typeof selectors) => rerender(shown(shelf)),
  }
}

test('what arrives for a query is shown, but a tap is shown before it', () => {
  const { text, set, tap } = open({ fables: { books: 1, isFetching: true } })
  act(() => {
    set({ fables: { books: 2, isFetching: false } })
    tap()
    expect(text()).toBe('1 taps, 1 books')
  })
  expect(text()).toBe('1 taps, 2 books')
})

test('what changes back before it is shown is not shown', () => {
  const { text, set } = open({ fables: { books: 1, isFetching: false } })
  act(() => {
    set({ fables: { books: 2, isFetching: false } })
    set({ fables: { books: 1, isFetching: false } })
  })
  expect(text()).toBe('0 taps, 1 books')
})

test('any other change is shown at once, so that a button cannot be pressed twice', () => {
  const { text, set, tap } = open({ fables: { books: 1 } })
  act(() => {
    set({ fables: { books: 2 } })
    tap()
    expect(text()).toBe('1 taps, 2 books')
  })
})

test('another selection is shown at once, with what has changed since the first one', () => {
  const { text, set, show } = open({ fables: { books: 1, isFetching: false }, maps: { books: 5, isFetching: false } })
  act(() => set({ maps: { books: 6, isFetching: false } }))
  show('maps')
  expect(text()).toBe('0 taps, 6 books')
  act(() => set({ fables: { books: 7, isFetching: false } }))
  expect(text()).toBe('0 taps, 6 books')
})
