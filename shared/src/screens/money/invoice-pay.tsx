import { useWithdrawInvoiceMutation } from '@lekta/shared/data/invoice'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Panel, Text } from '@lekta/shared/ui'
import type { InvoiceRecord } from '../../contract/invoice'
import { ConfirmButton } from '../confirm-button'
import { QrCode } from '../people/qr-code'
import { useAct } from '../use-act'
import { useDay } from '../use-day'
import { useAmount } from './amount'
import { type Buyer, invoicePaths } from './invoice-paths'
import styles from './money.module.css'
import { usePay } from './use-pay'

const Withdraw = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  const act = useAct()
  const [withdraw] = useWithdrawInvoiceMutation()
  return (
    <ConfirmButton
      variant="subtle"
      color="gray"
      c="dimmed"
      title={t('Withdraw this order?')}
      text={t('The invoice is void then, and what it is for is not bought. You can order anew at any time.')}
      action={t('Withdraw the order')}
      onConfirm={() => act(() => withdraw({ params: { id } }).unwrap(), t('The order was withdrawn.'))}
    >
      {t('Withdraw the order')}
    </ConfirmButton>
  )
}

const Code = ({ area, id }: { area: Buyer; id: number }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.code}>
      <QrCode
        text={window.location.origin + invoicePaths(area).detail(id)}
        label={t('A code that opens this invoice on a phone')}
      />
      <Text size="sm" c="dimmed">
        {t('Scan it to pay with your phone.')}
      </Text>
    </div>
  )
}

const Transfer = ({ payTo, number }: { payTo: string; number: string }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.transfer}>
      <Text size="sm" c="dimmed">
        {t('By a transfer of the whole amount, with the number {{number}}, to:', { number })}
      </Text>
      <Text fw={650}>{payTo}</Text>
    </div>
  )
}

/** The ways to pay an invoice that waits for its money. */
export const InvoicePay = ({ area, record }: { area: Buyer; record: InvoiceRecord }) => {
  const { t } = useTranslation()
  const amount = useAmount()
  const day = useDay()
  const { id, number, total, currency, due_at, pay_online, pay_to } = record
  const { pay, busy } = usePay(id)
  return (
    <Panel title={t('How to pay')} className={styles.pay}>
      <p className={styles.sum}>{amount(total, currency)}</p>
      <Text c="dimmed">{t('Due on {{day}}', { day: day(due_at) })}</Text>
      {pay_online && (
        <>
          <Button size="md" fullWidth mt="md" loading={busy} onClick={() => void pay()}>
            {t('Pay now')}
          </Button>
          <Code area={area} id={id} />
        </>
      )}
      {pay_to && <Transfer payTo={pay_to} number={number} />}
      {!pay_online && !pay_to && (
        <Text mt="md">
          {t('Nothing can be paid online here at the moment. Please write to us, and we tell you how.')}
        </Text>
      )}
      <Withdraw id={id} />
    </Panel>
  )
}
