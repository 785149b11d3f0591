import type { ConcernedClass, SchoolDashboard } from '@lekta/shared/contract/dashboard'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { Link } from '@lekta/shared/routing'
import { Anchor, Panel, Text, Title } from '@lekta/shared/ui'
import { ConcernCountList } from '@lekta/staff/dashboard/concern-counts'
import { Line, Rows, SecondaryText } from '@lekta/staff/dashboard/panel-rows'
import { staffPaths } from '@lekta/staff/staff-paths'
import styles from './dashboard.module.css'

const paths = staffPaths('school')

const Room = ({ room }: { room: ConcernedClass }) => {
  const { t } = useTranslation()
  const { id, name, grade, median, norm, tested, students, concerns } = room
  return (
    <li className={styles.room}>
      <Line>
        <Anchor component={Link} to={paths.reportOf(id)} fw={650}>
          {name}
        </Anchor>
        <SecondaryText>{t('Grade {{grade}}', { grade })}</SecondaryText>
      </Line>
      {concerns.includes('below') && median !== null && (
        <span className={styles.reason}>
          {t('Median {{median}}, below the typical range for the grade ({{low}}–{{high}})', {
            median: formatMeasure(median),
            low: formatMeasure(norm.low),
            high: formatMeasure(norm.high),
          })}
        </span>
      )}
      {concerns.includes('untested') && (
        <span className={styles.reason}>{t('{{tested}} of {{students}} tested this term', { tested, students })}</span>
      )}
    </li>
  )
}

const Children = ({ concerns }: Pick<SchoolDashboard, 'concerns'>) => {
  const { t } = useTranslation()
  const all = Object.values(concerns).some((count) => count > 0)
  if (!all) return null
  return (
    <div className={styles.children}>
      <Line>
        <Title order={3} size="h5">
          {t('Students')}
        </Title>
        <Anchor component={Link} to={paths.report} size="sm">
          {t('View full report')}
        </Anchor>
      </Line>
      <ConcernCountList counts={concerns} />
    </div>
  )
}

/** The classes that need attention, each with the reason, and how many students need attention. */
export const Classes = ({ attention, concerns }: Pick<SchoolDashboard, 'attention' | 'concerns'>) => {
  const { t } = useTranslation()
  return (
    <Panel title={t('Classes that need attention')}>
      {attention.length === 0 ? (
        <Text>
          {t(
            'All clear: no class is below the typical range for its grade, and at least half of each class was tested this term.',
          )}
        </Text>
      ) : (
        <Rows>
          {attention.map((room) => (
            <Room key={room.id} room={room} />
          ))}
        </Rows>
      )}
      <Children concerns={concerns} />
    </Panel>
  )
}
