import { inject } from '@lekta/shared/client'
import { paymentContract } from '../contract/payment'

export const {
  usePaymentQuery,
  useConfirmPaymentMutation,
  useCheckPaymentMutation,
  useSurplusPaymentsQuery,
  useRefundSurplusMutation,
  useSpendSurplusMutation,
} = inject(paymentContract)
