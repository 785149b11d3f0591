import type { Area } from '@lekta/shared/routing'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { fakeRemotes } from '../../testing/fake-remotes'
import { closePortal, openPortal } from '../../testing/open-portal'

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

afterEach(closePortal)

const Row = ({ name }: { name: string }) => (
  <tr>
    <td>
      <input type="checkbox" aria-label={`Select ${name}`} />
    </td>
    <td>
      <a data-row-link href={`#${name}`}>
        {name}
      </a>
    </td>
  </tr>
)

const Books = () => {
  const [printed, setPrinted] = useState(false)
  return (
    <>
      <h1>The books</h1>
      <input type="search" aria-label="Search books" />
      <button type="button" aria-keyshortcuts="p" onClick={() => setPrinted(true)}>
        {printed ? 'Printed' : 'Print'}
      </button>
      <table>
        <tbody>
          <Row name="Atlas" />
          <Row name="Bible" />
        </tbody>
      </table>
    </>
  )
}

const library: Area = {
  name: 'library',
  roles: ['teacher'],
  words: { id: {} },
  pages: [{ path: '/book', title: 'Books', lazy: async () => ({ default: Books }) }],
  search: { actions: [{ label: 'Order a book', to: '/book', icon: 'add', shortcut: 'n' }] },
}

const open = async (role = 'teacher') => {
  const remotes = fakeRemotes(undefined, [library])
  const portal = await openPortal({ at: '/home/dashboard', role, remotes })
  await screen.findByRole('heading', { level: 1 })
  return portal
}
const openBooks = async () => {
  const portal = await open()
  await portal.user.keyboard('n')
  await heading('The books')
  return portal
}
const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
const linesOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('term')
    .map(({ textContent }) => textContent)

test('g and a letter open a page, and the key of an action does it', async () => {
  const { user, address } = await open()
  await user.keyboard('gs')
  expect(await heading('The students')).toBeVisible()
  await user.keyboard('gd')
  await heading('Hi, Sri!')
  expect(address()).toBe('/home/dashboard')
  await user.keyboard('n')
  expect(await heading('The books')).toBeVisible()
})

test('keys move through a list, select and search in it, and print the page', async () => {
  const { user } = await openBooks()
  await user.keyboard('jj')
  expect(screen.getByRole('link', { name: 'Bible' })).toHaveFocus()
  await user.keyboard('x')
  expect(screen.getByRole('checkbox', { name: 'Select Bible' })).toBeChecked()
  await user.keyboard('k')
  expect(screen.getByRole('link', { name: 'Atlas' })).toHaveFocus()
  await user.keyboard('p')
  expect(screen.getByRole('button', { name: 'Printed' })).toBeVisible()
  await user.keyboard('/')
  expect(screen.getByRole('searchbox', { name: 'Search books' })).toHaveFocus()
  await user.keyboard('jx')
  expect(screen.getByRole('searchbox', { name: 'Search books' })).toHaveValue('jx')
})

test('o opens the row that has the focus', async () => {
  const { user } = await openBooks()
  await user.keyboard('jo')
  expect(window.location.hash).toBe('#Atlas')
})

test('while someone types, keys are only text', async () => {
  const { user, address } = await open()
  await user.keyboard('gs')
  await heading('The students')
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'gd?n')
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('gd?n')
  expect(address()).toBe('/teacher/student')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('? lists what works, and single keys can be switched off', async () => {
  const { user, address } = await open()
  await user.keyboard('?')
  const dialog = await list()
  expect(linesOf(dialog)).toEqual(
    expect.arrayContaining(['Search', 'This list', 'Order a book', 'Next row', 'Dashboard', 'Student']),
  )
  await user.click(within(dialog).getByRole('switch', { name: /Single keys/ }))
  expect(linesOf(dialog)).toEqual(['Search'])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('gs?n')
  expect(address()).toBe('/home/dashboard')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the search and the account panel lead to the list too', async () => {
  const { user } = await open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'keyboard{Enter}')
  expect(await list()).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Account of Sri Wahyuni Prasetyo' }))
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  expect(await list()).toBeVisible()
})

test('families have no keys', async () => {
  const { user } = await open('child')
  await user.keyboard('?')
  await user.click(screen.getByRole('button', { name: 'Account of Sri Wahyuni Prasetyo' }))
  expect(screen.queryByRole('button', { name: 'Keyboard shortcuts' })).toBeNull()
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull()
})
