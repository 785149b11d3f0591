import { inject } from '@lekta/shared/client'
import { voucherContract } from '../contract/voucher'

export const { useVouchersQuery, useMakeVouchersMutation, useRedeemVoucherMutation, useVoidVouchersMutation } =
  inject(voucherContract)
