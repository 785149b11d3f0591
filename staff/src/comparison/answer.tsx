import type { ComparedGroup, Comparison } from '@lekta/shared/contract/assessment/comparison'
import { useTranslation } from '@lekta/shared/i18n'
import { signedMeasure } from '@lekta/shared/lib/measure/describe-growth'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { Text } from '@lekta/shared/ui'
import styles from './comparison.module.css'
import { farBelowShare, mostInNeed } from './order-groups'
import type { ComparedMeasure } from './use-choices'
import { useGroupName } from './use-group-name'
import { useCalendarDay, useTermName } from './use-terms'

interface Answered {
  lead: string
  detail: string
}

function useGrowthAnswer({ since, groups }: Comparison): (group: ComparedGroup) => Answered {
  const { t } = useTranslation()
  const day = useCalendarDay()
  const nameOf = useGroupName()
  return (group) => {
    const { median, expected, compared } = group.growth
    const values = { name: nameOf(group), since: day(since), growth: signedMeasure(median ?? 0) }
    const counted = t('{{compared}} of {{students}} students compared.', { compared, students: group.students })
    return {
      lead:
        groups.length > 1
          ? t('{{name}} grew least since {{since}}: median {{growth}}', values)
          : t('{{name}} has grown since {{since}}: median {{growth}}', values),
      detail:
        expected === null
          ? counted
          : `${t('{{expected}} was expected.', { expected: signedMeasure(expected) })} ${counted}`,
    }
  }
}

function useLevelAnswer(): (group: ComparedGroup) => Answered {
  const { t } = useTranslation()
  const nameOf = useGroupName()
  return (group) => ({
    lead: t('{{name}} is lowest for its grade: median {{median}}', {
      name: nameOf(group),
      median: formatMeasure(group.level.median ?? 0),
    }),
    detail: t('{{low}}–{{high}} is typical for grade {{grade}}.', {
      low: formatMeasure(group.norm.low),
      high: formatMeasure(group.norm.high),
      grade: group.grade,
    }),
  })
}

function useBandsAnswer({ before }: Comparison): (group: ComparedGroup) => Answered {
  const { t } = useTranslation()
  const nameOf = useGroupName()
  const termName = useTermName()
  return (group) => ({
    lead: t('{{name}} has the most students far below their grade: {{share}}%', {
      name: nameOf(group),
      share: percentOf(farBelowShare(group.level) ?? 0),
    }),
    detail: [
      t('{{count}} of {{tested}} tested students.', { count: group.level.far_below, tested: group.level.tested }),
      ...shareBefore(group).map((share) => t('In {{term}}: {{share}}%.', { term: termName(before), share })),
    ].join(' '),
  })
}

const percentOf = (share: number) => Math.round(share * 100)

function shareBefore({ before }: ComparedGroup): number[] {
  const share = farBelowShare(before)
  return share === null ? [] : [percentOf(share)]
}

/** Says in a sentence which group most needs attention. */
export const Answer = ({ comparison, show }: { comparison: Comparison; show: ComparedMeasure }) => {
  const { t } = useTranslation()
  const answers = { growth: useGrowthAnswer(comparison), level: useLevelAnswer(), bands: useBandsAnswer(comparison) }
  const group = mostInNeed(comparison.groups, show)
  if (!group)
    return (
      <Text>{t('Nothing to compare yet: no reliable test in this time. Choose another term or an earlier day.')}</Text>
    )
  const { lead, detail } = answers[show](group)
  return (
    <div aria-live="polite">
      <p className={styles.answer}>{lead}</p>
      <Text size="sm" c="dimmed">
        {detail}
      </Text>
    </div>
  )
}
