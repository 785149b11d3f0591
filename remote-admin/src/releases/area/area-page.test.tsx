import { releaseContract } from '@lekta/shared/contract/delivery/release'
import { releaseAreaContract } from '@lekta/shared/contract/delivery/release-area'
import { rolloutContract } from '@lekta/shared/contract/delivery/rollout'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import { history } from '../../testing/releases/area-data'
import { openAreaPage, openMenuOf, rowOf } from '../../testing/releases/open-area-page'
import { releaseList, versions } from '../../testing/releases/release-data'

describe('the page of an area', () => {
  test('shows who gets which release, and how the rollout does', async () => {
    openAreaPage()
    const serving = within(await screen.findByRole('region', { name: 'Who gets what' }))
    expect(serving.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      versions.stable,
      versions.canary,
      versions.next,
    ])
    expect(serving.getByText('10% of all users, Sekolah Cakrawala, and Ratih Kusuma')).toBeVisible()
    const health = within(screen.getByRole('region', { name: 'Is the rollout worse?' }))
    expect(health.getByText('7.3 per 1,000')).toBeVisible()
    expect(health.getByText('11 of 5,120 browsers')).toBeVisible()
    expect(health.getByText('Not clear yet')).toBeVisible()
    expect(await health.findByRole('img', { name: 'Failures in the last 24 hours' })).toBeVisible()
  })

  test('shows the failures of each hour as a table', async () => {
    const { user } = openAreaPage()
    await user.click(await screen.findByRole('button', { name: 'Show table' }))
    const table = within(screen.getByRole('table', { name: 'Failures in the last 24 hours' }))
    expect(table.getAllByRole('row')).toHaveLength(25)
    expect(table.getAllByText('3 of 325 browsers').length).toBeGreaterThan(0)
  })

  test('says that there is no such area, and leads to the others', async () => {
    const rollout = jest.fn(async () => {
      throw refusal(404, 'There is no such area.')
    })
    openAreaPage('unknown', '', answers(rolloutContract, { rollout }))
    expect(await screen.findByText('There is no area “unknown”')).toBeVisible()
    const others = within(screen.getByRole('navigation', { name: 'Areas' }))
    expect(others.getByRole('link', { name: 'teacher' })).toHaveAttribute('href', '/admin/releases/teacher')
  })

  test('leads to where an area is added while there is none', async () => {
    openAreaPage('teacher', '', answers(releaseAreaContract, { releaseAreas: async () => [] }))
    expect(await screen.findByText('No areas yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the areas' })).toHaveAttribute('href', '/admin/releases')
  })
})

