import { type Subscription, subscriptionContract } from '@lekta/shared/contract/money/subscription'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { schoolFixtures } from '@lekta/staff/testing/school-fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { words } from '../../words.id'
import Invoice from './invoice'

const open = (search = '', first: ReturnType<typeof answers> = []) =>
  renderScreen(Invoice, {
    path: '/school/invoice',
    at: `/school/invoice${search}`,
    role: 'school',
    words,
    answers: [...first, ...schoolFixtures('school')],
  })

const dialog = async () => within(await screen.findByRole('dialog'))
const cardOf = (state: string) => within(screen.getByText(state).closest('section') as HTMLElement)

describe('an order', () => {
  test('shows the price before it is placed, and then redirects to its invoice', async () => {
    const { user, address } = open('?tab=subscriptions&order=buy')
    const orderDialog = await dialog()
    await user.click(await orderDialog.findByRole('radio', { name: /One round/ }))
    const seats = orderDialog.getByLabelText('Seats')
    await user.clear(seats)
    await user.type(seats, '12')
    await orderDialog.findByText(/^12 × /)
    expect(orderDialog.getByText('Total to pay').nextSibling).toHaveTextContent('180,000')
    await user.click(orderDialog.getByRole('button', { name: 'Place order' }))
    await waitFor(() => expect(address()).toBe('/school/invoice-detail/2'))
  })

  test.each(['0', '-3', '2.5', '10001'])('of %s seats cannot be placed', async (count) => {
    const { user } = open('?order=buy')
    const orderDialog = await dialog()
    const seats = orderDialog.getByLabelText('Seats')
    await user.clear(seats)
    await user.type(seats, count)
    expect(seats).toHaveDisplayValue(count)
    expect(orderDialog.getByText('Enter a whole number from 1 to 10,000.')).toBeInTheDocument()
    expect(orderDialog.getByText('Enter the number of seats to see the price.')).toBeInTheDocument()
    expect(orderDialog.getByRole('button', { name: 'Place order' })).toBeDisabled()
  })

  test('with changed terms shows the message from the server, and requests a new quote', async () => {
    const message = 'The terms have changed: the total is now Rp 2.000.000. Please check them again.'
    const first = answers(subscriptionContract, {
      buySubscription: async () => {
        throw refusal(409, message)
      },
    })
    const { user, address, store } = open('?order=buy', first)
    const quotes: unknown[] = []
    store.http.interceptors.request.use((config) => {
      if (config.url === subscriptionContract.quoteSubscription.path) quotes.push(config.data)
      return config
    })
    const orderDialog = await dialog()
    await orderDialog.findByText('Total to pay')
    expect(quotes).toHaveLength(1)
    await user.click(orderDialog.getByRole('button', { name: 'Place order' }))
    expect(await orderDialog.findByRole('alert')).toHaveTextContent(message)
    await waitFor(() => expect(quotes).toHaveLength(2))
    expect(quotes[1]).toEqual(quotes[0])
    await waitFor(() => expect(orderDialog.getByRole('button', { name: 'Place order' })).toBeEnabled())
    expect(address()).toBe('/school/invoice?order=buy')
  })
})

test('the quote for an order is saved for the current choice, and an error is shown if the download fails', async () => {
  const requests: unknown[] = []
  const first = answers(subscriptionContract, {
    quoteFile: async ({ query }) => {
      requests.push(query)
      if (requests.length === 1) throw refusal(503, 'The database is not responding. Please try again in a moment.')
      return new File(['%PDF'], 'quote.pdf')
    },
  })
  const saved: string[] = []
  Object.assign(URL, { createObjectURL: () => 'blob:quote', revokeObjectURL: () => undefined })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const { user } = open('?order=buy', first)
  const form = await dialog()
  await user.click(await form.findByRole('radio', { name: /One round/ }))
  const seats = form.getByLabelText('Seats')
  await user.clear(seats)
  await user.type(seats, '240')
  await form.findByText(/^240 × /)
  await user.click(form.getByRole('button', { name: 'Download this quote' }))
  expect(await form.findByRole('alert')).toHaveTextContent(/^The download failed/)
  expect(saved).toEqual([])
  await user.click(form.getByRole('button', { name: 'Download this quote' }))
  await waitFor(() => expect(saved).toEqual(['quote.pdf']))
  expect(form.queryByRole('alert')).toBeNull()
  const request = { purpose: 'buy', plan: 'round', seats: 240, language: 'en' }
  expect(requests).toMatchObject([request, request])
  click.mockRestore()
})

