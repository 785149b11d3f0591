import { invoiceContract } from '@lekta/shared/contract/money/invoice'
import { subscriptionContract } from '@lekta/shared/contract/money/subscription'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import { words } from '../../words.id'
import Subscribe from './subscribe'

const now = new Date('2026-11-20T05:00:00Z')

const payment = answers(invoiceContract, { payInvoice: async () => ({ id: 'p', redirect_url: '/payment/p' }) })

const show = (search = '', first: Answer[] = []) =>
  renderScreen(Subscribe, {
    path: '/parent/subscribe',
    at: `/parent/subscribe${search}`,
    role: 'parent',
    answers: [...first, ...payment, ...createFixtures({ now })],
    words,
  })

describe('a purchase', () => {
  test('shows the price from the server, and redirects to the payment', async () => {
    const { user, address } = show()
    await user.click(await screen.findByRole('radio', { name: /A whole year/ }))
    expect(screen.getByRole('button', { name: 'Order and pay' })).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: 'Ayu Lestari' }))
    await user.click(screen.getByRole('checkbox', { name: 'Bima Lestari' }))
    expect(await screen.findByText('A whole year for 2 children')).toBeVisible()
    await waitFor(() => expect(screen.getByText(/298,000/)).toBeVisible())
    await user.click(screen.getByRole('button', { name: 'Order and pay' }))
    await waitFor(() => expect(address()).toBe('/payment/p'))
  })

  test('shows that the terms have changed, and requests the new price', async () => {
    let quotes = 0
    const changed = answers(subscriptionContract, {
      buySubscription: async () => {
        throw refusal(409, 'The terms have changed: the total is now Rp 50,000. Please check them again.')
      },
    })
    const counted = createFixtures({ now })
      .filter(({ endpoint }) => endpoint === subscriptionContract.quoteSubscription)
      .map(({ endpoint, handler }) => ({
        endpoint,
        handler: (input: never) => {
          quotes += 1
          return handler(input)
        },
      }))
    const { user, address } = show('?plan=family-one', [...changed, ...counted])
    await user.click(await screen.findByRole('checkbox', { name: 'Ayu Lestari' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Order and pay' })).toBeEnabled())
    const before = quotes
    await user.click(screen.getByRole('button', { name: 'Order and pay' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('the total is now Rp 50,000')
    await waitFor(() => expect(quotes).toBe(before + 1))
    expect(address()).toBe('/parent/subscribe?plan=family-one')
  })

  test('of more seats disables a child who already has one', async () => {
    show('?add=31')
    expect(await screen.findByRole('heading', { name: 'Add seats' })).toBeVisible()
    expect(await screen.findByRole('checkbox', { name: 'Ayu Lestari' })).toBeDisabled()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('that renews a subscription keeps the plan, and preselects a child with a seat', async () => {
    show('?renew=31')
    expect(await screen.findByText('A whole year for 1 child')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Ayu Lestari' })).toBeChecked()
  })
})
