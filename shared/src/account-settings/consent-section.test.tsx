import { screen, waitFor, within } from '@testing-library/react'
import type { Role } from '../contract/endpoint'
import { consentContract } from '../contract/people/consent'
import { accountFixtures, profileOf } from '../testing/account-fixtures'
import { answers } from '../testing/fake-api'
import { renderScreen } from '../testing/render-screen'
import { ConsentSection } from './consent-section'
import { words } from './words.id'

const now = new Date('2026-11-24T05:00:00Z')

const show = (role: Role, language: 'en' | 'id' = 'en', first = answers(consentContract, {})) =>
  renderScreen(ConsentSection, {
    path: '/parent/setting/index',
    role,
    answers: [...first, ...accountFixtures(profileOf(role), now)],
    language,
    words,
  })

const rowOf = async (title: string) => (await screen.findByText(title)).closest('li') as HTMLElement

test('each consent shows the relation, the day, and a link to its wording', async () => {
  show('parent')
  const row = await rowOf('Storage of Ayu Lestari’s data')
  expect(row).toHaveTextContent(/As a legal guardian, confirmed by the school · Agreed on 24 November 2026/)
  const terms = within(await rowOf('Terms and privacy policy'))
  const link = terms.getByRole('link', { name: 'Wording of 22 November 2026' })
  expect(link).toHaveAttribute('href', '/privacy-policy?as=2026-11-22')
  expect(terms.queryByRole('button')).toBeNull()
})

test('the consent for a child is withdrawn after a confirmation that explains it', async () => {
  const { user } = show('parent')
  await user.click(await screen.findByRole('button', { name: 'Withdraw: Ayu Lestari' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your consent for Ayu Lestari?' }))
  await waitFor(() => expect(dialog.getByText(/everything is deleted after 14 days/)).toBeVisible())
  await user.click(dialog.getByRole('button', { name: 'Withdraw consent' }))
  expect(await screen.findByText(/Withdrawn on 24 November 2026/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Withdraw: Ayu Lestari' })).toBeNull()
})

test('an account without a recorded consent shows a message', async () => {
  show('teacher', 'en', answers(consentContract, { consents: async () => [] }))
  expect(await screen.findByText('No consent is recorded for this account.')).toBeVisible()
})

test('the section renders in Indonesian', async () => {
  show('parent', 'id')
  expect(await screen.findByText('Penyimpanan data Ayu Lestari')).toBeVisible()
  expect(screen.getByText(/Sebagai wali, dikonfirmasi sekolah/)).toBeVisible()
})