describe('the releases of an area', () => {
  test('are listed, the newest first, with share, failures and the change of size', async () => {
    openAreaPage()
    const row = await rowOf(versions.canary)
    expect(row).toHaveTextContent(/9d11b0e4 · Bayu Pratama/)
    expect(row).toHaveTextContent('10%')
    expect(row).toHaveTextContent('7.3')
    expect(row).toHaveTextContent('191 kB+3 kB')
    expect(await rowOf(versions.withdrawn)).toHaveTextContent(/Withdrawn.*this is no coincidence/)
    expect(await rowOf(versions.first)).toHaveTextContent(/Files deleted.*came with the installation/)
    const links = within(screen.getByRole('table', { name: 'Releases' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(releaseList.map(({ version }) => version))
  })

  test('a search leaves out changes of size, because it leaves out releases', async () => {
    const { user } = openAreaPage()
    await rowOf(versions.canary)
    await user.type(screen.getByRole('searchbox', { name: 'Version, commit or author' }), 'Bayu{Enter}')
    await waitFor(async () => expect(await rowOf(versions.canary)).not.toHaveTextContent('+3 kB'))
  })

  test('have menus with what is possible', async () => {
    const { user } = openAreaPage()
    const itemsOf = async (version: string) => {
      const items = (await openMenuOf(user, version)).map(({ textContent }) => textContent)
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menuitem', { hidden: true })).not.toBeInTheDocument())
      return items
    }
    const compare = `Compare with ${versions.stable}`
    expect(await itemsOf(versions.stable)).toEqual([
      ...['Pin', 'Create a preview link', `Compare with ${versions.canary}`, 'Open with sample data'],
    ])
    expect(await itemsOf(versions.canary)).toEqual([
      ...['Change the rollout', 'Serve to everyone', 'Stop the rollout', 'Pin', 'Create a preview link'],
      ...[compare, 'Open with sample data'],
    ])
    expect(await itemsOf(versions.earlier)).toEqual([
      ...['Roll out', 'Roll back to it', 'Pin', 'Create a preview link', compare, 'Open with sample data'],
    ])
    expect(await itemsOf(versions.first)).toEqual([compare])
  })

  test('begin with a token', async () => {
    const { user, address } = openAreaPage('library')
    expect(await screen.findByText('No releases yet')).toBeVisible()
    expect(screen.getByText(/^Nothing is served yet/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go to the tokens' }))
    expect(await screen.findByRole('button', { name: 'New token' })).toBeVisible()
    expect(address()).toBe('/admin/releases/library?tab=tokens')
  })

  test('are replaced by the reason why they cannot be loaded', async () => {
    const releases = async () => {
      throw refusal(503, 'The server is busy.')
    }
    openAreaPage('teacher', '', answers(releaseContract, { releases }))
    expect(await screen.findByText('The server is busy.')).toBeVisible()
  })
})

test('a frozen area says why, and can only be rolled back until the freeze ends', async () => {
  const { user } = openAreaPage('test-runner')
  const notice = await screen.findByText(/Test weeks at 14 schools/)
  expect(notice).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Roll out' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Roll back' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'End freeze' }))
  const question = within(await screen.findByRole('dialog', { name: 'End the freeze of test-runner?' }))
  await user.click(question.getByRole('button', { name: 'End freeze' }))
  expect(await screen.findByRole('button', { name: 'Roll out' })).toBeVisible()
  expect(screen.queryByText(/Test weeks at 14 schools/)).not.toBeInTheDocument()
})

test('the history says what happened, when, why and who did it', async () => {
  openAreaPage('teacher', '?tab=history')
  await screen.findByText('Rolled out')
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(history.length)
  expect(rows[1]).toHaveTextContent(/^Rolled out.*for 10% of all users.*before:.*first at one school.*Ratih Kusuma/)
  expect(rows[3]).toHaveTextContent(/^Stopped by itself.*It failed in 19 of 240 browsers.*the server/)
})

describe('pins and scheduled changes', () => {
  const open = () => openAreaPage('teacher', '?tab=pins')

  test('a pin can be removed after a question', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove the pin of Sekolah Tunas Samudra' }))
    const question = within(await screen.findByRole('dialog', { name: /^Remove the pin of/ }))
    await user.click(question.getByRole('button', { name: 'Remove pin' }))
    expect(await screen.findByText('No school and no person is pinned to a release.')).toBeVisible()
  })

  test('a scheduled change can be cancelled after a question', async () => {
    const { user } = open()
    const table = await screen.findByRole('table', { name: 'Scheduled' })
    expect(table).toHaveTextContent(/Everyone.*After the weekend, if nothing speaks against it/)
    await user.click(within(table).getByRole('button'))
    const question = within(await screen.findByRole('dialog', { name: /^Cancel the change to/ }))
    await waitFor(() => expect(question.getByRole('button', { name: 'Leave it scheduled' })).toBeVisible())
    await user.click(question.getByRole('button', { name: 'Cancel the change' }))
    expect(await screen.findByText(/^Nothing is scheduled/)).toBeVisible()
  })
})

describe('tokens', () => {
  test('a new one is shown once and then listed', async () => {
    const { user } = openAreaPage('teacher', '?tab=tokens')
    await user.click(await screen.findByRole('button', { name: 'New token' }))
    const form = within(await screen.findByRole('dialog', { name: 'New token for teacher' }))
    await user.type(form.getByLabelText('Name'), 'Nightly pipeline')
    await user.click(form.getByLabelText('May also roll out, stop and roll back'))
    await user.click(form.getByRole('button', { name: 'Create token' }))
    const secret = await form.findByRole('group', { name: 'Token' })
    expect(secret).toHaveTextContent(/^lekta_teacher_/)
    expect(secret).toHaveFocus()
    await waitFor(() => expect(form.getByText(/You will only see this token once/)).toBeVisible())
    await user.click(form.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await screen.findByRole('row', { name: /Nightly pipeline.*Valid.*hand in and roll out/ })).toBeVisible()
  })

  test('can be revoked after a question that names the consequence', async () => {
    const { user } = openAreaPage('teacher', '?tab=tokens')
    await user.click(await screen.findByRole('button', { name: 'Revoke Laptop of Bayu' }))
    const question = within(await screen.findByRole('dialog', { name: 'Revoke “Laptop of Bayu”?' }))
    await waitFor(() => expect(question.getByText(/can do nothing .*scheduled with it are cancelled/)).toBeVisible())
    await user.click(question.getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByRole('row', { name: /Laptop of Bayu.*Revoked/ })).toBeVisible()
  })
})
