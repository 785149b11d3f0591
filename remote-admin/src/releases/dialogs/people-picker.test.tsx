import { rolloutContract } from '@lekta/shared/contract/delivery/rollout'
import { type Answer, answers } from '@lekta/shared/testing/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import { openAreaPage } from '../../testing/releases/open-area-page'

/** Opens the dialog that rolls a release out. */
async function open(first: readonly Answer[] = []) {
  const rendered = openAreaPage('teacher', '', first)
  await rendered.user.click(await screen.findByRole('button', { name: 'Roll out' }))
  const dialog = await screen.findByRole('dialog', { name: /^Roll out/ })
  await waitFor(() => expect(dialog).toBeVisible())
  await within(dialog).findByLabelText('Reason')
  return { ...rendered, dialog: within(dialog) }
}

describe('people who get a release', () => {
  test('are found by their names, children and adults', async () => {
    const rollOut = jest.fn(async (_: unknown) => null)
    const { user, dialog } = await open(answers(rolloutContract, { rollOut }))
    await user.type(dialog.getByLabelText('Search people'), 'bintang{Enter}')
    const found = within(await dialog.findByRole('list', { name: 'Found people' }))
    expect(found.getByText('Child · Sekolah Cakrawala · bintang.r')).toBeVisible()
    await user.click(found.getByRole('button', { name: 'Add Bintang Ramadhan (bintang.r)' }))
    const chosen = within(dialog.getByRole('list', { name: 'People' }))
    expect(chosen.getByText('Bintang Ramadhan (bintang.r)')).toBeVisible()
    expect(dialog.getByLabelText('Search people')).toHaveFocus()
    await user.type(dialog.getByLabelText('Search people'), 'cakrawala')
    await user.click(dialog.getByRole('button', { name: 'Search' }))
    await user.click(await dialog.findByRole('button', { name: 'Add Sekolah Cakrawala (sekolah.cakrawala)' }))
    await user.type(dialog.getByLabelText('Reason'), 'As agreed')
    await user.click(dialog.getByRole('button', { name: 'Roll out' }))
    await waitFor(() => expect(rollOut).toHaveBeenCalled())
    expect(rollOut.mock.calls[0]?.[0]).toMatchObject({ body: { audience: { accounts: [1, 61, 31] } } })
  })

  test('are explained if a search finds nobody, too many, or only people who are chosen', async () => {
    const { user, dialog } = await open()
    const search = async (words: string) => {
      await user.clear(dialog.getByLabelText('Search people'))
      await user.type(dialog.getByLabelText('Search people'), `${words}{Enter}`)
    }
    await search('a')
    expect(await dialog.findByText('Please enter at least two letters.')).toBeVisible()
    await search('nobody')
    expect(await dialog.findByText('Nobody has this name. Check the spelling, or try the username.')).toBeVisible()
    await search('siswa')
    expect(await dialog.findByText('8 of 9 people. Add the school or more of the name.')).toBeVisible()
    await search('siswa2')
    await user.click(await dialog.findByRole('button', { name: 'Add Siswa 2 (siswa2)' }))
    await search('siswa2')
    expect(await dialog.findByText('Everyone found is already chosen.')).toBeVisible()
  })
})
