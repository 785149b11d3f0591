import { brand } from '@lekta/shared/brand'
import type { ApiError } from '@lekta/shared/client'
import { useChildrenQuery } from '@lekta/shared/data/child'
import { useTranslation } from '@lekta/shared/i18n'
import { EmptyPicture, FailureNotice, Notice, PageHeader, Skeleton, Text, VisuallyHidden } from '@lekta/shared/ui'
import styles from './child.module.css'
import { ChildCard } from './child-card'

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

const NoChildren = () => {
  const { t } = useTranslation()
  return (
    <Notice picture={<EmptyPicture />} title={t('No child is linked to your account yet')}>
      {t(
        'Your child’s school makes the link. Tell the school office your child’s name and the username that you log in with; your child then stands here.',
      )}
    </Notice>
  )
}

const Content = () => {
  const { t } = useTranslation()
  const { data, error, refetch } = useChildrenQuery(undefined, { refetchOnMountOrArgChange: true })
  if (error && !data) return <FailureNotice message={(error as ApiError).message} onRetry={refetch} />
  if (!data) return <Waiting />
  if (data.length === 0) return <NoChildren />
  return (
    <>
      <ul className={styles.children}>
        {data.map((child) => (
          <ChildCard key={child.id} child={child} />
        ))}
      </ul>
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
      <PageHeader title={t('My children')} subtitle={t('How each of your children reads')} />
      <Content />
    </>
  )
}
