import { type GroupComparison, minGroupAnswers } from '@lekta/shared/contract/assessment/bank'
import { useTranslation } from '@lekta/shared/i18n'
import { StatusBadge, Text, Title } from '@lekta/shared/ui'
import styles from './bank.module.css'

const capitalise = (city: string) => city.replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())

/** Returns a function that says in plain words how a group differs from others. */
function useComparison() {
  const { t, i18n } = useTranslation()
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' })
  const groupName = ({ grouping, group }: GroupComparison) =>
    grouping === 'language'
      ? t('students whose account is in {{language}}', { language: languages.of(group) ?? group })
      : t('students of schools in {{city}}', { city: capitalise(group) })
  return (comparison: GroupComparison) => {
    const group = groupName(comparison)
    const isEasier = comparison.difference > 0
    switch (comparison.class) {
      case 'A':
        return t('About as hard for {{group}} as for others of the same ability', { group })
      case 'B':
        return isEasier
          ? t('Slightly easier for {{group}} than for others of the same ability', { group })
          : t('Slightly harder for {{group}} than for others of the same ability', { group })
      case 'C':
        return isEasier
          ? t('Much easier for {{group}} than for others of the same ability', { group })
          : t('Much harder for {{group}} than for others of the same ability', { group })
    }
  }
}

/** Says whether groups of students of the same ability find an item equally hard. */
export const Comparisons = ({ comparisons }: { comparisons: readonly GroupComparison[] }) => {
  const { t, i18n } = useTranslation()
  const describe = useComparison()
  const number = new Intl.NumberFormat(i18n.language)
  return (
    <section>
      <Title order={3} size="h5" mb={4}>
        {t('Comparison of groups')}
      </Title>
      {comparisons.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('Too few answers so far: {{count}} are needed from each of two groups.', { count: minGroupAnswers })}
        </Text>
      )}
      <ul className={styles.comparisons}>
        {comparisons.map((comparison) => (
          <li key={`${comparison.grouping} ${comparison.group}`}>
            <span>
              {describe(comparison)}
              <Text component="span" display="block" size="sm" c="dimmed">
                {t('{{answers}} answers, {{others}} of others', {
                  answers: number.format(comparison.answers),
                  others: number.format(comparison.other_answers),
                })}
              </Text>
            </span>
            {comparison.class === 'C' && <StatusBadge tone="caution">{t('Needs review')}</StatusBadge>}
          </li>
        ))}
      </ul>
    </section>
  )
}
