import type { Intervention } from '@lekta/shared/contract/people/intervention'
import { useTranslation } from '@lekta/shared/i18n'
import { dateFormat } from '@lekta/shared/lib/formats'
import { StatusBadge } from '@lekta/shared/ui'
import { Quiet } from '../people/field-columns'

/** Returns a function that formats a day such as `2026-11-27`, which is the same day in every time zone. */
export function useCheckDay() {
  const { i18n } = useTranslation()
  const format = dateFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (day: string) => format.format(new Date(day))
}

/** The day of the next check, marked once the day has come. */
export const NextCheck = ({ row: { next_check, overdue, closed_at } }: { row: Intervention }) => {
  const { t } = useTranslation()
  const day = useCheckDay()
  if (closed_at) return <Quiet>{t('Closed')}</Quiet>
  if (next_check === null) return <Quiet>{t('No check planned')}</Quiet>
  return (
    <>
      {day(next_check)} {overdue && <StatusBadge tone="caution">{t('Check due')}</StatusBadge>}
    </>
  )
}
