import { browserStore, useQuery } from '@lekta/shared/client'
import { Button, type Column } from '@lekta/shared/ui'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as z from 'zod/mini'
import { defineContract } from '../contract/endpoint'
import { ListQuery } from '../contract/list'
import { answers, refusal } from '../testing/fake-api'
import { listOf } from '../testing/fake-list'
import { renderScreen } from '../testing/render-screen'
import { loadingAfterEmptyMs, placeholderDelayMs } from './list-loading'
import { typingPauseMs } from './list-tools'
import { ListView } from './list-view'
import { listQuery, useList } from './use-list'

const Book = z.object({ id: z.number(), name: z.string() })
type Book = z.infer<typeof Book>
const bookContract = defineContract({
  books: { method: 'GET', path: '/book', summary: 'Books', access: 'user', query: ListQuery, data: Book, paged: true },
})

const columns: Column<Book>[] = [
  { name: 'name', label: 'Name', sortable: true, cell: ({ name }) => name },
  { name: 'id', label: 'Number', cell: ({ id }) => id },
]

const Books = () => {
  const list = useList({ size: 10 }, undefined, 'books')
  return (
    <ListView
      list={list}
      query={useQuery(bookContract.books, { query: listQuery(list.options) })}
      label="Books"
      columns={columns}
      rowKey={({ id }) => id}
      name="books"
      searchLabel="Search a book"
      searchButton
      empty={{ title: 'No book yet', text: 'Books come with the library.', action: <Button>Order books</Button> }}
    />
  )
}

const shelf = (count: number): Book[] => Array.from({ length: count }, (_, i) => ({ id: i + 1, name: `Book ${i + 1}` }))

afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})

function open(books: Book[], at = '/book') {
  const requests: ListQuery['options'][] = []
  const server = { down: false, delay: 0 }
  const fixtures = answers(bookContract, {
    books: async ({ query }) => {
      requests.push(query.options)
      if (server.delay > 0) await new Promise((resolve) => setTimeout(resolve, server.delay))
      if (query.options.sortBy === 'colour') throw refusal(400, 'options.sortBy must be one of id, name.')
      if (server.down) throw refusal(503, 'The library is closed.')
      return listOf(books, query, { text: ({ name }) => name, sort: { name: ({ name }) => name } })
    },
  })
  return { ...renderScreen(Books, { path: '/book', at, answers: fixtures }), requests, server }
}

