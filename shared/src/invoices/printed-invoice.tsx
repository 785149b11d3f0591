import { useTranslation } from '@lekta/shared/i18n'
import { Card, Text, Title } from '@lekta/shared/ui'
import { brand } from '../brand'
import type { InvoiceLine, InvoiceRecord } from '../contract/money/invoice'
import { useDay } from '../dates/use-day'
import { languageOf } from '../lib/language-of'
import { InvoiceStatusBadge } from './invoice-status'
import styles from './invoices.module.css'
import { Totals } from './totals'
import { useAmount } from './use-amount'
import { useLineText } from './use-line-text'

const Party = ({ label, party: { name, lines, email } }: { label: string; party: InvoiceRecord['seller'] }) => (
  <div>
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <address className={styles.address}>
      <strong>{name}</strong>
      {[...lines, ...(email === null ? [] : [email])].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  </div>
)

const Days = ({ record: { issued_at, due_at, paid_at } }: { record: InvoiceRecord }) => {
  const { t } = useTranslation()
  const day = useDay()
  return (
    <dl className={styles.days}>
      <div>
        <dt>{t('Issued on')}</dt>
        <dd>{day(issued_at)}</dd>
      </div>
      <div>
        <dt>{t('Due on')}</dt>
        <dd>{day(due_at)}</dd>
      </div>
      {paid_at && (
        <div>
          <dt>{t('Paid on')}</dt>
          <dd>{day(paid_at)}</dd>
        </div>
      )}
    </dl>
  )
}

interface LinesProps {
  lines: readonly InvoiceLine[]
  currency: string
}

/** The lines of an invoice as a table. */
export const InvoiceLines = ({ lines, currency }: LinesProps) => {
  const { t } = useTranslation()
  const amount = useAmount()
  const textOf = useLineText()
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('Description')}</th>
          <th scope="col">{t('Quantity')}</th>
          <th scope="col">{t('Unit price')}</th>
          <th scope="col">{t('Amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.text}>
            <th scope="row">{textOf(line)}</th>
            <td data-label={t('Quantity')}>{line.quantity}</td>
            <td data-label={t('Unit price')}>{amount(line.unit_price, currency)}</td>
            <td data-label={t('Amount')}>{amount(line.amount, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The invoice as it is printed. */
export const PrintedInvoice = ({ record }: { record: InvoiceRecord }) => {
  const { t, i18n } = useTranslation()
  return (
    <Card component="section" p={0}>
      <article className={styles.paper} aria-label={t('Invoice {{number}}', { number: record.number })}>
        <header className={styles.paperHead}>
          <span className={styles.brand}>{brand.name}</span>
          <div className={styles.title}>
            <Title order={2} size="h3">
              {t('Invoice')}
            </Title>
            <span className={styles.number}>{record.number}</span>
            <InvoiceStatusBadge status={record.status} size="lg" />
          </div>
        </header>
        <div className={styles.parties}>
          <Party label={t('From')} party={record.seller} />
          <Party label={t('To')} party={record.bill_to} />
        </div>
        <Days record={record} />
        <InvoiceLines lines={record.lines} currency={record.currency} />
        <Totals {...record} />
        <p className={styles.inWords}>
          <span>{t('In words')}</span>
          {record.in_words[languageOf(i18n.language)]}
        </p>
      </article>
    </Card>
  )
}
