import { privacyFixtures } from '@lekta/shared/testing/privacy-fixtures'
import { screen } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'

afterEach(closePortal)

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the link from the e-mail cancels the deletion after a confirmation', async () => {
  const { user } = await openPortal({ at: '/cancel-deletion/secret', more: privacyFixtures() })
  expect(await heading('Keep your account?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep my account' }))
  expect(await heading('Your account stays')).toHaveFocus()
  expect(screen.getByText(/^Welcome back, Sari Wulandari/)).toBeVisible()
})

test('a link that is not valid explains itself', async () => {
  const { user } = await openPortal({ at: '/cancel-deletion/made-up', more: privacyFixtures() })
  await user.click(await screen.findByRole('button', { name: 'Keep my account' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid.')
})
