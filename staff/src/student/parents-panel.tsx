import type { StudentOverview } from '@lekta/shared/contract/people/student-overview'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, Panel, StatusBadge, Text } from '@lekta/shared/ui'
import { Quiet } from '../people/field-columns'
import styles from './student.module.css'

/** The linked parents and those who wait for the school’s answer; absent for teachers. */
export const ParentsPanel = ({ overview: { parents } }: { overview: StudentOverview }) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  if (!parents) return null
  const { linked, waiting } = parents
  return (
    <Panel
      title={t('Parents')}
      action={
        <Anchor component={Link} to="/school/parent" size="sm">
          {waiting.length > 0 ? t('Answer the request') : t('All parents')}
        </Anchor>
      }
    >
      {linked.length + waiting.length === 0 && <Text c="dimmed">{t('No parent is linked yet.')}</Text>}
      <ul className={styles.list}>
        {waiting.map(({ id, name, email, asked_at }) => (
          <li key={`waiting ${id}`}>
            <span>
              <b>{name}</b> <StatusBadge tone="caution">{t('Waiting for an answer')}</StatusBadge>
            </span>
            <Quiet>{[...(email ? [email] : []), t('requested on {{day}}', { day: day(asked_at) })].join(' · ')}</Quiet>
          </li>
        ))}
        {linked.map(({ id, name, email, since }) => (
          <li key={id}>
            <b>{name}</b>
            <Quiet>{[...(email ? [email] : []), t('linked since {{day}}', { day: day(since) })].join(' · ')}</Quiet>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
