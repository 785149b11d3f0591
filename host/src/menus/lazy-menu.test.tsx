import { renderScreen } from '@lekta/shared/testing/render-screen'
import { ActionIcon, Menu } from '@lekta/shared/ui'
import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { lazyOnce } from '../lib/lazy-once'
import { LazyMenu, type MenuState } from './lazy-menu'

// jsdom has no layout, so the menu's button counts as scrolled out of view, which hides the menu.
const hidden = true

const Fruits = ({ target, opened, onChange }: MenuState) => (
  <Menu opened={opened} onChange={onChange} withinPortal={false}>
    <Menu.Target>{target}</Menu.Target>
    <Menu.Dropdown>
      <Menu.Item>Apples</Menu.Item>
    </Menu.Dropdown>
  </Menu>
)

const button = () => screen.getByRole('button', { name: 'Fruits' })
const menu = () => screen.findByRole('menu', { hidden })

let loadMenu: () => Promise<ComponentType<MenuState>>
const Screen = () => <LazyMenu load={loadMenu} target={<ActionIcon aria-label="Fruits" />} menu={{}} />

/** Renders a button whose menu is loaded by `load`. */
function open(load = async (): Promise<ComponentType<MenuState>> => Fruits) {
  const loading = jest.fn(load)
  loadMenu = lazyOnce(loading)
  return { ...renderScreen(Screen), loading }
}

test('a menu is loaded when the user points at its button or reaches it with the keyboard', async () => {
  const pointed = open()
  expect(pointed.loading).not.toHaveBeenCalled()
  await pointed.user.hover(button())
  expect(pointed.loading).toHaveBeenCalledTimes(1)
  pointed.unmount()
  const focused = open()
  await focused.user.tab()
  expect(focused.loading).toHaveBeenCalledTimes(1)
})

test('the button is that of a menu before the menu has loaded', () => {
  open()
  expect(button()).toHaveAttribute('aria-haspopup', 'menu')
  expect(button()).toHaveAttribute('aria-expanded', 'false')
})

test('the first click opens the menu, and Escape closes it and returns the focus', async () => {
  const { user, loading } = open()
  await user.click(button())
  expect(await menu()).toBeInTheDocument()
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(screen.getByRole('menuitem', { hidden })).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu', { hidden })).toBeNull())
  await waitFor(() => expect(button()).toHaveFocus())
  expect(loading).toHaveBeenCalledTimes(1)
})

test('a menu that cannot be loaded is reported, and the next click tries again', async () => {
  let isDown = true
  const { user, store } = open(async () => {
    if (isDown) throw new Error('offline')
    return Fruits
  })
  await user.click(button())
  await waitFor(() => expect(store.getState().notice?.text).toBe('This could not be loaded'), { timeout: 20_000 })
  isDown = false
  await user.click(button())
  expect(await menu()).toBeInTheDocument()
})
