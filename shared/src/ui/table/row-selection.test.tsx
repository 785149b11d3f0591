import { DataTable } from '@lekta/shared/ui'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderScreen } from '../../testing/render-screen'

interface Reader {
  id: number
  name: string
}

const readers: Reader[] = [
  { id: 1, name: 'Ayu' },
  { id: 2, name: 'Budi' },
]

/** A table that gets its rows when a button is pressed. */
function Readers() {
  const [rows, setRows] = useState<Reader[]>()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen((last) => [...last.filter((id) => !ids.includes(id)), ...(isChosen ? ids : [])])
  return (
    <>
      <button type="button" onClick={() => setRows(readers)}>
        Load
      </button>
      <output>{`selected: ${chosen.join(' ')}`}</output>
      <DataTable
        label="Readers"
        columns={[{ name: 'name', label: 'Name', cell: ({ name }: Reader) => name }]}
        rows={rows}
        rowKey={({ id }) => id}
        expected={2}
        busy={rows === undefined}
        selection={{ chosen: new Set(chosen), choose, nameOf: ({ name }) => name }}
      />
    </>
  )
}

const load = () => fireEvent.click(screen.getByRole('button', { name: 'Load' }))
const all = () => screen.getByRole('checkbox', { name: 'Select all on this page' })
const one = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })

test('the checkbox in the heading is disabled until there are rows, so that no tap on it is lost', () => {
  renderScreen(Readers)
  expect(all()).toBeDisabled()
  load()
  expect(all()).toBeEnabled()
})

test('the checkbox in the heading selects all rows, and shows that only some are selected', async () => {
  const { user } = renderScreen(Readers)
  load()
  await user.click(all())
  expect(screen.getByText('selected: 1 2')).toBeVisible()
  expect(one('Budi')).toBeChecked()
  await user.click(one('Ayu'))
  expect(screen.getByText('selected: 2')).toBeVisible()
  expect(all()).toBePartiallyChecked()
})
