import { useMutation } from '@lekta/shared/client'
import { voucherContract } from '@lekta/shared/contract/money/voucher'
import { CodeField } from '@lekta/shared/forms/exact-fields'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { NativeSelect, Panel, Text } from '@lekta/shared/ui'

/** Redeems a voucher’s code for one of the children, who gets its seat. */
export const RedeemVoucher = ({ family }: { family: readonly { id: number; name: string }[] }) => {
  const { t } = useTranslation()
  const [redeem] = useMutation(voucherContract.redeemVoucher)
  const form = useForm({
    body: voucherContract.redeemVoucher.body,
    initial: { code: '', student_id: String(family[0]?.id ?? '') },
    send: (body) => redeem({ body }).unwrap(),
    done: t('Voucher redeemed. The seat is ready.'),
    clear: true,
  })
  return (
    <Panel title={t('Have a voucher?')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('Each code from your school or from us gives one child a seat.')}
      </Text>
      <Form form={form} label={t('Redeem a voucher')} action={t('Redeem')}>
        <CodeField {...form.text('code')} label={t('Code')} />
        <NativeSelect
          {...form.text('student_id')}
          label={t('Who is it for?')}
          data={family.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </Form>
    </Panel>
  )
}
