import { classroomContract } from '@lekta/shared/contract/people/classroom'
import { useAllClassrooms } from '@lekta/shared/lists/use-all-rows'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen } from '@testing-library/react'
import { ChoiceList } from './choice-list'

function Rooms({ error }: { error?: string }) {
  const source = useAllClassrooms()
  const choices = source.data?.map(({ id, name }) => ({ id, label: name }))
  return (
    <ChoiceList
      label="Classrooms"
      source={source}
      choices={choices}
      chosen={[]}
      onChange={() => {}}
      error={error}
      none="There are no classrooms yet."
    />
  )
}

test('choices that failed to load show a message, and load on retry', async () => {
  let down = true
  const flaky = answers(classroomContract, {
    classrooms: async () => {
      if (down) throw refusal(503, 'The server is being updated.')
      return { data: [], total: 0, page: 1, last_page: 1 }
    },
  })
  const { user } = renderScreen(() => <Rooms />, { answers: flaky, role: 'school' })
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is being updated.')
  down = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('There are no classrooms yet.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an error is the accessible description of its group', () => {
  renderScreen(() => <Rooms error="Please choose one." />, { answers: [], role: 'school' })
  expect(screen.getByRole('group', { name: 'Classrooms' })).toHaveAccessibleDescription('Please choose one.')
})

test('of very many choices the first hundred and the chosen ones are shown, and a search finds the others', async () => {
  const choices = Array.from({ length: 250 }, (_, i) => ({ id: i + 1, label: `Room ${i + 1}` }))
  const { user } = renderScreen(() => (
    <ChoiceList label="Classrooms" choices={choices} chosen={[240]} onChange={() => {}} none="None" />
  ))
  expect(screen.getAllByRole('checkbox')).toHaveLength(101)
  expect(screen.getByRole('checkbox', { name: 'Room 240' })).toBeChecked()
  expect(screen.getByText('149 more. Search to find them.')).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Search in: Classrooms' }), 'Room 200')
  expect(screen.getByRole('checkbox', { name: 'Room 200' })).toBeVisible()
  expect(screen.queryByText(/Search to find/)).toBeNull()
})
