import { useQuery } from '@lekta/shared/client'
import { type ChildDashboard, dashboardContract } from '@lekta/shared/contract/dashboard'
import { dashboardQueryOptions } from '@lekta/shared/dashboard/dashboard-query-options'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, DashboardSkeleton } from '@lekta/shared/ui'
import { NothingNow } from '../screens/my-tests/nothing-now'
import { NowCard } from '../screens/my-tests/now-card'
import { NoLevelYet } from '../screens/report/latest-result'
import styles from './dashboard.module.css'
import { LevelCard, ReadCard } from './path-cards'

const Now = ({ now, next, open }: Pick<ChildDashboard, 'now' | 'next' | 'open'>) => {
  const { t } = useTranslation()
  return (
    <div>
      {now ? <NowCard test={now} /> : <NothingNow next={next ?? undefined} />}
      {open > 1 && (
        <Anchor className={styles.also} component={Link} to="/child/test" display="inline-block" mt="sm">
          {t('You have {{count}} tests to take. See them all.', { count: open })}
        </Anchor>
      )}
    </div>
  )
}

const PathCards = ({ dashboard: { stops, range, hurried } }: { dashboard: ChildDashboard }) => {
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) return hurried && <NoLevelYet />
  return (
    <>
      <LevelCard stops={stops} first={first} last={last} hurried={hurried} />
      {range && <ReadCard range={range} last={last} />}
    </>
  )
}

/** A child's dashboard: the test to take now, the level, what to read. */
export default function Dashboard() {
  return (
    <QueryContent
      query={useQuery(dashboardContract.childDashboard, undefined, dashboardQueryOptions)}
      skeleton={<DashboardSkeleton />}
    >
      {(dashboard) => (
        <div className={styles.page}>
          <Now now={dashboard.now} next={dashboard.next} open={dashboard.open} />
          <PathCards dashboard={dashboard} />
        </div>
      )}
    </QueryContent>
  )
}
