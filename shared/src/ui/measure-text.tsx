import { useTranslation } from '@lekta/shared/i18n'
import { Group, Text, Tooltip } from '@mantine/core'
import { chanceInHundred, formatMeasure, SURE_GROWTH } from '../lib/measure'
import { Icon } from './icon'
import styles from './measure-text.module.css'

export interface MeasureBand {
  value: number
  low: number
  high: number
}

/** A measure with its band beside it: an estimate never stands alone. */
export const MeasureText = ({ measure, trusted = true }: { measure: MeasureBand; trusted?: boolean }) => {
  const { t } = useTranslation()
  return (
    <span className={styles.measure}>
      <b>{formatMeasure(measure.value)}</b>
      <span className={styles.band}>
        {formatMeasure(measure.low)}–{formatMeasure(measure.high)}
      </span>
      {!trusted && <span className={styles.doubt}>{t('This measure cannot be trusted')}</span>}
    </span>
  )
}

/** How a measure moved, with the probability that the growth is real. */
export const GrowthText = ({ difference, probability }: { difference: number; probability: number }) => {
  const { t } = useTranslation()
  const rounded = Math.round(difference / 5) * 5
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '±'
  const chance = chanceInHundred(probability)
  const moved = `${sign}${Math.abs(rounded)}L`
  const explanation = t('{{chance}} % likely to be real growth', { chance })
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
        <span data-sure={probability >= SURE_GROWTH || undefined}>{moved}</span>
        <Text span size="xs" c="dimmed">
          {chance} %
        </Text>
        {probability >= SURE_GROWTH && <Icon name="growth" size={16} />}
      </Group>
    </Tooltip>
  )
}
