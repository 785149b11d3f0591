import { useTranslation } from '@lekta/shared/i18n'
import { Card, Skeleton, Stack, VisuallyHidden } from '@lekta/shared/ui'
import styles from './start.module.css'

/** Placeholder while the test loads. */
export const StartSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      <Stack gap="lg">
        <Skeleton height={34} width="60%" />
        <Card p="xl">
          <Stack gap="lg">
            {['read', 'choose', 'calm'].map((line) => (
              <Skeleton key={line} height={64} />
            ))}
            <Skeleton height={68} />
          </Stack>
        </Card>
      </Stack>
    </div>
  )
}
