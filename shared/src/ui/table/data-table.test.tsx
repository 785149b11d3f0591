import { Link } from '@lekta/shared/routing'
import { Anchor, type Column, DataTable } from '@lekta/shared/ui'
import { fireEvent, screen, within } from '@testing-library/react'
import { renderScreen } from '../../testing/render-screen'

interface Row {
  id: number
  name: string
}

const columns: Column<Row>[] = [
  {
    name: 'name',
    label: 'Name',
    sortable: true,
    cell: ({ name }) => (
      <Anchor component={Link} to="/there" data-row-link>
        {name}
      </Anchor>
    ),
  },
  { name: 'mark', label: 'Mark', cell: () => <span>seven</span> },
  { name: 'note', label: 'Note', cell: () => '–' },
  { name: 'more', label: 'More', atEnd: true, cell: () => <button type="button">More</button> },
]

const onSort = jest.fn()

const renderTable = (rows: Row[] | undefined, busy = false) =>
  renderScreen(() => (
    <DataTable
      label="Readers"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      expected={3}
      sorting={{ by: 'name', descending: true }}
      onSort={onSort}
      busy={busy}
    />
  ))

describe('a row with a link', () => {
  test('opens its link with a click anywhere on it', async () => {
    const { user, address } = renderTable([{ id: 1, name: 'Ayu' }])
    await user.click(screen.getByText('seven'))
    expect(address()).toBe('/there')
  })

  test('leaves a click with a modifier key to the browser', () => {
    const { address } = renderTable([{ id: 1, name: 'Ayu' }])
    const seen: { ctrlKey: boolean; defaultPrevented: boolean }[] = []
    const watch = (event: MouseEvent) => {
      const { target, ctrlKey, defaultPrevented } = event
      if (target === screen.getByRole('link')) seen.push({ ctrlKey, defaultPrevented })
      event.preventDefault()
    }
    document.addEventListener('click', watch)
    fireEvent.click(screen.getByText('seven'), { ctrlKey: true })
    document.removeEventListener('click', watch)
    expect(seen).toEqual([{ ctrlKey: true, defaultPrevented: false }])
    expect(address()).toBe('/')
  })

  test('does not open its link with a click on another control', async () => {
    const { user, address } = renderTable([{ id: 1, name: 'Ayu' }])
    await user.click(screen.getByRole('button', { name: 'More' }))
    expect(address()).toBe('/')
  })
})

test('headings show the sorting, and change it', () => {
  renderTable([{ id: 1, name: 'Ayu' }])
  const heading = screen.getByRole('columnheader', { name: 'Name' })
  expect(heading).toHaveAttribute('aria-sort', 'descending')
  fireEvent.click(within(heading).getByRole('button'))
  expect(onSort).toHaveBeenCalledWith('name')
  expect(within(screen.getByRole('columnheader', { name: 'Mark' })).queryByRole('button')).toBeNull()
})

test('as many placeholders as expected rows are shown, with a loading status', () => {
  renderTable(undefined, true)
  expect(screen.getAllByRole('row')).toHaveLength(1 + 3)
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
})

test('a column that is not sorted has no sort direction', () => {
  renderScreen(() => (
    <DataTable
      label="Readers"
      columns={[{ name: 'mark', label: 'Mark', sortable: true, cell: () => 'seven' }]}
      rows={[{ id: 1, name: 'Ayu' }]}
      rowKey={({ id }) => id}
      expected={1}
      sorting={{ by: 'name', descending: false }}
      onSort={onSort}
      busy={false}
    />
  ))
  expect(screen.getByRole('columnheader', { name: 'Mark' })).not.toHaveAttribute('aria-sort')
  expect(screen.queryByRole('status')).toBeNull()
})

test('each cell has the heading of its column as data, for narrow screens', () => {
  renderTable([{ id: 1, name: 'Ayu' }])
  const cells = within(screen.getByRole('table', { name: 'Readers' })).getAllByRole('cell')
  expect(cells.map(({ dataset }) => dataset.label)).toEqual(['Name', 'Mark', 'Note', undefined])
})

test('a cell without content is marked, so that a card leaves it out', () => {
  renderTable([{ id: 1, name: 'Ayu' }])
  const cells = within(screen.getByRole('table', { name: 'Readers' })).getAllByRole('cell')
  expect(cells.map(({ dataset }) => dataset.empty)).toEqual([undefined, undefined, 'true', undefined])
})

test('rows stay while newer ones load', () => {
  renderTable([{ id: 1, name: 'Ayu' }], true)
  expect(screen.getByRole('link', { name: 'Ayu' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
})
