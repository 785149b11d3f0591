import { Avatar, EmptyPicture, FailureNotice, Notice, PageHeader } from '@lekta/shared/ui'
import { screen, within } from '@testing-library/react'
import { renderScreen } from '../../testing/render-screen'

describe('a notice', () => {
  test('has a second-level heading, text, an action and a decorative picture', () => {
    renderScreen(() => (
      <Notice title="Nothing yet" picture={<EmptyPicture />} action={<button type="button">Add one</button>}>
        Lists begin empty.
      </Notice>
    ))
    expect(screen.getByRole('heading', { name: 'Nothing yet', level: 2 })).toBeVisible()
    expect(screen.getByText('Lists begin empty.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add one' })).toBeVisible()
    expect(screen.queryByRole('img')).toBeNull()
  })

  test('that is the whole page has a first-level heading', () => {
    renderScreen(() => <Notice title="Not here" order={1} />)
    expect(screen.getByRole('heading', { name: 'Not here', level: 1 })).toBeVisible()
  })
})

describe('a failure', () => {
  const unreachable = 'The server can’t be reached. Check your connection and try again.'

  test('is shown as an alert with its message and a retry button', async () => {
    const retry = jest.fn()
    const { user } = renderScreen(() => <FailureNotice message={unreachable} onRetry={retry} />)
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent(unreachable)
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  test('says what to do about an answer without a message', () => {
    renderScreen(() => <FailureNotice message="Error" onRetry={() => undefined} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again in a minute.')
  })

  test('with a message of the client is translated into Indonesian', () => {
    renderScreen(() => <FailureNotice message={unreachable} onRetry={() => undefined} />, { language: 'id' })
    expect(screen.getByRole('alert')).toHaveTextContent('Server tidak dapat dihubungi')
  })
})

describe('an avatar', () => {
  test('without a picture shows initials', () => {
    const { container } = renderScreen(() => <Avatar name="Ayu Lestari" avatar={null} />)
    expect(container).toHaveTextContent('AL')
  })

  test('with a picture is hidden from screen readers', () => {
    renderScreen(() => <Avatar name="Ayu Lestari" avatar="/faces/ayu.png" />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('presentation', { hidden: true })).toHaveAttribute('src', '/faces/ayu.png')
  })
})

test('a page header has a title, a subtitle and actions', () => {
  renderScreen(() => (
    <PageHeader title="Students" subtitle="All of them">
      <button type="button">Add</button>
    </PageHeader>
  ))
  expect(screen.getByRole('heading', { name: 'Students', level: 1 })).toBeVisible()
  expect(screen.getByText('All of them')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add' })).toBeVisible()
})
