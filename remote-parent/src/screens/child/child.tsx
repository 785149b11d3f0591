import { brand } from '@lekta/shared/brand'
import { type ApiError, useQuery } from '@lekta/shared/client'
import { dashboardContract } from '@lekta/shared/contract/dashboard'
import { childContract } from '@lekta/shared/contract/people/child'
import { useTranslation } from '@lekta/shared/i18n'
import { largestPage } from '@lekta/shared/lib/paging/walk-pages'
import { listQuery, useList } from '@lekta/shared/lists/use-list'
import { Link } from '@lekta/shared/routing'
import { Button, FailureNotice, Icon, PageHeader, Pager, Skeleton, Text, VisuallyHidden } from '@lekta/shared/ui'
import { LinkRequests } from '../../links/link-requests'
import styles from './child.module.css'
import { ChildCard } from './child-card'
import { NoChildren } from './no-children'

const Waiting = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.children} aria-busy="true">
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      <Skeleton height={380} radius="lg" />
      <Skeleton height={380} radius="lg" />
    </div>
  )
}

const Content = () => {
  const { t } = useTranslation()
  const list = useList({ size: largestPage }, [largestPage])
  const { data, error, refetch } = useQuery(
    childContract.children,
    { query: listQuery(list.options) },
    { refetchOnMountOrArgChange: true },
  )
  const today = useQuery(dashboardContract.parentDashboard, undefined, { refetchOnMountOrArgChange: true })
  if (error && !data) return <FailureNotice message={(error as ApiError).message} onRetry={refetch} />
  // Waits for the tests too, so that no button appears late. If they cannot be loaded, the rest is shown.
  if (!data || today.isLoading) return <Waiting />
  if (data.total === 0)
    return (
      <>
        <NoChildren />
        <LinkRequests />
      </>
    )
  return (
    <>
      <ul className={styles.children}>
        {data.data.map((child) => (
          <ChildCard key={child.id} child={child} />
        ))}
      </ul>
      {data.last_page > 1 && <Pager page={list.listState.page} lastPage={data.last_page} onPage={list.toPage} />}
      <LinkRequests />
      <Text size="sm" c="dimmed" mt="lg">
        {t(brand.disclaimer)}
      </Text>
    </>
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
