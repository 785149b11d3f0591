import type { GroupResults } from '@lekta/shared/contract/dashboard'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { Text } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { Line, Rows, SecondaryText } from '../dashboard/panel-rows'
import styles from '../dashboard/panel-rows.module.css'

/** Margin left and right of the chart, in L. */
const margin = 60

/**
 * Returns a function that places a measure on a scale shared by all groups, in percent, so that they can be compared.
 */
function createScale(groups: readonly GroupResults[]) {
  const values = groups.flatMap(({ norm, median }) => [norm.low, norm.high, ...(median === null ? [] : [median])])
  const [from, to] = [Math.min(...values) - margin, Math.max(...values) + margin]
  return (value: number) => `${((value - from) / (to - from)) * 100}%`
}

type Scale = ReturnType<typeof createScale>

const Picture = ({ group: { norm, median, place }, toPercent }: { group: GroupResults; toPercent: Scale }) => (
  <div className={styles.scale} aria-hidden="true">
    <i className={styles.norm} style={{ left: toPercent(norm.low), right: `calc(100% - ${toPercent(norm.high)})` }} />
    {median !== null && <i className={styles.median} data-place={place} style={{ left: toPercent(median) }} />}
  </div>
)

function usePositionText() {
  const { t } = useTranslation()
  return ({ place }: GroupResults) => {
    if (place === 'below') return t('below the typical range for the grade')
    if (place === 'above') return t('above the typical range for the grade')
    return t('within the typical range for the grade')
  }
}

const Median = ({ group }: { group: GroupResults }) => {
  const { t, i18n } = useTranslation()
  const positionText = usePositionText()
  const { median, norm, place, change } = group
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' })
  if (median === null) return <SecondaryText>{t('No one has been measured yet.')}</SecondaryText>
  return (
    <Line>
      <span>
        <span className={styles.measure}>{formatMeasure(median)}</span>{' '}
        <span className={place === 'below' ? styles.caution : styles.quiet}>
          {positionText(group)}{' '}
          <span className={styles.whole}>
            ({formatMeasure(norm.low)}–{formatMeasure(norm.high)})
          </span>
        </span>
      </span>
      {change !== null && (
        <SecondaryText>
          {t('{{change}} since last term', { change: `${signed.format(change).replace('-', '−')}L` })}
        </SecondaryText>
      )}
    </Line>
  )
}

interface Props<G> {
  groups: readonly G[]
  keyOf: (group: G) => number
  name: (group: G) => ReactNode
}

/** Compares classes or grades with the middle half of their grade's readers. */
export function GroupResultsList<G extends GroupResults>({ groups, keyOf, name }: Props<G>) {
  const { t } = useTranslation()
  const toPercent = createScale(groups)
  return (
    <>
      <Rows>
        {groups.map((group) => (
          <li key={keyOf(group)}>
            <Line>
              {name(group)}
              <SecondaryText>
                {t('{{tested}} of {{students}} tested this term', { tested: group.tested, students: group.students })}
              </SecondaryText>
            </Line>
            <Picture group={group} toPercent={toPercent} />
            <Median group={group} />
          </li>
        ))}
      </Rows>
      <Text size="xs" c="dimmed" mt="md">
        {t(
          'The dot is the median of the latest measures. The band is the typical range: the middle half of all readers in the grade today.',
        )}
      </Text>
    </>
  )
}
