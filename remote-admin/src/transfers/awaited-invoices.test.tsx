import { invoiceContract } from '@lekta/shared/contract/money/invoice'
import { answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { createFixtures } from '../fixtures'
import { AwaitedInvoices } from './awaited-invoices'

test('an invoice can be marked as paid, which requires a reference and a proof of transfer', async () => {
  const settleTransfer = jest.fn(async () => null)
  const { user, store } = renderScreen(AwaitedInvoices, {
    role: 'admin',
    answers: [...answers(invoiceContract, { settleTransfer }), ...createFixtures()],
  })
  await user.click(await screen.findByRole('button', { name: 'Mark as paid: 2026/000003' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment of 2026/000003' }))
  const reference = dialog.getByLabelText('Transfer reference')
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }))
  expect(dialog.getByText('Please choose the proof of transfer.')).toBeVisible()
  expect(reference).toBeInvalid()
  await user.type(reference, 'TRF 17')
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }))
  expect(dialog.getByText('Please choose the proof of transfer.')).toBeVisible()
  expect(settleTransfer).not.toHaveBeenCalled()
  const slip = new File(['%PDF-1.7'], 'slip.pdf', { type: 'application/pdf' })
  await user.upload(dialog.getByLabelText('Proof of transfer'), slip)
  expect(dialog.getByText('slip.pdf')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }))
  await waitFor(() => expect(store.getState().notice?.text).toBe('Invoice 2026/000003 is paid.'))
  expect(settleTransfer).toHaveBeenCalledWith(
    expect.objectContaining({ params: { id: 3 }, body: { reference: 'TRF 17' }, file: expect.any(File) }),
  )
})
