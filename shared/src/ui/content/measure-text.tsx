import { useTranslation } from '@lekta/shared/i18n'
import { Tooltip } from '@lekta/shared/ui/tooltip'
import {
  type GrowthVerdict,
  growthChance,
  growthWord,
  type JudgedChange,
  judgeGrowth,
  signedMeasure,
} from '../../lib/measure/describe-growth'
import { formatMeasure } from '../../lib/measure/measure'
import type { ReportSentence } from '../../lib/measure/report-sentence'
import styles from './measure-text.module.css'

export interface MeasureBand {
  value: number
  low: number
  high: number
}

/** A measure with its band, because an estimate is never shown alone. */
export const MeasureText = ({ measure, trusted = true }: { measure: MeasureBand; trusted?: boolean }) => {
  const { t } = useTranslation()
  return (
    <span className={styles.measure}>
      <b>{formatMeasure(measure.value)}</b>
      <span className={styles.band} data-band>
        {formatMeasure(measure.low)}–{formatMeasure(measure.high)}
      </span>
      {!trusted && <span className={styles.untrusted}>{t('This measure is not reliable')}</span>}
    </span>
  )
}

const arrows = {
  grown: '↗',
  'probably grown': '↗',
  unclear: '→',
  'probably fallen': '↘',
  fallen: '↘',
} as const satisfies Record<GrowthVerdict, string>

/** The change in a measure in words and in L. How likely it is to be real is in its tooltip and its name. */
export const GrowthText = (change: JudgedChange) => {
  const { t } = useTranslation()
  const verdict = judgeGrowth(change)
  const write = ({ text, values }: ReportSentence) => t(text, { ...values })
  const word = write(growthWord(change))
  const moved = signedMeasure(change.difference)
  const chance = write(growthChance(change))
  return (
    <Tooltip label={chance}>
      <span role="img" aria-label={`${word} ${moved}, ${chance}`} className={styles.growth} data-verdict={verdict}>
        <span aria-hidden="true">{arrows[verdict]}</span> {word} <b>{moved}</b>
      </span>
    </Tooltip>
  )
}
