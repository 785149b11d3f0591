import type { AssignedTest } from '@lekta/shared/contract/assessment/attempt'
import { useTranslation } from '@lekta/shared/i18n'
import { Text, Title } from '@lekta/shared/ui'
import styles from './my-tests.module.css'
import { RestingBook } from './pictures'
import { useNearDay } from './use-near-day'

/** Shown if there is no test to take now; says when the next one opens. */
export const NothingNow = ({ next }: { next: AssignedTest | undefined }) => {
  const { t } = useTranslation()
  const nearDay = useNearDay()
  return (
    <section className={styles.rest}>
      <RestingBook />
      <div>
        <Title order={2} size="h3">
          {t('All done for now!')}
        </Title>
        <Text>
          {next
            ? t('Your next test opens {{day}}.', { day: nearDay(next.opens_at) })
            : t('Your next test will appear here.')}
        </Text>
      </div>
    </section>
  )
}
