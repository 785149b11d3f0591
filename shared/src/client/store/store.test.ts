import { createSlice } from '@reduxjs/toolkit'
import { fakeHttp } from '../../testing/fake-api'
import { noticeSlice } from './notice'
import { createStore } from './store'

const shelf = createSlice({
  name: 'shelf',
  initialState: { books: 3 },
  reducers: {
    borrowed: (state) => {
      state.books--
    },
  },
})

test('an injected slice has its initial state at once and handles its actions', () => {
  const store = createStore(fakeHttp([]))
  store.injectSlice(shelf)
  expect(store.getState()).toMatchObject({ shelf: { books: 3 } })
  store.dispatch(shelf.actions.borrowed())
  expect(store.getState()).toMatchObject({ shelf: { books: 2 } })
})

test('a slice that is injected twice, as after a retry, keeps its state', () => {
  const store = createStore(fakeHttp([]))
  store.injectSlice(shelf)
  store.dispatch(shelf.actions.borrowed())
  store.injectSlice(shelf)
  expect(store.getState()).toMatchObject({ shelf: { books: 2 } })
})

test('an injected slice does not replace a slice of the portal with the same name', () => {
  const store = createStore(fakeHttp([]))
  store.injectSlice(createSlice({ name: 'session', initialState: { roles: ['admin'] }, reducers: {} }))
  expect(store.getState().session).toMatchObject({ token: null, roles: [] })
})

test('a slice that is injected into one store is not in another', () => {
  createStore(fakeHttp([])).injectSlice(shelf)
  expect(createStore(fakeHttp([])).getState()).not.toHaveProperty('shelf')
})

test('a news notice replaces a success, but neither an error nor a notice with undo', () => {
  const store = createStore(fakeHttp([]))
  const { noticed, newsArrived } = noticeSlice.actions
  const news = { kind: 'success', text: 'Ayu has finished a test.' } as const
  const archived = { kind: 'success', text: 'Archived', undo: { path: '/undo', body: {}, tags: [] } } as const
  store.dispatch(noticed({ kind: 'success', text: 'Saved' }))
  store.dispatch(newsArrived(news))
  expect(store.getState().notice).toEqual(news)
  for (const shown of [archived, { kind: 'error', text: 'Has Error' } as const]) {
    store.dispatch(noticed(shown))
    store.dispatch(newsArrived(news))
    expect(store.getState().notice).toEqual(shown)
  }
})

test('a notice stays until it is closed or replaced by the next one', () => {
  const store = createStore(fakeHttp([]))
  const { noticed, noticeClosed } = noticeSlice.actions
  store.dispatch(noticed({ kind: 'success', text: 'Saved' }))
  store.dispatch(noticed({ kind: 'error', text: 'Has Error' }))
  expect(store.getState().notice).toEqual({ kind: 'error', text: 'Has Error' })
  store.dispatch(noticeClosed())
  expect(store.getState().notice).toBeNull()
})
