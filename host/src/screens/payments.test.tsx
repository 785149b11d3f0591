import { screen } from '@testing-library/react'
import { closePortal, openPortal } from '../testing/open-portal'

afterEach(closePortal)

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each(['/payment/7', '/payment/7/confirm'])('%s says that there is no such payment', async (at) => {
  await openPortal({ at })
  expect(await title('There is no such payment')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact-us?topic=help')
})

test.each([
  ['?order_id=7&status_code=200&transaction_status=settlement', '/payments/confirm', 'Thank you'],
  ['?transaction_status=capture', '/payments/confirm', 'Thank you'],
  ['?transaction_status=pending', '/payments/confirm', 'Thank you'],
  ['?transaction_status=deny', '/payments/failed', 'The payment was not made'],
  ['?transaction_status=expire', '/payments/failed', 'The payment was not made'],
  ['', '/payments/failed', 'The payment was not made'],
])('the provider’s answer %s leads to %s', async (answer, page, heading) => {
  const { address } = await openPortal({ at: `/payments/response${answer}` })
  expect(await title(heading)).toBeVisible()
  expect(address()).toBe(page)
})

test('whoever is logged in goes on to the dashboard', async () => {
  const { user, address } = await openPortal({ at: '/payments/confirm', role: 'parent' })
  await title('Thank you')
  await user.click(screen.getAllByRole('link', { name: 'To the dashboard' }).at(-1) as HTMLElement)
  expect(address()).toBe('/home/dashboard')
})
