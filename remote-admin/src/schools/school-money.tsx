import { SettingsSection } from '@lekta/shared/account-settings/settings-section'
import type { PlatformSchoolDetail } from '@lekta/shared/contract/platform/platform-school'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMoney } from '@lekta/shared/lib/text/money'
import { HorizontalScroll, Stack, StatusBadge, Table, Text } from '@lekta/shared/ui'
import { GrantSeats } from './grant-seats'
import styles from './schools.module.css'
import { WithdrawGrant } from './withdraw-grant'

type Props = Pick<PlatformSchoolDetail, 'id' | 'name' | 'archived' | 'subscriptions' | 'unpaid'>

const Subscriptions = ({ id: schoolId, subscriptions }: Pick<Props, 'id' | 'subscriptions'>) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  if (subscriptions.length === 0) return <Text c="dimmed">{t('The school has no subscription.')}</Text>
  return (
    <HorizontalScroll label={t('Subscriptions')}>
      <Table aria-label={t('Subscriptions')} miw={480}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('Plan')}</Table.Th>
            <Table.Th ta="right">{t('Seats in use')}</Table.Th>
            <Table.Th ta="right">{t('Free')}</Table.Th>
            <Table.Th>{t('Ends')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {subscriptions.map(({ id, plan_name, granted, seats_in_use, seats, free, ends_at, active }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Stack gap={4} align="flex-start">
                  {t(plan_name)}
                  <StatusBadge tone={active ? 'good' : 'caution'}>
                    {active ? t('Active') : t('Waiting for payment')}
                  </StatusBadge>
                  {granted && free > 0 && (
                    <WithdrawGrant schoolId={schoolId} id={id} name={t(plan_name)} free={free} inUse={seats_in_use} />
                  )}
                </Stack>
              </Table.Td>
              <Table.Td className={styles.number}>{t('{{used}} of {{seats}}', { used: seats_in_use, seats })}</Table.Td>
              <Table.Td className={styles.number}>{free}</Table.Td>
              <Table.Td className={styles.day}>{ends_at === null ? '–' : day(ends_at)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </HorizontalScroll>
  )
}

const Unpaid = ({ unpaid }: Pick<Props, 'unpaid'>) => {
  const { t, i18n } = useTranslation()
  const day = useDay('medium')
  if (unpaid.length === 0) return null
  return (
    <div>
      <Text fw={600} mt="md" mb={4}>
        {t('Unpaid invoices')}
      </Text>
      <ul className={styles.invoices} aria-label={t('Unpaid invoices')}>
        {unpaid.map(({ id, number, total, currency, due_at }) => (
          <li key={id}>
            <b>{number}</b> · {formatMoney(total, currency, i18n.language)} ·{' '}
            {t('due on {{day}}', { day: day(due_at) })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A school's subscriptions with their seats, and the invoices it has not paid. */
export const SchoolMoney = ({ school }: { school: Props }) => {
  const { t } = useTranslation()
  return (
    <SettingsSection title={t('Seats')} text={t('Active subscriptions, and orders that wait for their payment.')}>
      <Subscriptions {...school} />
      <Unpaid {...school} />
      {!school.archived && <GrantSeats {...school} />}
    </SettingsSection>
  )
}
