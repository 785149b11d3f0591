import { disclaimer } from '@lekta/shared/brand'
import { useQuery } from '@lekta/shared/client'
import { dashboardContract } from '@lekta/shared/contract/dashboard'
import type { Page } from '@lekta/shared/contract/endpoint'
import { type Child, childContract } from '@lekta/shared/contract/people/child'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { largestPage } from '@lekta/shared/lib/paging/walk-pages'
import { type List, listQuery, useList } from '@lekta/shared/lists/use-list'
import { Link } from '@lekta/shared/routing'
import { Button, Icon, LoadingSkeleton, PageHeader, Pager, Skeleton, Text } from '@lekta/shared/ui'
import { LinkRequests } from '../../links/link-requests'
import styles from './child.module.css'
import { ChildCard } from './child-card'
import { NoChildren } from './no-children'

const ChildrenSkeleton = () => (
  <LoadingSkeleton className={styles.children}>
    <Skeleton height={380} radius="lg" />
    <Skeleton height={380} radius="lg" />
  </LoadingSkeleton>
)

const ChildCards = ({ list, page }: { list: List; page: Page<Child> }) => {
  const { t } = useTranslation()
  const { data, total, last_page } = page
  if (total === 0)
    return (
      <>
        <NoChildren />
        <LinkRequests />
      </>
    )
  return (
    <>
      <ul className={styles.children}>
        {data.map((child) => (
          <ChildCard key={child.id} child={child} />
        ))}
      </ul>
      {last_page > 1 && <Pager page={list.listState.page} lastPage={last_page} onPage={list.toPage} />}
      <LinkRequests />
      <Text size="sm" c="dimmed" mt="lg">
        {t(disclaimer.en)}
      </Text>
    </>
  )
}

const Content = () => {
  const list = useList({ size: largestPage }, [largestPage])
  const query = useQuery(
    childContract.children,
    { query: listQuery(list.options) },
    { refetchOnMountOrArgChange: true },
  )
  const today = useQuery(dashboardContract.parentDashboard, undefined, { refetchOnMountOrArgChange: true })
  return (
    <QueryContent query={query} skeleton={<ChildrenSkeleton />}>
      {(page) =>
        // This also waits for the tests, so that no button appears late. If they cannot be loaded, the rest of the
        // page is shown.
        today.isLoading ? <ChildrenSkeleton /> : <ChildCards list={list} page={page} />
      }
    </QueryContent>
  )
}

/** A parent's children, each with its last measure. */
export default function Children() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('My children')} subtitle={t('How each child is reading')}>
        <Button component={Link} to="/parent/child/add" leftSection={<Icon name="add" size={18} />}>
          {t('Add child')}
        </Button>
      </PageHeader>
      <Content />
    </>
  )
}