const names = () =>
  within(screen.getByRole('table', { name: 'Books' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
const searchBox = () => screen.getByRole('searchbox', { name: 'Search a book' })

test('a page shows its rows and their range', async () => {
  const { requests } = open(shelf(25), '/book?page=3')
  await screen.findByText('Book 21')
  expect(names()).toEqual(['Book 21', 'Book 22', 'Book 23', 'Book 24', 'Book 25'])
  expect(screen.getByText('21–25 of 25')).toBeVisible()
  expect(requests).toEqual([
    { page: 3, itemsPerPage: 10, search: '', sortBy: 'id', sortDesc: false, archived: false, download: false },
  ])
})

test('as many placeholders as requested rows are shown while the first page loads', async () => {
  open(shelf(25), '/book?size=20')
  expect(screen.getAllByRole('row')).toHaveLength(1 + 20)
  expect(screen.getByText('Loading')).toBeInTheDocument()
  await screen.findByText('Book 1')
})

test('the loading indicator disappears 1.5 s after the rows have arrived', async () => {
  jest.useFakeTimers()
  open(shelf(3))
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(screen.getByText('Book 1')).toBeVisible()
  expect(screen.getByText('Loading')).toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(loadingAfterEmptyMs))
  expect(screen.queryByText('Loading')).toBeNull()
  jest.useRealTimers()
})

test('the loading indicator disappears 1.5 s after a response without rows, too', async () => {
  jest.useFakeTimers()
  open([])
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(screen.getByRole('heading', { name: 'No book yet' })).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(loadingAfterEmptyMs - 200))
  expect(screen.getByText('Loading')).toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(screen.queryByText('Loading')).toBeNull()
  jest.useRealTimers()
})

test('placeholders cover old rows, which cannot be used, if the next query takes long', async () => {
  jest.useFakeTimers()
  const { server } = open(shelf(25))
  await act(() => jest.advanceTimersByTimeAsync(100))
  server.delay = 3 * placeholderDelayMs
  act(() => screen.getByRole('button', { name: 'Page 2' }).click())
  await act(() => jest.advanceTimersByTimeAsync(placeholderDelayMs - 50))
  const rows = () => screen.getByText(/^Book 1?1$/).closest('tbody')
  expect(rows()).not.toHaveAttribute('inert')
  await act(() => jest.advanceTimersByTimeAsync(placeholderDelayMs))
  expect(rows()).toHaveAttribute('inert')
  await act(() => jest.advanceTimersByTimeAsync(2 * placeholderDelayMs))
  expect(screen.getByText('Book 11')).toBeVisible()
  expect(rows()).not.toHaveAttribute('inert')
  jest.useRealTimers()
})

describe('a list fetches from the server again', () => {
  test('on Enter, even if the search is unchanged', async () => {
    const { user, requests } = open(shelf(3))
    await screen.findByText('Book 1')
    await user.type(searchBox(), '{Enter}')
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(requests[1]).toEqual(requests[0])
  })

  test('even for a cached query', async () => {
    const books = shelf(3)
    const { user, requests } = open(books)
    await screen.findByText('Book 1')
    await user.type(searchBox(), 'Book 3{Enter}')
    await waitFor(() => expect(names()).toEqual(['Book 3']))
    books.push({ id: 4, name: 'New book' })
    await user.clear(searchBox())
    await user.type(searchBox(), '{Enter}')
    await screen.findByText('New book')
    expect(requests.map(({ search }) => search)).toEqual(['', 'Book 3', ''])
  })

  test('once for each change of the address', async () => {
    const { user, requests } = open(shelf(60))
    await screen.findByText('Book 1')
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    await screen.findByText('Book 11')
    await user.selectOptions(screen.getByLabelText('Rows per page'), '30')
    await screen.findByText('Book 30')
    expect(requests.map(({ page, itemsPerPage }) => [page, itemsPerPage])).toEqual([
      [1, 10],
      [2, 10],
      [1, 30],
    ])
  })
})

describe('a search', () => {
  test.each([
    ['Enter', '{Enter}'],
    ['the button', ''],
  ])('by %s starts at the first page and is stored in the address', async (_, key) => {
    const { user, address } = open(shelf(25), '/book?page=2')
    await screen.findByText('Book 11')
    await user.type(searchBox(), `  Book 2${key}`)
    if (!key) await user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() =>
      expect(names()).toEqual(['Book 2', 'Book 20', 'Book 21', 'Book 22', 'Book 23', 'Book 24', 'Book 25']),
    )
    expect(address()).toBe('/book?q=Book+2')
  })

  test('runs by itself a quarter of a second after the last key, and keeps what was typed since', async () => {
    jest.useFakeTimers()
    const { requests, address } = open(shelf(3))
    await act(() => jest.advanceTimersByTimeAsync(100))
    const type = (value: string) => fireEvent.change(searchBox(), { target: { value } })
    type('Book')
    await act(() => jest.advanceTimersByTimeAsync(typingPauseMs - 1))
    expect(requests).toHaveLength(1)
    type('Book 3')
    await act(() => jest.advanceTimersByTimeAsync(typingPauseMs - 1))
    expect(requests).toHaveLength(1)
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(requests.at(-1)?.search).toBe('Book 3')
    expect(address()).toBe('/book?q=Book+3')
    await act(() => jest.advanceTimersByTimeAsync(100))
    const { length } = requests
    type('Book 3 ')
    await act(() => jest.advanceTimersByTimeAsync(typingPauseMs + 100))
    expect(searchBox()).toHaveValue('Book 3 ')
    expect(requests).toHaveLength(length)
  })

  test('without results names the search text, and can be cleared', async () => {
    const { user, address } = open(shelf(3), '/book?q=atlas')
    expect(await screen.findByRole('heading', { name: 'Nothing found for “atlas”' })).toBeVisible()
    expect(searchBox()).toHaveValue('atlas')
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(await screen.findByText('Book 1')).toBeVisible()
    expect(searchBox()).toHaveValue('')
    expect(address()).toBe('/book')
  })
})

