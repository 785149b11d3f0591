import { fakeHttp } from '../../testing/fake-api'
import { sessionSlice } from './session'
import { createStore } from './store'
import { mostViews, viewsSlice } from './views'

const { viewSeen, viewNamed, viewClosed, otherViewsClosed, allViewsClosed } = viewsSlice.actions

function visits(...paths: string[]) {
  const store = createStore(fakeHttp([]))
  const see = (path: string) => {
    const [pathname = ''] = path.split('?')
    store.dispatch(viewSeen({ pathname, address: path, affix: pathname === '/home' }))
  }
  paths.forEach(see)
  const views = () => store.getState().views
  return { store, see, views, paths: () => views().map(({ pathname }) => pathname) }
}

test('each path has one view, in the order of opening, with the address where it was left', () => {
  const { views } = visits('/home', '/list?page=2', '/child/1', '/child/2', '/list?page=3')
  expect(views().map(({ address }) => address)).toEqual(['/home', '/list?page=3', '/child/1', '/child/2'])
})

test('the ninth view replaces the least recently seen one, except pinned ones', () => {
  const { see, paths } = visits('/home', '/1', '/2', '/3', '/4', '/5', '/6', '/7', '/1')
  expect(paths()).toHaveLength(mostViews)
  see('/8')
  expect(paths()).toEqual(['/home', '/1', '/3', '/4', '/5', '/6', '/7', '/8'])
})

test('a view can be named, and keeps its name when it is seen again', () => {
  const { store, see, views } = visits('/child/1')
  store.dispatch(viewNamed({ pathname: '/child/1', about: 'Aisyah' }))
  store.dispatch(viewNamed({ pathname: '/child/2', about: 'nobody here' }))
  see('/child/1')
  expect(views()).toMatchObject([{ pathname: '/child/1', about: 'Aisyah' }])
})

test.each([
  ['a view', viewClosed('/2'), ['/home', '/1', '/3']],
  ['a pinned view', viewClosed('/home'), ['/home', '/1', '/2', '/3']],
  ['the others', otherViewsClosed('/2'), ['/home', '/2']],
  ['all', allViewsClosed(), ['/home']],
  ['all with a logout', sessionSlice.actions.left(), []],
])('closing %s leaves the expected views', (_, action, rest) => {
  const { store, paths } = visits('/home', '/1', '/2', '/3')
  store.dispatch(action)
  expect(paths()).toEqual(rest)
})
