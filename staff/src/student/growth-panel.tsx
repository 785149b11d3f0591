import type { StudentOverview } from '@lekta/shared/contract/people/student-overview'
import { useTranslation } from '@lekta/shared/i18n'
import { GrowthPicture } from '@lekta/shared/report/parts/report-growth'
import { Panel } from '@lekta/shared/ui'
import { type StaffArea, staffPaths } from '../staff-paths'

/** All measures over time before the range of the grade; absent with fewer than two tests. */
export const GrowthPanel = ({ area, overview: { tests } }: { area: StaffArea; overview: StudentOverview }) => {
  const { t } = useTranslation()
  if (tests.length < 2) return null
  return (
    <Panel title={t('Growth')}>
      <GrowthPicture growth={[...tests].reverse()} toReport={staffPaths(area).reportDetail} />
    </Panel>
  )
}
