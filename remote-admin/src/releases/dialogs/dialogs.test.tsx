import { rolloutContract } from '@lekta/shared/contract/delivery/rollout'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import type { Rendered } from '@lekta/shared/testing/render-screen'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openAreaPage, openMenuOf } from '../../testing/releases/open-area-page'
import { versions } from '../../testing/releases/release-data'

/** Returns a dialog that has faded in. */
async function dialogNamed(name: string | RegExp) {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
type Dialog = Awaited<ReturnType<typeof dialogNamed>>

/** Opens a dialog with a button of the page. */
async function open(button: string, title: string | RegExp, first: readonly Answer[] = []) {
  const rendered = openAreaPage('teacher', '', first)
  await rendered.user.click(await screen.findByRole('button', { name: button }))
  const dialog = await dialogNamed(title)
  await dialog.findByLabelText('Reason')
  return { ...rendered, dialog }
}

const enterReason = (user: Rendered['user'], dialog: Dialog) => user.type(dialog.getByLabelText('Reason'), 'As agreed')

/** Returns a fake endpoint that records its input. */
const recorder = () => jest.fn(async (_: unknown) => null)

describe('rolling out', () => {
  test('continues with the running rollout, and says what will happen', async () => {
    const { dialog } = await open('Roll out', 'Roll out a release of teacher')
    expect(dialog.getByLabelText('Version')).toHaveValue(versions.canary)
    expect(dialog.getByLabelText('Share in percent')).toHaveValue(10)
    expect(
      dialog.getByText(`${versions.canary} will be served to 10% of all users, Sekolah Cakrawala, and Ratih Kusuma.`),
    ).toBeVisible()
    expect(
      dialog.getByText(`Everyone else stays with ${versions.stable}, which takes over where it fails.`),
    ).toBeVisible()
  })

  test('sends share, roles and schools', async () => {
    const rollOut = recorder()
    const { user, dialog, store } = await open('Roll out', /^Roll out/, answers(rolloutContract, { rollOut }))
    fireEvent.change(dialog.getByLabelText('Share of all users'), { target: { value: '25' } })
    expect(dialog.getByLabelText('Share in percent')).toHaveValue(25)
    await user.click(dialog.getByLabelText('Teacher'))
    await user.type(dialog.getByLabelText('Search schools'), 'Samu')
    await user.click(await dialog.findByRole('button', { name: 'Add Sekolah Tunas Samudra' }))
    await enterReason(user, dialog)
    await user.click(dialog.getByRole('button', { name: 'Roll out' }))
    await waitFor(() => expect(store.getState().notice?.text).toBe(`${versions.canary} is rolled out.`))
    expect(rollOut.mock.calls[0]?.[0]).toMatchObject({
      params: { area: 'teacher' },
      body: {
        ...{ version: versions.canary, channel: 'canary', at: null, reason: 'As agreed' },
        audience: { share: 25, schools: [1, 2], roles: ['teacher'], accounts: [1] },
      },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('for testers starts without a share', async () => {
    const rollOut = recorder()
    const { user, dialog } = await open('Roll out', /^Roll out/, answers(rolloutContract, { rollOut }))
    await user.click(dialog.getByLabelText('Testers'))
    expect(dialog.getByText('It is not watched like a rollout: it does not stop by itself.')).toBeVisible()
    await enterReason(user, dialog)
    await user.click(dialog.getByRole('button', { name: 'Roll out' }))
    await waitFor(() => expect(rollOut).toHaveBeenCalled())
    expect(rollOut.mock.calls[0]?.[0]).toMatchObject({
      body: { channel: 'next', audience: { share: 0, schools: [1], accounts: [1] } },
    })
  })
})

describe('a rollout', () => {
  test('needs a reason, and a time if it is for later', async () => {
    const rollOut = recorder()
    const { user, dialog, store } = await open('Roll out', /^Roll out/, answers(rolloutContract, { rollOut }))
    await user.click(dialog.getByLabelText('At a time'))
    await user.click(dialog.getByRole('button', { name: 'Roll out' }))
    expect(dialog.getByLabelText('Reason')).toBeInvalid()
    const time = dialog.getByLabelText('Date and time')
    expect(time).toBeInvalid()
    await user.type(time, '2026-12-01T21:30')
    await enterReason(user, dialog)
    expect(rollOut).not.toHaveBeenCalled()
    await user.click(dialog.getByRole('button', { name: 'Roll out' }))
    await waitFor(() => expect(store.getState().notice?.text).toBe(`${versions.canary} is scheduled.`))
    const at = new Date(2026, 11, 1, 21, 30).toISOString()
    expect(rollOut.mock.calls[0]?.[0]).toMatchObject({ body: { at } })
  })

  test('shows why the server refuses', async () => {
    const rollOut = async () => {
      throw refusal(400, 'Check the fields.', { audience: 'Choose who gets it.' })
    }
    const { user, dialog } = await open('Roll out', /^Roll out/, answers(rolloutContract, { rollOut }))
    await enterReason(user, dialog)
    await user.click(dialog.getByRole('button', { name: 'Roll out' }))
    expect(await dialog.findByText('Choose who gets it.')).toBeVisible()
  })
})

describe('serving to everyone', () => {
  test('says which release takes over where it fails', async () => {
    const { user, store, dialog } = await open('Serve to everyone', 'Serve a release of teacher to everyone')
    expect(dialog.getByText(`${versions.canary} will be served to everyone.`)).toBeVisible()
    expect(dialog.getByText(`${versions.stable} takes over where it fails.`)).toBeVisible()
    await enterReason(user, dialog)
    await user.click(dialog.getByRole('button', { name: 'Serve to everyone' }))
    await waitFor(() => expect(store.getState().notice?.text).toBe(`${versions.canary} is served to everyone.`))
    const serving = within(screen.getByRole('region', { name: 'Who gets what' }))
    await waitFor(() => expect(serving.getAllByRole('link')).toHaveLength(1))
    expect(serving.getByRole('link', { name: versions.canary })).toBeVisible()
  })
})

describe('rolling back', () => {
  test('offers every stored release, and starts with the one before', async () => {
    const { user, store, dialog } = await open('Roll back', 'Roll teacher back')
    const select = dialog.getByLabelText('Back to')
    expect(select).toHaveValue(versions.earlier)
    expect(within(select).queryByRole('option', { name: new RegExp(versions.first) })).not.toBeInTheDocument()
    expect(within(select).getByRole('option', { name: `${versions.withdrawn} · Withdrawn` })).toBeInTheDocument()
    expect(dialog.getByText(/It takes less than 5 seconds/)).toBeVisible()
    expect(dialog.getByText(`The rollout of ${versions.canary} ends.`)).toBeVisible()
    await enterReason(user, dialog)
    await user.click(dialog.getByRole('button', { name: 'Roll back' }))
    await waitFor(() => expect(store.getState().notice?.text).toBe(`${versions.earlier} is served to everyone.`))
  })
})

test('a rollout is stopped with a reason, and the dialog says who gets what then', async () => {
  const stopRollout = recorder()
  const { user } = openAreaPage('teacher', '', answers(rolloutContract, { stopRollout }))
  const [stop] = await screen.findAllByRole('button', { name: 'Stop' })
  await user.click(stop as HTMLElement)
  const dialog = await dialogNamed(`Stop the rollout of ${versions.canary}`)
  const sentence = `Everyone who gets ${versions.canary} gets ${versions.stable} again, within 5 seconds.`
  await waitFor(() => expect(dialog.getByText(sentence)).toBeVisible())
  await enterReason(user, dialog)
  await user.click(dialog.getByRole('button', { name: 'Stop the rollout' }))
  await waitFor(() =>
    expect(stopRollout.mock.calls[0]?.[0]).toMatchObject({ body: { channel: 'canary', reason: 'As agreed' } }),
  )
})

/** Opens a dialog with the menu of a release. */
async function openByMenu(item: string, title: string, version: string) {
  const rendered = openAreaPage()
  const items = await openMenuOf(rendered.user, version)
  await rendered.user.click(items.find(({ textContent }) => textContent === item) as HTMLElement)
  return { ...rendered, dialog: await dialogNamed(title) }
}

describe('pinning', () => {
  test('needs a school or a person', async () => {
    const { user, dialog } = await openByMenu('Pin', 'Pin a release of teacher', versions.earlier)
    await user.type(await dialog.findByLabelText('Reason'), 'Old tablets')
    await user.click(dialog.getByRole('button', { name: 'Pin' }))
    expect(dialog.getByLabelText('Search schools')).toBeInvalid()
    await user.type(dialog.getByLabelText('Search schools'), 'Cakra')
    await user.click(await dialog.findByRole('button', { name: 'Add Sekolah Cakrawala' }))
    expect(
      dialog.getByText(
        `Sekolah Cakrawala always gets ${versions.earlier}, whatever is rolled out, until the pin is removed.`,
      ),
    ).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Pin' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('tab', { name: 'Pins and schedule' }))
    expect(await screen.findByRole('button', { name: 'Remove the pin of Sekolah Cakrawala' })).toBeVisible()
  })
})

describe('a preview link', () => {
  test('is made for one tester', async () => {
    const { user, dialog } = await openByMenu('Create a preview link', 'Preview link for teacher', versions.next)
    await user.type(await dialog.findByLabelText('Username of the tester'), 'unknown')
    await user.click(dialog.getByRole('button', { name: 'Create link' }))
    expect(await dialog.findByText('There is no tester with this username.')).toBeVisible()
    await user.clear(dialog.getByLabelText('Username of the tester'))
    await user.type(dialog.getByLabelText('Username of the tester'), 'ratih')
    await user.click(dialog.getByRole('button', { name: 'Create link' }))
    const link = await dialog.findByRole('group', { name: 'Preview link' })
    expect(link).toHaveTextContent(/^https:\/\/read\.example\/preview\?link=/)
    expect(dialog.getByText(/^Only ratih can open this link/)).toBeVisible()
  })
})

describe('an area', () => {
  const openItem = async (item: string) => {
    const rendered = openAreaPage()
    await rendered.user.click(await screen.findByRole('button', { name: 'Actions for teacher' }))
    await rendered.user.click(await screen.findByRole('menuitem', { hidden: true, name: item }))
    return rendered
  }

  test('can be frozen until a time', async () => {
    const { user } = await openItem('Freeze')
    const dialog = await dialogNamed('Freeze teacher')
    await user.click(dialog.getByLabelText('Until a time'))
    await user.type(dialog.getByLabelText('Date and time'), '2026-12-05T17:00')
    await user.type(dialog.getByLabelText('Reason'), 'Test weeks')
    await user.click(dialog.getByRole('button', { name: 'Freeze' }))
    expect(await screen.findByText('This area is frozen until 5 Dec 2026, 17:00')).toBeVisible()
    expect(screen.getByText('Test weeks')).toBeVisible()
  })

  test('has paths and a key that can be changed', async () => {
    const { user, store } = await openItem('Edit paths and key')
    const dialog = await dialogNamed('Edit teacher')
    await user.clear(dialog.getByLabelText('Public key (optional)'))
    await user.type(dialog.getByLabelText('Public key (optional)'), 'short')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(/Please enter the 32 bytes of an Ed25519 public key/)).toBeVisible()
    await user.clear(dialog.getByLabelText('Public key (optional)'))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(store.getState().notice?.text).toBe('Saved.'))
  })
})
