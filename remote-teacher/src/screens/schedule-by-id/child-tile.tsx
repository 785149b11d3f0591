import type { Schedule, ScheduledChild } from '@lekta/shared/contract/schedule'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Avatar } from '@lekta/shared/ui'
import { type Action, RowMenu } from '@lekta/staff/people/row-menu'
import { staffPaths } from '@lekta/staff/staff-paths'
import { statusOf } from '../../schedule/child-status'
import { useStatusText } from './status-text'
import styles from './watch.module.css'

interface Props {
  schedule: Schedule
  child: ScheduledChild
  now: number
  actions: readonly Action[]
}

const paths = staffPaths('teacher')

/** Returns how far a child is through its texts, in percent. */
const progressOf = ({ working, state }: ScheduledChild) => {
  if (working) return (100 * working.answered) / working.max_items
  return state === 'finished' ? 100 : 0
}

/** One child in a running test: name, status, progress. */
export const ChildTile = ({ schedule, child, now, actions }: Props) => {
  const { t } = useTranslation()
  const say = useStatusText()
  const { id, name, avatar, report_id, working } = child
  const status = statusOf(child, schedule.state, now)
  const leads =
    report_id === null ? [] : [{ label: t('Report'), picture: 'report' as const, to: paths.reportDetail(report_id) }]
  return (
    <li className={styles.tile} data-status={status}>
      <Avatar name={name} avatar={avatar} size={40} />
      <div className={styles.words}>
        <Link className={styles.name} to={paths.student(id)}>
          {name}
        </Link>
        <span className={styles.status}>{say(child, status, now)}</span>
      </div>
      <RowMenu id={id} name={name} leads={leads} actions={actions} />
      <div className={styles.foot}>
        <span className={styles.progress} aria-hidden="true">
          <span style={{ width: `${progressOf(child)}%` }} />
        </span>
        {working && <span>{t('question {{number}}', { number: working.answered + 1 })}</span>}
      </div>
    </li>
  )
}
