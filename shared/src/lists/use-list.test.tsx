import { screen } from '@testing-library/react'
import { renderScreen } from '../testing/render-screen'
import { listQuery, useList } from './use-list'

type Defaults = Parameters<typeof useList>[0]

/** Prints a list's state, with a button for each change. */
const ListProbe = ({ defaults }: { defaults: Defaults }) => {
  const { listState, sizes, options, toPage, toSize, toSearch, toSort, toSorting } = useList(defaults)
  const { page, size, search, sortBy, descending } = listState
  const actions = {
    page: () => toPage(3),
    size: () => toSize(50),
    search: () => toSearch('ayu'),
    clear: () => toSearch(''),
    sort: () => toSort('name'),
    sorting: () => toSorting({ by: 'email', descending: true }),
  }
  return (
    <>
      <output>{JSON.stringify([page, size, search, sortBy, descending])}</output>
      <code data-testid="query">{JSON.stringify({ sizes, options })}</code>
      {Object.entries(actions).map(([name, go]) => (
        <button key={name} type="button" onClick={go}>
          {name}
        </button>
      ))}
    </>
  )
}

function renderList(at = '/list', defaults: Defaults = {}) {
  const view = renderScreen(() => <ListProbe defaults={defaults} />, { path: '/list', at })
  const click = (name: string) => view.user.click(screen.getByRole('button', { name }))
  return { ...view, click }
}

const shownState = () => JSON.parse(screen.getByRole('status').textContent)
const query = () => JSON.parse(screen.getByTestId('query').textContent)

describe('a list’s state', () => {
  test('starts at the first page of five rows, in the order of ids', () => {
    renderList()
    expect(shownState()).toEqual([1, 5, '', 'id', false])
    expect(query()).toEqual({
      sizes: [5, 10, 20, 30, 50],
      options: { page: 1, itemsPerPage: 5, search: '', sortBy: 'id', sortDesc: false },
    })
  })

  test('is read from its address', () => {
    renderList('/list?page=2&size=30&q=ayu&sort=-name')
    expect(shownState()).toEqual([2, 30, 'ayu', 'name', true])
    expect(query().options).toEqual({ page: 2, itemsPerPage: 30, search: 'ayu', sortBy: 'name', sortDesc: true })
  })

  test('is written to the address without default values, and everything else stays', async () => {
    const { click, address } = renderList('/list?tab=allow')
    await click('page')
    expect(address()).toBe('/list?tab=allow&page=3')
    expect(shownState()).toEqual([3, 5, '', 'id', false])
  })

  test.each([
    ['size', [1, 50, '', 'id', false]],
    ['search', [1, 5, 'ayu', 'id', false]],
    ['sort', [1, 5, '', 'name', false]],
    ['sorting', [1, 5, '', 'email', true]],
  ])('returns to the first page after a change of %s', async (action, expected) => {
    const { click } = renderList('/list?page=4')
    await click(action)
    expect(shownState()).toEqual(expected)
  })

  test('removes a cleared search from the address', async () => {
    const { click, address } = renderList('/list?q=ayu')
    await click('clear')
    expect(address()).toBe('/list')
  })

  test('sorts by a column first ascending, then descending, then ascending again', async () => {
    const { click } = renderList()
    const directions: unknown[] = []
    for (let i = 0; i < 3; i++) {
      await click('sort')
      directions.push(shownState().slice(3))
    }
    expect(directions).toEqual([
      ['name', false],
      ['name', true],
      ['name', false],
    ])
  })

  test('includes the default page size among the page sizes, in order', () => {
    renderList('/list', { size: 25 })
    expect(query().sizes).toEqual([10, 20, 25, 30, 50])
  })
})

test('the search term is sent both as “q” and among the options', () => {
  const options = { page: 2, search: 'ayu' }
  expect(listQuery(options)).toEqual({ q: 'ayu', options })
})
