import { inject } from '@lekta/shared/client'
import { Button, type Column } from '@lekta/shared/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import * as z from 'zod/mini'
import { defineContract } from '../contract/endpoint'
import { ListQuery } from '../contract/list'
import { answers, refusal } from '../testing/fake-api'
import { listOf } from '../testing/fake-list'
import { renderScreen } from '../testing/render-screen'
import { ListView } from './list-view'
import { loadingTail, useList } from './use-list'

const Book = z.object({ id: z.number(), name: z.string() })
type Book = z.infer<typeof Book>
const bookContract = defineContract({
  books: { method: 'GET', path: '/book', summary: 'Books', access: 'user', query: ListQuery, data: Book, paged: true },
})
const { useBooksQuery } = inject(bookContract)

const columns: Column<Book>[] = [
  { name: 'name', label: 'Name', sortable: true, cell: ({ name }) => name },
  { name: 'id', label: 'Number', cell: ({ id }) => id },
]

const Books = () => {
  const list = useList({ size: 10 })
  return (
    <ListView
      list={list}
      query={useBooksQuery({ query: { options: list.options } })}
      label="Books"
      columns={columns}
      rowKey={({ id }) => id}
      searchLabel="Search a book"
      empty={{ title: 'No book yet', text: 'Books come with the library.', action: <Button>Order books</Button> }}
    />
  )
}

const shelf = (count: number): Book[] => Array.from({ length: count }, (_, i) => ({ id: i + 1, name: `Book ${i + 1}` }))

function open(books: Book[], at = '/book') {
  const asked: ListQuery['options'][] = []
  const server = { down: false }
  const fixtures = answers(bookContract, {
    books: async ({ query }) => {
      asked.push(query.options)
      if (server.down) throw refusal(503, 'The library is closed.')
      return listOf(books, query, { text: ({ name }) => name, sort: { name: ({ name }) => name } })
    },
  })
  return { ...renderScreen(Books, { path: '/book', at, answers: fixtures }), asked, server }
}

const names = () =>
  within(screen.getByRole('table', { name: 'Books' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
const searchBox = () => screen.getByRole('searchbox', { name: 'Search a book' })

test('rows come by pages, with what part of the list they are', async () => {
  const { asked } = open(shelf(25), '/book?page=3')
  await screen.findByText('Book 21')
  expect(names()).toEqual(['Book 21', 'Book 22', 'Book 23', 'Book 24', 'Book 25'])
  expect(screen.getByText('21–25 of 25')).toBeVisible()
  expect(asked).toEqual([{ page: 3, itemsPerPage: 10, search: '', sortBy: 'id', sortDesc: false, archived: false }])
})

test('as many placeholders as rows are asked for stand in for the first page', async () => {
  open(shelf(25), '/book?size=20')
  expect(screen.getAllByRole('row')).toHaveLength(1 + 20)
  expect(screen.getByText('Loading')).toBeInTheDocument()
  await screen.findByText('Book 1')
})

test('the sign of loading goes 1.5 s after the rows have come', async () => {
  jest.useFakeTimers()
  open(shelf(3))
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(screen.getByText('Book 1')).toBeVisible()
  expect(screen.getByText('Loading')).toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(loadingTail))
  expect(screen.queryByText('Loading')).toBeNull()
  jest.useRealTimers()
})

describe('a search', () => {
  test.each([
    ['Enter', '{Enter}'],
    ['the button', ''],
  ])('by %s starts at the first page and is kept in the address', async (_, key) => {
    const { user, address } = open(shelf(25), '/book?page=2')
    await screen.findByText('Book 11')
    await user.type(searchBox(), `  Book 2${key}`)
    if (!key) await user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() =>
      expect(names()).toEqual(['Book 2', 'Book 20', 'Book 21', 'Book 22', 'Book 23', 'Book 24', 'Book 25']),
    )
    expect(address()).toBe('/book?q=Book+2')
  })

  test('asks nothing while it is written', async () => {
    const { user, asked } = open(shelf(3))
    await screen.findByText('Book 1')
    await user.type(searchBox(), 'Book 3')
    expect(asked).toHaveLength(1)
  })

  test('that finds nothing says for what, and leads back to all', async () => {
    const { user, address } = open(shelf(3), '/book?q=atlas')
    expect(await screen.findByRole('heading', { name: 'Nothing found for “atlas”' })).toBeVisible()
    expect(searchBox()).toHaveValue('atlas')
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(await screen.findByText('Book 1')).toBeVisible()
    expect(searchBox()).toHaveValue('')
    expect(address()).toBe('/book')
  })
})

test('another page size starts at the first page', async () => {
  const { user, address } = open(shelf(60), '/book?page=3')
  await screen.findByText('Book 21')
  await user.selectOptions(screen.getByLabelText('Rows per page'), '30')
  await screen.findByText('Book 30')
  expect(names()).toHaveLength(30)
  expect(address()).toBe('/book?size=30')
})

test('a heading sorts at the server', async () => {
  const { user, asked } = open(shelf(12))
  await screen.findByText('Book 1')
  await user.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(names().slice(0, 3)).toEqual(['Book 1', 'Book 10', 'Book 11']))
  await user.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(names().slice(0, 3)).toEqual(['Book 9', 'Book 8', 'Book 7']))
  expect(asked.slice(1).map(({ sortBy, sortDesc }) => [sortBy, sortDesc])).toEqual([
    ['name', false],
    ['name', true],
  ])
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
})

test('an empty list says what to do next', async () => {
  open([])
  expect(await screen.findByRole('heading', { name: 'No book yet' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Order books' })).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('an address past the end leads to the last page', async () => {
  const { address } = open(shelf(25), '/book?page=9')
  await screen.findByText('Book 25')
  expect(address()).toBe('/book?page=3')
})

test('a failure says why, and Retry brings the rows', async () => {
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
