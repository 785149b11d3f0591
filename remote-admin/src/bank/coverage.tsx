import { useQuery } from '@lekta/shared/client'
import { type BankCoverage, bankContract } from '@lekta/shared/contract/assessment/bank'
import { dashboardQueryOptions } from '@lekta/shared/dashboard/dashboard-query-options'
import { useDay } from '@lekta/shared/dates/use-day'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { DashboardSkeleton, Panel, Stack, Text } from '@lekta/shared/ui'
import { BandTable } from './band-table'
import { QuestionFigures } from './question-figures'
import { useShare } from './use-share'

/** Returns how many texts there are, and how often the most used one is given. */
function useSummary() {
  const { t, i18n } = useTranslation()
  const share = useShare()
  const number = new Intl.NumberFormat(i18n.language)
  return ({ form, items, attempts, highest_exposure, exposure_limit }: BankCoverage) => {
    const values = {
      items: number.format(items),
      attempts: number.format(attempts),
      highest: share(highest_exposure),
      limit: share(exposure_limit),
    }
    return form === 'passages'
      ? t(
          '{{items}} passages with two questions each. The most used passage appeared in {{highest}} of the last {{attempts}} tests; the limit is {{limit}}.',
          values,
        )
      : t(
          '{{items}} items. The most used item appeared in {{highest}} of the last {{attempts}} tests; the limit is {{limit}}.',
          values,
        )
  }
}

const CoverageDetails = ({ coverage }: { coverage: BankCoverage }) => {
  const { t, i18n } = useTranslation()
  const summary = useSummary()
  const day = useDay('medium')
  const number = new Intl.NumberFormat(i18n.language)
  const { figures, limits, items } = coverage
  if (items === 0) return <Text>{t('No texts are installed yet.')}</Text>
  return (
    <Stack gap="lg">
      <Text>{summary(coverage)}</Text>
      {figures && limits && <QuestionFigures figures={figures} limits={limits} />}
      <BandTable coverage={coverage} />
      <Text size="sm" c="dimmed">
        {coverage.counted_at === null
          ? t('Answers are analysed twice a day; this has not happened yet.')
          : t(
              'Answers are analysed twice a day, last on {{day}}. So far this has changed the measure of {{moved}} items. Only valid tests count.',
              { day: day(coverage.counted_at), moved: number.format(coverage.moved) },
            )}
      </Text>
    </Stack>
  )
}

/** Shows how the bank covers the scale, and what its questions ask for. */
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
