import { call } from '@lekta/shared/client'
import { leaverContract } from '@lekta/shared/contract/people/leaver'
import { answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { schoolFixtures } from '@lekta/staff/testing/school-fixtures'
import { screen, within } from '@testing-library/react'
import Setting from './setting'

const now = new Date('2026-11-20T05:00:00Z')
const open = (first = answers(leaverContract, {})) =>
  renderScreen(Setting, {
    path: '/school/setting/index',
    at: '/school/setting/index?tab=school',
    role: 'school',
    answers: [...first, ...schoolFixtures('school', now)],
  })
const section = async () => within(await screen.findByRole('region', { name: 'Former students' }))

test('a school chooses how long it keeps students who have left, and sees how many that concerns', async () => {
  const { user, store } = open()
  const former = await section()
  const choice = await former.findByLabelText(/^Keep accounts and results/)
  expect(choice).toHaveDisplayValue('3 years')
  expect(choice).toHaveAccessibleDescription(/1 month ahead/)
  expect(await former.findByText('No further archived students left that long ago.')).toBeVisible()
  await user.selectOptions(choice, '2 years')
  expect(await former.findByText(/^17 more archived students left that long ago/)).toBeVisible()
  await user.click(former.getByRole('button', { name: 'Save period' }))
  expect(await call(store.http, leaverContract.retention, {})).toMatchObject({ months: 24 })
})

test('an announced round and the last one are shown, with a link to the list', async () => {
  open()
  const former = await section()
  expect(await former.findByText('3 former students will be deleted on 15 December 2026.')).toBeVisible()
  expect(former.getByRole('link', { name: 'Review the list' })).toHaveAttribute('href', '/school/retention')
  expect(former.getByText(/12 former students were deleted\.$/)).toBeVisible()
})

test('a period that is not whole years can still be read', async () => {
  open(answers(leaverContract, { retention: async () => ({ months: 30, round: null, last: null }) }))
  expect(await (await section()).findByLabelText(/^Keep accounts and results/)).toHaveDisplayValue('30 months')
})
