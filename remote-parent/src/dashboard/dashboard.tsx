import { brand } from '@lekta/shared/brand'
import type { ParentDashboard } from '@lekta/shared/contract/dashboard'
import { useParentDashboardQuery } from '@lekta/shared/data/dashboard'
import { useTranslation } from '@lekta/shared/i18n'
import { Board, boardOptions } from '@lekta/shared/screens/board'
import { Text } from '@lekta/shared/ui'
import { NoChildren } from '../screens/child/no-children'
import { ChildTodayCard } from './child-today'
import styles from './dashboard.module.css'

const Cards = ({ children }: { children: ParentDashboard['children'] }) => {
  const { t } = useTranslation()
  if (children.length === 0) return <NoChildren />
  return (
    <>
      <ul className={styles.children}>
        {children.map((child) => (
          <ChildTodayCard key={child.id} child={child} />
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="lg">
        {t(brand.disclaimer)}
      </Text>
    </>
  )
}

/** A parent’s children today: what helps each, how it reads, what to read next. */
export default function Dashboard() {
  return (
    <Board<ParentDashboard> query={useParentDashboardQuery(undefined, boardOptions)}>
      {({ children }) => <Cards>{children}</Cards>}
    </Board>
  )
}