test('a list that fits on one page has neither a pager nor page sizes', async () => {
  open(shelf(10))
  await screen.findByText('1–10 of 10')
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  expect(screen.queryByLabelText('Rows per page')).toBeNull()
})

test('a list that fits on one page of this size can be shown in smaller pages', async () => {
  open(shelf(12), '/book?size=20')
  await screen.findByText('1–12 of 12')
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  expect(screen.getByLabelText('Rows per page')).toHaveValue('20')
})

test('another page size starts at the first page', async () => {
  const { user, address } = open(shelf(60), '/book?page=3')
  await screen.findByText('Book 21')
  await user.selectOptions(screen.getByLabelText('Rows per page'), '30')
  await screen.findByText('Book 1')
  expect(names()).toHaveLength(30)
  expect(address()).toBe('/book?size=30')
})

test('a column heading sorts on the server', async () => {
  const { user, requests } = open(shelf(12))
  await screen.findByText('Book 1')
  await user.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(names().slice(0, 3)).toEqual(['Book 1', 'Book 10', 'Book 11']))
  await user.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(names().slice(0, 3)).toEqual(['Book 9', 'Book 8', 'Book 7']))
  expect(requests.slice(1).map(({ sortBy, sortDesc }) => [sortBy, sortDesc])).toEqual([
    ['name', false],
    ['name', true],
  ])
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
})

test('the chosen order is the order of the next visit, and an order that the server does not know is forgotten', async () => {
  const first = open(shelf(12))
  await screen.findByText('Book 1')
  await first.user.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(names().slice(0, 3)).toEqual(['Book 1', 'Book 10', 'Book 11']))
  first.unmount()
  const second = open(shelf(12))
  await waitFor(() => expect(names().slice(0, 3)).toEqual(['Book 1', 'Book 10', 'Book 11']))
  expect(second.address()).toBe('/book')
  second.unmount()
  browserStore.set('sorting-books', 'colour')
  const third = open(shelf(12))
  await waitFor(() => expect(names().slice(0, 3)).toEqual(['Book 1', 'Book 2', 'Book 3']))
  expect(third.requests.map(({ sortBy }) => sortBy)).toEqual(['colour', 'id'])
})

test('rows are low if the user has chosen so, also on the next visit', async () => {
  const { user, unmount } = open(shelf(3))
  const list = () => screen.getByRole('group', { name: 'Books' })
  await user.click(await screen.findByRole('button', { name: 'Compact rows' }))
  expect(list()).toHaveAttribute('data-compact')
  unmount()
  open(shelf(3))
  expect(await screen.findByRole('button', { name: 'Compact rows' })).toHaveAttribute('aria-pressed', 'true')
  expect(list()).toHaveAttribute('data-compact')
})

describe('on a phone', () => {
  const { matchMedia } = window
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...matchMedia(media), matches: media === '(max-width: 600px)' })
  })
  afterEach(() => {
    window.matchMedia = matchMedia
  })

  test('one button opens a sheet with order and columns', async () => {
    const { user, requests } = open(shelf(12))
    await screen.findByText('Book 1')
    expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Columns' })).toBeVisible())
    await user.selectOptions(within(sheet).getByLabelText('Sort by'), '-name')
    await user.click(within(sheet).getByRole('button', { name: 'Show the list' }))
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ sortBy: 'name', sortDesc: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

test('an empty list explains what to do next', async () => {
  open([])
  expect(await screen.findByRole('heading', { name: 'No book yet' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Order books' })).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a page number past the end redirects to the last page', async () => {
  const { address } = open(shelf(25), '/book?page=9')
  await screen.findByText('Book 25')
  expect(address()).toBe('/book?page=3')
})

test('a failure shows the reason, and Retry loads the rows', async () => {
  const { user, server } = open(shelf(3))
  await screen.findByText('Book 1')
  server.down = true
  await user.click(screen.getByRole('button', { name: 'Name' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The library is closed.')
  expect(screen.queryByText('Loading')).toBeNull()
  server.down = false
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(names()).toEqual(['Book 1', 'Book 2', 'Book 3']))
})
