import { useTranslation } from '@lekta/shared/i18n'
import { HorizontalScroll } from '@lekta/shared/ui'
import type { GradeSpread } from '../contract/people/student'
import { formatMeasure } from '../lib/measure/measure'
import styles from './grade-spread.module.css'

/** The width of a row of the table, in L. */
const rowWidth = 100

const rowOf = (from: number) => Math.floor(from / rowWidth) * rowWidth

/** Returns the rows between the lowest and the highest student, highest first. */
function rowsOf(spreads: readonly GradeSpread[]): number[] {
  const starts = spreads.flatMap(({ bins }) => bins.map(({ from }) => rowOf(from)))
  const [lowest, highest] = [Math.min(...starts), Math.max(...starts)]
  return Array.from({ length: (highest - lowest) / rowWidth + 1 }, (_, i) => highest - i * rowWidth)
}

const countIn = ({ bins }: GradeSpread, row: number) =>
  bins.filter(({ from }) => rowOf(from) === row).reduce((sum, { students }) => sum + students, 0)

/** Names a row by its lowest and highest measure: `400L–495L`, below zero `BR200L–BR105L`. */
const rowName = (row: number) => `${formatMeasure(row)}–${formatMeasure(row + rowWidth - 5)}`

/** Returns whether a row is typical for the grade: its centre is in the grade's middle half. */
const isUsual = ({ norm }: GradeSpread, row: number) =>
  norm !== null && row + rowWidth / 2 >= norm.low && row + rowWidth / 2 <= norm.high

/** The number of students per 100L as a table. */
export const GradeSpreadTable = ({ spreads }: { spreads: readonly GradeSpread[] }) => {
  const { t } = useTranslation()
  return (
    <details className={styles.figures}>
      <summary>{t('As a table')}</summary>
      <HorizontalScroll label={t('As a table')}>
        <table>
          <caption>{t('Number of students at each level. The typical range for the grade is highlighted.')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Measure')}</th>
              {spreads.map(({ grade }) => (
                <th key={grade ?? 'unknown'} scope="col">
                  {grade === null ? t('Grade unknown') : t('Grade {{grade}}', { grade })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(spreads).map((row) => (
              <tr key={row}>
                <th scope="row">{rowName(row)}</th>
                {spreads.map((spread) => (
                  <td key={spread.grade ?? 'unknown'} data-usual={isUsual(spread, row) || undefined}>
                    {countIn(spread, row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </HorizontalScroll>
    </details>
  )
}
