import { previewContract } from '@lekta/shared/contract/delivery/preview'
import { releaseAreaContract } from '@lekta/shared/contract/delivery/release-area'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import { versions } from '../../testing/releases/release-data'
import ReleaseAreaList from './area-list'

const open = (first: ReturnType<typeof answers> = [], at = '/admin/releases') =>
  renderScreen(ReleaseAreaList, {
    path: '/admin/releases',
    at,
    role: 'admin',
    answers: [...first, ...createFixtures()],
  })

/** Returns the card of an area. */
const card = async (name: string) => within((await screen.findByRole('link', { name })).closest('li') as HTMLElement)

describe('the list of areas', () => {
  test('shows what each area serves, and how its rollout does', async () => {
    open()
    const teacher = await card('teacher')
    expect(teacher.getByRole('link')).toHaveAttribute('href', '/admin/releases/teacher')
    expect(teacher.getByText(versions.stable)).toBeVisible()
    expect(teacher.getByText(versions.canary)).toBeVisible()
    expect(teacher.getByText('10% of all users, 1 school, and 1 person')).toBeVisible()
    expect(await teacher.findByText('Failed in 3 of 412 browsers')).toBeVisible()
    const meter = teacher.getByRole('meter', { name: 'Evidence that it is worse' })
    expect(meter).toHaveAttribute('aria-valuetext', '2.4, stops at 100: Not clear yet')
    expect(teacher.getByText('1 scheduled')).toBeVisible()
    expect((await card('test-runner')).getByText('Frozen')).toBeVisible()
    expect((await card('library')).getByText('Nothing is served yet')).toBeVisible()
  })

  test('says what to do while there is no area', async () => {
    open(answers(releaseAreaContract, { releaseAreas: async () => [] }))
    expect(await screen.findByText('No areas yet')).toBeVisible()
  })

  test('can be retried after a failure', async () => {
    let isDown = true
    const releaseAreas = async () => {
      if (isDown) throw refusal(500, 'The database is down.')
      return []
    }
    const { user } = open(answers(releaseAreaContract, { releaseAreas }))
    expect(await screen.findByText('The database is down.')).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('No areas yet')).toBeVisible()
  })
})

describe('a new area', () => {
  const openDialog = async () => {
    const rendered = open()
    await rendered.user.click(await screen.findByRole('button', { name: 'Add area' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add area' }))
    return { ...rendered, dialog }
  }

  test('needs valid paths, and then leads to its tokens', async () => {
    const { user, dialog, address, store } = await openDialog()
    await user.type(dialog.getByLabelText('Name'), 'games')
    await user.type(dialog.getByLabelText('Paths'), 'games')
    await user.click(dialog.getByRole('button', { name: 'Add area' }))
    expect(await dialog.findByText('Please enter a path such as /library/.')).toBeVisible()
    await user.clear(dialog.getByLabelText('Paths'))
    await user.type(dialog.getByLabelText('Paths'), '/games/{Enter}/play/{Enter}')
    await user.click(dialog.getByRole('button', { name: 'Add area' }))
    await waitFor(() => expect(address()).toBe('/admin/releases/games?tab=tokens'))
    expect(store.getState().notice?.text).toBe('games is added. Next, create a token for its team.')
  })

  test('shows the error of the server at the name', async () => {
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByLabelText('Name'), 'teacher')
    await user.type(dialog.getByLabelText('Paths'), '/teacher/')
    await user.click(dialog.getByRole('button', { name: 'Add area' }))
    expect(await dialog.findByText('There is already an area with this name.')).toBeVisible()
    expect(dialog.getByLabelText('Name')).toHaveFocus()
  })
})

describe('testers', () => {
  test('can be added and removed', async () => {
    const { user, store } = open([], '/admin/releases?tab=testers')
    await user.click(await screen.findByRole('button', { name: 'Add tester' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add tester' }))
    await user.type(dialog.getByLabelText('Username'), 'dewi')
    await user.click(dialog.getByRole('button', { name: 'Add tester' }))
    expect(await screen.findByRole('row', { name: /dewi/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove dewi' }))
    const question = within(await screen.findByRole('dialog', { name: 'Remove dewi from the testers?' }))
    await user.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(store.getState().notice?.text).toBe('dewi is no longer a tester.'))
    await waitFor(() => expect(screen.queryByRole('row', { name: /dewi/ })).not.toBeInTheDocument())
  })

  test('are explained while there are none', async () => {
    open(answers(previewContract, { testers: async () => [] }), '/admin/releases?tab=testers')
    expect(await screen.findByText('No testers yet')).toBeVisible()
  })
})
