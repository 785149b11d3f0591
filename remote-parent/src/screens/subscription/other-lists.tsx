import type { Subscription } from '@lekta/shared/contract/money/subscription'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, Button, Panel, Text } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { invoicePath, orderPath } from '../../addresses'
import styles from './subscription.module.css'

const Row = ({ row, text, children }: { row: Subscription; text: string; children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <li>
      <div>
        <Text fw={600}>
          {t('{{plan}}, {{count}} seats', {
            plan: t(row.plan_name),
            count: row.seats,
            defaultValue_one: '{{plan}}, {{count}} seat',
          })}
        </Text>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </div>
      {children}
    </li>
  )
}

/** Subscriptions awaiting payment. */
export const Waiting = ({ rows }: { rows: readonly Subscription[] }) => {
  const { t } = useTranslation()
  const day = useDay()
  if (rows.length === 0) return null
  return (
    <Panel title={t('Unpaid')}>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.id} row={row} text={t('Ordered on {{day}}', { day: day(row.created_at) })}>
            {row.invoice_id !== null && (
              <Button component={Link} to={invoicePath(row.invoice_id)}>
                {t('View invoice')}
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </Panel>
  )
}

/** Subscriptions that have ended or were never paid. */
export const Earlier = ({ rows }: { rows: readonly Subscription[] }) => {
  const { t } = useTranslation()
  const day = useDay()
  if (rows.length === 0) return null
  const describe = ({ status, ends_at }: Subscription) =>
    status === 'ended' && ends_at ? t('Ended on {{day}}', { day: day(ends_at) }) : t('Not paid')
  return (
    <Panel title={t('Past subscriptions')}>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.id} row={row} text={describe(row)}>
            {row.status === 'ended' ? (
              <Button component={Link} to={orderPath({ renew: row.id })} variant="default">
                {t('Renew')}
              </Button>
            ) : (
              row.invoice_id !== null && (
                <Anchor component={Link} to={invoicePath(row.invoice_id)}>
                  {t('Invoice')}
                </Anchor>
              )
            )}
          </Row>
        ))}
      </ul>
    </Panel>
  )
}
