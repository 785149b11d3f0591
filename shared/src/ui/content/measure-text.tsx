import { useTranslation } from '@lekta/shared/i18n'
import { Group, Icon, Text } from '@lekta/shared/ui/base'
import { Tooltip } from '@lekta/shared/ui/tooltip'
import { signedMeasure } from '../../lib/measure/describe-growth'
import { type Change, chanceInHundred, formatMeasure, hasSurelyGrown } from '../../lib/measure/measure'
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

/** The change in a measure, with the probability that the growth is real. */
export const GrowthText = (change: Change) => {
  const { t } = useTranslation()
  const chance = chanceInHundred(change.probability)
  const moved = signedMeasure(change.difference)
  const isSure = hasSurelyGrown(change)
  const explanation = t('{{chance}}% likely to be real growth', { chance })
  return (
    <Tooltip label={explanation}>
      <Group
        component="span"
        role="img"
        aria-label={`${moved}, ${explanation}`}
        gap={4}
        wrap="nowrap"
        display="inline-flex"
        className={styles.growth}
      >
        <span data-sure={isSure || undefined}>{moved}</span>
        <Text span size="xs" c="dimmed">
          {chance}%
        </Text>
        {isSure && <Icon name="growth" size={16} />}
      </Group>
    </Tooltip>
  )
}
