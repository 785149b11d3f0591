import { fakeHttp } from '../../testing/fake-api'

/** Loads the modules again, as a page does that has just been opened. */
async function openPage() {
  jest.resetModules()
  const [{ createStore }, { watchVisibility }, { noticeSlice }] = await Promise.all([
    import('../store/store'),
    import('../live/watch-visibility'),
    import('../store/notice'),
  ])
  return { store: createStore(fakeHttp([])), watchVisibility, noticeSlice }
}

test('a store works before the cache is loaded, and keeps its state when it is added', async () => {
  const { store, watchVisibility, noticeSlice } = await openPage()
  const stop = watchVisibility(store)
  store.dispatch(noticeSlice.actions.noticed({ kind: 'success', text: 'Saved' }))
  expect(store.getState().api).toBeNull()
  const { api } = await import('./api')
  expect(store.getState()).toMatchObject({ notice: { text: 'Saved' }, api: { queries: {} } })
  store.dispatch(api.util.resetApiState())
  expect(store.getState().api.config.middlewareRegistered).toBe(true)
  stop()
})

test('without a cache there is nothing to forget', async () => {
  const { store } = await openPage()
  const { invalidateTags, resetCache } = await import('./cache')
  expect([resetCache(store), invalidateTags(store, ['Book'])]).toEqual([null, null])
})
