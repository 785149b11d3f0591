import { paymentContract } from '@lekta/shared/contract/money/payment'
import { answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { overpayment } from '../fixtures'
import { Overpayments } from './overpayments'

/** Opens the list with a fake server that has one overpayment until it is settled. */
async function openList() {
  let rows = [overpayment]
  const settle = jest.fn(async () => {
    rows = []
    return null
  })
  const { user, store } = renderScreen(Overpayments, {
    role: 'admin',
    answers: answers(paymentContract, {
      surplusPayments: async () => ({ data: rows, last_page: 1, total: rows.length, page: 1 }),
      refundSurplus: settle,
      spendSurplus: settle,
    }),
  })
  const list = within(await screen.findByRole('list', { name: 'Overpayments' }))
  const expectSettled = async (notice: string) => {
    await waitFor(() => expect(store.getState().notice?.text).toBe(notice))
    await waitFor(() => expect(screen.queryByText('Overpayments')).toBeNull())
  }
  return { user, settle, list, expectSettled }
}

test('an overpayment shows who paid how much and when, and why it was not used', async () => {
  const { list } = await openList()
  expect(list.getByText(/45,000 from Sari Wulandari/)).toBeVisible()
  expect(list.getByText('Paid towards invoice 2026/000012, which is void.')).toBeVisible()
  expect(list.getByText(/21.* · MID-77$/)).toBeVisible()
})

test('an overpayment is refunded with reference and proof of transfer', async () => {
  const { user, settle, list, expectSettled } = await openList()
  await user.click(list.getByRole('button', { name: /^Refund .*45,000 from Sari Wulandari$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a refund' }))
  await user.type(dialog.getByLabelText('Transfer reference'), 'TRF 18')
  await user.upload(dialog.getByLabelText('Proof of transfer'), new File(['%PDF-1.7'], 'slip.pdf'))
  await user.click(dialog.getByRole('button', { name: 'Record refund' }))
  await expectSettled('Refund recorded.')
  expect(settle).toHaveBeenCalledWith(
    expect.objectContaining({ params: { id: 8 }, body: { reference: 'TRF 18' }, file: expect.any(File) }),
  )
})

test('an overpayment pays another invoice after a confirmation', async () => {
  const { user, settle, list, expectSettled } = await openList()
  await user.click(list.getByRole('button', { name: 'Use for 2026/000015' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Use this money to pay invoice 2026/000015?' }))
  await user.click(dialog.getByRole('button', { name: 'Use for 2026/000015' }))
  await expectSettled('Invoice 2026/000015 is paid.')
  expect(settle).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 8 }, body: { invoice_id: 15 } }))
})
