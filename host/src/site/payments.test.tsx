import { type Payment, paymentContract } from '@lekta/shared/contract/money/payment'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { act, screen } from '@testing-library/react'
import { closePortal, openPortal } from '../testing/open-portal'

afterEach(closePortal)

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

const invoiceOf = (more: Partial<Payment['invoice']> = {}): Payment['invoice'] => ({
  ...{ id: 12, number: '2026/000012', status: 'unpaid', due_at: '2026-11-25T00:00:00Z' },
  ...{ lines: [], net: 134_234, tax_rate: 1100, tax: 14_766, total: 149_000 },
  ...more,
})

const paymentOf = (more: Partial<Payment> = {}): Payment => ({
  ...{ id: 'secret', status: 'started', provider: 'sandbox', currency: 'IDR', amount: 149_000 },
  redirect_url: '/payment/secret',
  invoice: invoiceOf(),
  ...more,
})

/** A server with one payment, which changes when it is confirmed. */
function serverWith(first: Payment) {
  let payment = first
  return answers(paymentContract, {
    payment: async ({ params: { id } }) => {
      if (id === payment.id) return payment
      throw refusal(404, 'There is no such payment.')
    },
    confirmPayment: async ({ body: { outcome } }) => {
      const status = outcome === 'paid' ? 'paid' : 'unpaid'
      payment = { ...payment, status: outcome, invoice: invoiceOf({ status }) }
      return payment
    },
    checkPayment: async () => payment,
  })
}

test.each(['/payment/7', '/payment/7/confirm'])('%s reports that the payment was not found', async (at) => {
  await openPortal({ at, more: serverWith(paymentOf()) })
  expect(await title('Payment not found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us?topic=help')
})

describe('a sandbox payment', () => {
  test('is paid in two steps by a visitor without a session', async () => {
    const { user, address } = await openPortal({ at: '/payment/secret', more: serverWith(paymentOf()) })
    expect(await screen.findByText('This is a test payment')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'E-wallet' }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Payment method: E-wallet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Pay/ }))
    expect(await title('Thank you')).toBeVisible()
    expect(await screen.findByText(/Invoice 2026\/000012 is paid/)).toBeVisible()
    expect(address()).toBe('/payments/confirm?order_id=secret')
  })

  test('shows that it is paid after going back, without a button to pay again', async () => {
    const { user, router, address } = await openPortal({ at: '/payment/secret', more: serverWith(paymentOf()) })
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    await user.click(await screen.findByRole('button', { name: /^Pay/ }))
    expect(await title('Thank you')).toBeVisible()
    await act(() => router.navigate(-1))
    expect(await title('Already paid')).toBeVisible()
    expect(address()).toBe('/payment/secret')
    expect(screen.queryByRole('button', { name: /^(Continue|Pay)/ })).toBeNull()
  })

  test('that is declined can be tried again', async () => {
    const { user, address } = await openPortal({ at: '/payment/secret/confirm', more: serverWith(paymentOf()) })
    await user.selectOptions(await screen.findByLabelText('How should this test payment end?'), 'Declined')
    await user.click(screen.getByRole('button', { name: /^Pay/ }))
    expect(await title('Payment not completed')).toBeVisible()
    await user.click(await screen.findByRole('link', { name: 'Try again' }))
    expect(address()).toBe('/payment/secret')
  })

  test('that was paid before says so and links to the buyer’s invoice', async () => {
    const paid = paymentOf({ status: 'paid', invoice: invoiceOf({ status: 'paid' }) })
    await openPortal({ at: '/payment/secret', role: 'parent', more: serverWith(paid) })
    expect(await title('Already paid')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View invoice' })).toHaveAttribute('href', '/parent/invoice-detail/12')
  })
})

test.each([
  ['?status_code=200&transaction_status=settlement', '/payments/confirm', 'Thank you'],
  ['?transaction_status=capture', '/payments/confirm', 'Thank you'],
  ['?transaction_status=pending', '/payments/confirm', 'Thank you'],
  ['?transaction_status=deny', '/payments/failed', 'Payment not completed'],
  ['?transaction_status=expire', '/payments/failed', 'Payment not completed'],
  ['', '/payments/failed', 'Payment not completed'],
])('the provider’s response “%s” redirects to %s', async (answer, page, heading) => {
  const { address } = await openPortal({ at: `/payments/response${answer}` })
  expect(await title(heading)).toBeVisible()
  expect(address()).toBe(page)
})

test('the confirmation page links logged-in users to the dashboard', async () => {
  const { user, address } = await openPortal({ at: '/payments/confirm', role: 'parent' })
  await title('Thank you')
  await user.click(screen.getAllByRole('link', { name: 'Go to dashboard' }).at(-1) as HTMLElement)
  expect(address()).toBe('/home/dashboard')
})
