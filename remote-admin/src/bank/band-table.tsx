import type { BankCoverage } from '@lekta/shared/contract/assessment/bank'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { HorizontalScroll } from '@lekta/shared/ui'
import type { CSSProperties } from 'react'
import styles from './band-table.module.css'
import { useKindNames } from './use-kind-names'
import { useShare } from './use-share'

type Band = BankCoverage['bands'][number]

interface Figure {
  label: string
  /** The share that colours the cell, 0…1. */
  shade?: (band: Band) => number
  isBeyond?: (band: Band) => boolean
  of: (band: Band) => string
}

const kindsInOrder = ['verbatim', 'paraphrase', 'inference', 'interpretation', 'evaluation', 'vocabulary'] as const

function useFigures({ limits, exposure_limit }: BankCoverage): Figure[] {
  const { t, i18n } = useTranslation()
  const names = useKindNames()
  const share = useShare()
  const number = new Intl.NumberFormat(i18n.language)
  const shareOrDash = (value: number | undefined) => (value === undefined ? '–' : share(value))
  const ofQuestions: Figure[] = limits
    ? [
        ...kindsInOrder.map((kind) => ({
          label: names[kind],
          shade: ({ figures }: Band) => figures?.kinds[kind] ?? 0,
          of: ({ figures }: Band) => shareOrDash(figures?.kinds[kind]),
        })),
        {
          label: t('By words only'),
          isBeyond: ({ figures }) => (figures?.matched ?? 0) > limits.matched_in_band,
          of: ({ figures }) => shareOrDash(figures?.matched),
        },
      ]
    : []
  return [
    { label: t('Stories'), of: ({ literary }) => number.format(literary) },
    { label: t('Factual texts'), of: ({ informational }) => number.format(informational) },
    ...ofQuestions,
    {
      label: t('Highest exposure'),
      isBeyond: ({ highest_exposure }) => highest_exposure > exposure_limit,
      of: ({ highest_exposure }) => share(highest_exposure),
    },
    {
      label: t('Needs review'),
      isBeyond: ({ doubtful }) => doubtful > 0,
      of: ({ doubtful }) => (doubtful === 0 ? '–' : number.format(doubtful)),
    },
  ]
}

const shadeStyle = (share: number) => ({ '--shade': `${Math.round(Math.min(1, share / 0.5) * 60)}%` }) as CSSProperties

/** One row for each band of 100L: how many texts it has, what their questions ask for, and how often they are used. */
export const BandTable = ({ coverage }: { coverage: BankCoverage }) => {
  const { t } = useTranslation()
  const columns = useFigures(coverage)
  const label = coverage.form === 'passages' ? t('Passages by 100L band') : t('Items by 100L band')
  return (
    <HorizontalScroll label={label}>
      <table className={styles.bands} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('Texts from')}</th>
            {columns.map((column) => (
              <th key={column.label} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coverage.bands.map((band) => (
            <tr key={band.low}>
              <th scope="row">{formatMeasure(band.low)}</th>
              {columns.map(({ label: name, shade, isBeyond, of }) => (
                <td
                  key={name}
                  data-beyond={isBeyond?.(band) || undefined}
                  data-shaded={shade ? true : undefined}
                  style={shade && shadeStyle(shade(band))}
                >
                  {of(band)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </HorizontalScroll>
  )
}
