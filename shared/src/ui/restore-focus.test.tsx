import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { focusMoveMs } from './restore-focus'
import { Button } from './ui'
import { UiProvider } from './ui-provider'

/** Ends the busy state of the page's button. */
let finish = () => {}

/** A page with a list whose rows can be deleted, and a button that stays busy until the test ends it. */
function Page() {
  const [rows, setRows] = useState(['Ayu', 'Bagas'])
  const [busy, setBusy] = useState(false)
  const save = () => {
    setBusy(true)
    finish = () => setBusy(false)
  }
  return (
    <main>
      <h1>Student</h1>
      {rows.length > 0 && (
        <section aria-label="Students" data-focus-home>
          {rows.map((name) => (
            <Button key={name} onClick={() => setRows((last) => last.filter((one) => one !== name))}>
              {`Delete ${name}`}
            </Button>
          ))}
        </section>
      )}
      <Button loading={busy} onClick={save}>
        Save
      </Button>
      <p>Text</p>
    </main>
  )
}

function renderPage() {
  render(
    <UiProvider>
      <Page />
    </UiProvider>,
  )
  const user = userEvent.setup()
  const press = async (name: string) => {
    screen.getByRole('button', { name }).focus()
    await user.keyboard('{Enter}')
  }
  return { user, press }
}

describe('the focus', () => {
  test('returns to a button that was busy', async () => {
    const { press } = renderPage()
    await press('Save')
    const save = screen.getByRole('button', { name: 'Save' })
    expect(save).toBeDisabled()
    // Browsers take the focus from a disabled button; jsdom does not.
    const activeElement = jest.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body)
    const focus = jest.spyOn(save, 'focus')
    act(finish)
    await waitFor(() => expect(focus).toHaveBeenCalledTimes(1))
    expect(save).toBeEnabled()
    activeElement.mockRestore()
  })

  test('moves to the list of a deleted row, and without the list to the title of the page', async () => {
    const { press } = renderPage()
    await press('Delete Ayu')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Students' })).toHaveFocus())
    await press('Delete Bagas')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Student' })).toHaveFocus())
  })

  test('is not moved after a click on an empty area', async () => {
    const { user } = renderPage()
    screen.getByRole('button', { name: 'Delete Bagas' }).focus()
    await user.click(screen.getByText('Text'))
    await user.click(screen.getByRole('button', { name: 'Delete Ayu' }))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Students' })).toHaveFocus())
    await user.click(screen.getByText('Text'))
    // The page changes while nothing has the focus.
    screen.getByText('Text').style.color = 'red'
    await act(() => new Promise((resolve) => setTimeout(resolve, 2 * focusMoveMs)))
    expect(document.body).toHaveFocus()
  })
})
