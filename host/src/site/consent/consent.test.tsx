import { brand } from '@lekta/shared/brand'
import { consentContract } from '@lekta/shared/contract/people/consent'
import { profileOf } from '@lekta/shared/testing/account-fixtures'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { screen } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'

afterEach(closePortal)

/** Opens the portal for a teacher who has not consented to the current wording. */
function open(at: string, refuse?: () => never) {
  let due = true
  const agreed: string[] = []
  const consents = answers(consentContract, {
    agreeToWording: async ({ body }) => {
      refuse?.()
      agreed.push(body.wording)
      due = false
      return null
    },
  })
  const server = { profileMe: async () => profileOf('teacher', { consent_due: due }) }
  return openPortal({ at, role: 'teacher', server, more: consents }).then((portal) => ({ portal, agreed }))
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Our terms and privacy policy have changed' })

test('the dashboard redirects to what has changed, and after the consent the page opens', async () => {
  const { portal, agreed } = await open('/home/dashboard')
  await title()
  expect(portal.address()).toBe('/consent')
  expect(await screen.findByText(/You can download everything stored about you/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read the whole text: Terms and conditions' })).toBeVisible()
  await portal.user.click(screen.getByRole('button', { name: 'I agree to the terms and the privacy policy' }))
  await screen.findByRole('heading', { level: 1, name: /^Hi,/ })
  expect(agreed).toEqual([brand.legalDate])
})

test('the texts themselves can be read without consenting', async () => {
  const { portal } = await open('/privacy-policy')
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  expect(portal.address()).toBe('/privacy-policy')
})

test('a wording that has changed again shows the reason', async () => {
  const message = 'The terms have changed again. Please reload the page and read the current wording.'
  const { portal } = await open('/consent', () => {
    throw refusal(409, message)
  })
  await title()
  await portal.user.click(screen.getByRole('button', { name: 'I agree to the terms and the privacy policy' }))
  expect(await screen.findByText(message)).toBeVisible()
})

test('an earlier wording says when it was in force and links to the current one', async () => {
  await openPortal({ at: '/privacy-policy?as=2026-11-22' })
  expect(await screen.findByText(/^In force from 22 November 2026 to 23 November 2026/)).toBeVisible()
  expect(await screen.findByText(/People delete data on request; there is no button for it/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read the current wording' })).toHaveAttribute('href', '/privacy-policy')
})
