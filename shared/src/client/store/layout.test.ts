import { sizes } from '../../lib/size'
import { fakeHttp } from '../../testing/fake-api'
import { layoutSlice } from './layout'
import { sessionSlice } from './session'
import { dropCookie, keepCookie, readCookie } from './storage'
import { createStore } from './store'

const { sidebarToggled, sidebarClosed, deviceChanged, sizeSet, panelToggled, panelClosed, tabsSet } =
  layoutSlice.actions
const open = () => {
  const store = createStore(fakeHttp([]))
  return { store, layout: () => store.getState().layout }
}

afterEach(() => ['sidebarStatus', 'size', 'tabs'].forEach(dropCookie))

test('the layout defaults to a desktop with an open sidebar, medium size, no tabs and no panel', () => {
  expect(open().layout()).toEqual({
    sidebar: { opened: true, withoutAnimation: false },
    device: 'desktop',
    size: 'medium',
    panel: null,
    tabs: false,
  })
})

test('a closed sidebar is remembered, and so is one that was opened again', () => {
  const { store, layout } = open()
  store.dispatch(sidebarToggled())
  expect(layout().sidebar.opened).toBe(false)
  expect(readCookie('sidebarStatus')).toBe('0')
  expect(open().layout().sidebar.opened).toBe(false)
  store.dispatch(sidebarToggled())
  expect(readCookie('sidebarStatus')).toBe('1')
  expect(open().layout().sidebar.opened).toBe(true)
})

test.each([true, false])('closing the sidebar sets its animation flag to %s', (withoutAnimation) => {
  const { store, layout } = open()
  store.dispatch(sidebarClosed({ withoutAnimation }))
  expect(layout().sidebar).toEqual({ opened: false, withoutAnimation })
  store.dispatch(sidebarToggled())
  expect(layout().sidebar).toEqual({ opened: true, withoutAnimation: false })
})

test('opening the drawer on a phone does not change the stored state of the desktop', () => {
  keepCookie('sidebarStatus', '0')
  const { store, layout } = open()
  store.dispatch(deviceChanged('mobile'))
  store.dispatch(sidebarToggled())
  expect(layout()).toMatchObject({ device: 'mobile', sidebar: { opened: true } })
  expect(readCookie('sidebarStatus')).toBe('0')
  store.dispatch(deviceChanged('desktop'))
  expect(layout()).toMatchObject({ device: 'desktop', sidebar: { opened: false } })
})

test('the sidebar is open again when a narrow window is widened', () => {
  const { store, layout } = open()
  store.dispatch(deviceChanged('mobile'))
  store.dispatch(sidebarClosed({ withoutAnimation: true }))
  store.dispatch(deviceChanged('desktop'))
  expect(layout().sidebar.opened).toBe(true)
})

test.each(sizes)('the size %s is remembered', (size) => {
  open().store.dispatch(sizeSet(size))
  expect(readCookie('size')).toBe(size)
  expect(open().layout().size).toBe(size)
})

test('an unknown size falls back to medium', () => {
  keepCookie('size', 'huge')
  expect(open().layout().size).toBe('medium')
})

describe('the right panel', () => {
  test('opens, changes its content, and closes by a second toggle or directly', () => {
    const { store, layout } = open()
    const after = (action: Parameters<typeof store.dispatch>[0]) => {
      store.dispatch(action)
      return layout().panel
    }
    expect(after(panelToggled('account'))).toBe('account')
    expect(after(panelToggled('settings'))).toBe('settings')
    expect(after(panelToggled('settings'))).toBeNull()
    store.dispatch(panelToggled('account'))
    expect(after(panelClosed())).toBeNull()
  })

  test('closes with a logout', () => {
    const { store, layout } = open()
    store.dispatch(panelToggled('account'))
    store.dispatch(sessionSlice.actions.left())
    expect(layout().panel).toBeNull()
  })
})

test.each([true, false])('the choice to show tabs is remembered: %s', (shown) => {
  open().store.dispatch(tabsSet(shown))
  expect(open().layout().tabs).toBe(shown)
})
