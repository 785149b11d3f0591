import { useQuery } from '@lekta/shared/client'
import { dashboardContract, type ParentDashboard } from '@lekta/shared/contract/dashboard'
import { dashboardQueryOptions } from '@lekta/shared/dashboard/dashboard-query-options'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { DashboardSkeleton } from '@lekta/shared/ui'
import { LinkRequests } from '../links/link-requests'
import { NoChildren } from '../screens/child/no-children'
import { ChildTodayCard } from './child-today'
import styles from './dashboard.module.css'

const Cards = ({ children }: { children: ParentDashboard['children'] }) =>
  children.length === 0 ? (
    <>
      <NoChildren />
      <LinkRequests />
    </>
  ) : (
    <ul className={styles.children}>
      {children.map((child) => (
        <ChildTodayCard key={child.id} child={child} />
      ))}
    </ul>
  )

/** A parent’s children today: for each, advice, its latest result, and what to read next. */
export default function Dashboard() {
  return (
    <QueryContent
      query={useQuery(dashboardContract.parentDashboard, undefined, dashboardQueryOptions)}
      skeleton={<DashboardSkeleton />}
    >
      {({ children }) => <Cards>{children}</Cards>}
    </QueryContent>
  )
}
