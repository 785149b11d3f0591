import { Card, LoadingSkeleton, Skeleton, Stack } from '@lekta/shared/ui'
import styles from './start.module.css'

/** Placeholder while the test loads. */
export const StartSkeleton = () => (
  <LoadingSkeleton className={styles.page}>
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
  </LoadingSkeleton>
)
