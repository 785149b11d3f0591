import { useMutation } from '@lekta/shared/client'
import { voucherContract } from '@lekta/shared/contract/money/voucher'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'

/** Returns a function that cancels unredeemed vouchers: those with the given codes, or those of a batch. */
export function useVoidVouchers() {
  const { t } = useTranslation()
  const act = useAction()
  const [send] = useMutation(voucherContract.voidVouchers)
  return (body: { codes: string[] } | { batch: string }) =>
    act(
      () => send({ body }).unwrap(),
      ({ voided }) =>
        t('{{count}} vouchers cancelled. Their seats are free again.', {
          count: voided,
          defaultValue_one: '{{count}} voucher cancelled. Its seat is free again.',
        }),
    )
}
