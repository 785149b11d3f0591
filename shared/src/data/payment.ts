import { inject } from '@lekta/shared/client'
import { paymentContract } from '../contract/payment'

export const { usePaymentQuery, useConfirmPaymentMutation, useCheckPaymentMutation } = inject(paymentContract)
