import { useQuery } from '@lekta/shared/client'
import { type BankCoverage, bankContract } from '@lekta/shared/contract/assessment/bank'
import { dashboardQueryOptions } from '@lekta/shared/dashboard/dashboard-query-options'
import { useDay } from '@lekta/shared/dates/use-day'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { DashboardSkeleton, HorizontalScroll, Panel, Text } from '@lekta/shared/ui'
import styles from './bank.module.css'
import { useShare } from './use-share'

type Band = BankCoverage['bands'][number]

function useRows() {
  const { t, i18n } = useTranslation()
  const share = useShare()
  const number = new Intl.NumberFormat(i18n.language)
  return [
    { label: t('Stories'), of: ({ literary }: Band) => number.format(literary) },
    { label: t('Factual texts'), of: ({ informational }: Band) => number.format(informational) },
    { label: t('Highest exposure'), of: ({ highest_exposure }: Band) => share(highest_exposure) },
    { label: t('Needs review'), of: ({ doubtful }: Band) => (doubtful === 0 ? '–' : number.format(doubtful)) },
  ]
}

const BandTable = ({ bands }: Pick<BankCoverage, 'bands'>) => {
  const { t } = useTranslation()
  const rows = useRows()
  return (
    <HorizontalScroll label={t('Items by 100L band')}>
      <table className={styles.bands}>
        <thead>
          <tr>
            <th scope="col">{t('Texts from')}</th>
            {bands.map(({ low }) => (
              <th key={low} scope="col">
                {formatMeasure(low)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {bands.map((band) => (
                <td key={band.low}>{of(band)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </HorizontalScroll>
  )
}

const CoverageDetails = ({ coverage }: { coverage: BankCoverage }) => {
  const { t, i18n } = useTranslation()
  const share = useShare()
  const day = useDay('medium')
  const number = new Intl.NumberFormat(i18n.language)
  return (
    <>
      <Text>
        {t(
          '{{items}} items. The most used item appeared in {{highest}} of the last {{attempts}} tests; the limit is {{limit}}.',
          {
            items: number.format(coverage.items),
            attempts: number.format(coverage.attempts),
            highest: share(coverage.highest_exposure),
            limit: share(coverage.exposure_limit),
          },
        )}
      </Text>
      <BandTable bands={coverage.bands} />
      <Text size="sm" c="dimmed">
        {coverage.counted_at === null
          ? t('Answers are analysed twice a day; this has not happened yet.')
          : t(
              'Answers are analysed twice a day, last on {{day}}. So far this has changed the measure of {{moved}} items. Only valid tests count.',
              { day: day(coverage.counted_at), moved: number.format(coverage.moved) },
            )}
      </Text>
    </>
  )
}

/** Shows how the bank covers the scale. */
export const Coverage = () => {
  const { t } = useTranslation()
  return (
    <Panel title={t('Coverage')}>
      <QueryContent
        query={useQuery(bankContract.bankCoverage, undefined, dashboardQueryOptions)}
        skeleton={<DashboardSkeleton />}
      >
        {(coverage) => <CoverageDetails coverage={coverage} />}
      </QueryContent>
    </Panel>
  )
}
