import { invoiceContract } from '@lekta/shared/contract/money/invoice'
import { answers } from '@lekta/shared/testing/fake-api'
import { listOf } from '@lekta/shared/testing/fake-list'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { createFixtures, platformInvoice } from '../fixtures'
import PaymentList from './payment-list'

const open = (first: ReturnType<typeof answers> = [], at = '/admin/payment?tab=all') =>
  renderScreen(PaymentList, { path: '/admin/payment', at, role: 'admin', answers: [...first, ...createFixtures()] })

test('what waits for an admin comes first, and all invoices are in a tab of their own', async () => {
  const { user, address } = open([], '/admin/payment')
  expect(await screen.findByRole('region', { name: 'Overpayments' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Mark as paid: 2026/000003' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'All invoices' }))
  expect(await screen.findByRole('table', { name: 'Invoices' })).toBeVisible()
  expect(address()).toBe('/admin/payment?tab=all')
})

test('an invoice shows its payments and what the provider reported, and can be marked as paid', async () => {
  const { user, store } = open()
  await user.click(await screen.findByRole('button', { name: '2026/000003' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invoice 2026/000003' }))
  expect(await dialog.findByRole('list', { name: 'Payments' })).toHaveTextContent('Midtrans · MID-12')
  expect(dialog.getByRole('list', { name: 'Messages of the provider' })).toHaveTextContent('nothing changed')
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }))
  const transfer = within(await screen.findByRole('dialog', { name: 'Payment of 2026/000003' }))
  await user.type(transfer.getByLabelText('Transfer reference'), 'TRF 17')
  await user.upload(transfer.getByLabelText('Proof of transfer'), new File(['%PDF-1.7'], 'slip.pdf'))
  await user.click(transfer.getByRole('button', { name: 'Mark as paid' }))
  await waitFor(() => expect(store.getState().notice?.text).toBe('Invoice 2026/000003 is paid.'))
})

test('invoices are filtered by status, buyer and days of issue', async () => {
  const allInvoices = jest.fn(async ({ query }) => listOf([platformInvoice], query, { text: () => '', sort: {} }))
  const { user } = open(answers(invoiceContract, { allInvoices }))
  await screen.findByRole('button', { name: '2026/000003' })
  await user.selectOptions(screen.getByLabelText('Status'), 'Unpaid')
  await user.selectOptions(screen.getByLabelText('Buyer'), 'Schools')
  await user.type(screen.getByLabelText('From'), '2026-11-01')
  await user.type(screen.getByLabelText('Until'), '2026-11-30')
  const filters = { status: 'unpaid', buyer: 'school', from: '2026-11-01', until: '2026-11-30' }
  await waitFor(() =>
    expect(allInvoices).toHaveBeenLastCalledWith(expect.objectContaining({ query: expect.objectContaining(filters) })),
  )
})
