import type { ImportRun } from '@lekta/shared/contract/import/import'
import { useTranslation } from '@lekta/shared/i18n'
import { SimpleGrid, Text } from '@lekta/shared/ui'
import styles from './imports.module.css'

/** The number of rows by outcome, what needs attention first. */
export const RunCounts = ({ run }: { run: ImportRun }) => {
  const { t, i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language)
  const counts = [
    { kind: 'fault', label: t('Errors'), count: run.rejected },
    { kind: 'review', label: t('To review'), count: run.to_review },
    { kind: 'new', label: t('New'), count: run.created },
    { kind: 'changed', label: t('Changed'), count: run.changed },
    { kind: 'same', label: t('Already exist'), count: run.same },
  ]
  return (
    <SimpleGrid cols={{ base: 2, sm: 5 }} spacing="sm" component="ul" className={styles.counts}>
      {counts.map(({ kind, label, count }) => (
        <li key={kind} className={styles.count} data-kind={kind} data-none={count === 0 || undefined}>
          <Text component="span" className={styles.number}>
            {format.format(count)}
          </Text>
          <Text component="span" size="sm">
            {label}
          </Text>
        </li>
      ))}
    </SimpleGrid>
  )
}