describe('subscriptions', () => {
  test('are listed with their seats if active, and with a link to the payment if unpaid', async () => {
    open('?tab=subscriptions')
    await screen.findByText('Active')
    const facts = cardOf('Active')
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
    expect(facts).toEqual(['30', '15', '12', '4', '3'])
    expect(cardOf('Awaiting payment').getByRole('link', { name: 'Go to payment' })).toHaveAttribute(
      'href',
      '/school/invoice-detail/2',
    )
  })

  test('stop renewing after a confirmation, and can be resumed', async () => {
    const { user } = open('?tab=subscriptions')
    await screen.findByText('Active')
    await user.click(cardOf('Active').getByRole('button', { name: 'Stop renewal' }))
    await user.click((await dialog()).getByRole('button', { name: 'Stop renewal' }))
    await screen.findByText(/It will not be renewed/)
    await user.click(cardOf('Active').getByRole('button', { name: 'Keep subscription' }))
    await waitFor(() => expect(screen.queryByText(/It will not be renewed/)).toBeNull())
  })

  test('open an order for more seats without a choice of plan', async () => {
    const { user } = open('?tab=subscriptions')
    await screen.findByText('Active')
    await user.click(cardOf('Active').getByRole('button', { name: 'Add seats' }))
    const orderDialog = await dialog()
    expect(orderDialog.queryByRole('radio')).toBeNull()
    expect(await orderDialog.findByText(/^10 × /)).toBeInTheDocument()
  })
})

describe('vouchers', () => {
  test('are created and shown as cards to print', async () => {
    const { user, address } = open('?tab=vouchers')
    await screen.findByText('7QFA-2M8D-KX4P-3')
    await user.click(screen.getByRole('button', { name: 'Create vouchers' }))
    const orderDialog = await dialog()
    const count = await orderDialog.findByLabelText('Number of codes')
    await user.clear(count)
    await user.type(count, '2')
    await user.click(orderDialog.getByRole('button', { name: 'Create vouchers' }))
    const cards = within(await screen.findByRole('dialog', { name: 'Vouchers to hand out' }))
    expect(await cards.findByText('NEW0-0000-0000-0')).toBeInTheDocument()
    expect(cards.getAllByRole('listitem')).toHaveLength(2)
    expect(address()).toBe('/school/invoice?tab=vouchers&batch=2026-11-22-00c0ffee')
  })

  test('of a batch are cancelled after a confirmation', async () => {
    const { user } = open('?tab=vouchers&batch=2026-11-02-6b1f09aa')
    await screen.findByText('7QFA-2M8D-KX4P-3')
    await user.click(screen.getByRole('button', { name: 'Cancel batch' }))
    await user.click((await dialog()).getByRole('button', { name: 'Cancel batch' }))
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByText('Cancelled')).toHaveLength(3))
  })

  test('are filtered by status, which is kept in the address', async () => {
    const { user, address } = open('?tab=vouchers')
    await screen.findByText('7QFA-2M8D-KX4P-3')
    await user.selectOptions(screen.getByLabelText('Status'), 'Redeemed')
    expect(address()).toBe('/school/invoice?tab=vouchers&status=redeemed')
    await screen.findByText('Nothing matches this filter')
  })
})

test('granted seats are labelled, and can be neither extended nor renewed nor cancelled', async () => {
  const granted: Subscription = {
    ...{ id: 9, plan: 'grant-pilot', plan_name: 'Pilot seats', status: 'active', price: 0, currency: 'IDR' },
    ...{ months: 12, tests_per_child: 4, seats: 30, given: 0, used: 0, kept: 0, free: 30, ends_for_good: true },
    ...{ starts_at: '2026-11-01T00:00:00Z', ends_at: '2027-11-01T00:00:00Z', created_at: '2026-11-01T00:00:00Z' },
    invoice_id: null,
  }
  const subscriptions = async () => ({ data: [granted], total: 1, page: 1, last_page: 1 })
  open('?tab=subscriptions', answers(subscriptionContract, { subscriptions }))
  const card = within((await screen.findByRole('heading', { name: 'Pilot seats' })).closest('section') as HTMLElement)
  expect(card.getByRole('link', { name: 'Create vouchers' })).toBeVisible()
  expect(card.queryAllByRole('button')).toEqual([])
})
