import { useMutation } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Panel, Text } from '@lekta/shared/ui'
import { type InvoiceRecord, invoiceContract } from '../contract/money/invoice'
import { useDay } from '../dates/use-day'
import { ConfirmButton } from '../feedback/confirm-button'
import { useAction } from '../feedback/use-action'
import { QrCode } from '../login-cards/qr-code'
import { type Buyer, invoicePaths } from './invoice-paths'
import styles from './invoices.module.css'
import { useAmount } from './use-amount'
import { usePay } from './use-pay'

const Withdraw = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [withdraw] = useMutation(invoiceContract.withdrawInvoice)
  return (
    <ConfirmButton
      variant="subtle"
      color="gray"
      c="dimmed"
      title={t('Cancel this order?')}
      text={t('The invoice becomes void and nothing is bought. You can order again at any time.')}
      action={t('Cancel order')}
      dismiss={t('Keep order')}
      onConfirm={() => act(() => withdraw({ params: { id } }).unwrap(), t('Order cancelled.'))}
    >
      {t('Cancel order')}
    </ConfirmButton>
  )
}

const Code = ({ area, id }: { area: Buyer; id: number }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.code}>
      <QrCode
        text={window.location.origin + invoicePaths(area).detail(id)}
        label={t('QR code that opens this invoice on a phone')}
      />
      <Text size="sm" c="dimmed">
        {t('Scan to pay with your phone.')}
      </Text>
    </div>
  )
}

const Transfer = ({ payTo, number }: { payTo: string; number: string }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.transfer}>
      <Text size="sm" c="dimmed">
        {t('Transfer the full amount, quoting {{number}}, to:', { number })}
      </Text>
      <Text fw={650}>{payTo}</Text>
    </div>
  )
}

/** The payment methods for an open invoice. */
export const PayInvoice = ({ area, record }: { area: Buyer; record: InvoiceRecord }) => {
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
        <Text mt="md">{t('Online payment is not available right now. Contact us and we will help you pay.')}</Text>
      )}
      <Withdraw id={id} />
    </Panel>
  )
}
