import { useTranslation } from '@lekta/shared/i18n'
import { useSearchParams } from '@lekta/shared/routing'
import { PageHeader, Tabs } from '@lekta/shared/ui'
import { ClassroomFilter, useChosenClassroom } from './classroom-filter'
import { FinishedAttempts } from './finished-attempts'
import { ScoreSummary } from './score-summary'
import { ScoreTable } from './score-table'
import type { StaffArea } from './staff-paths'

const finishedTests = 'finished'

/** The tab in the address; another tab is another list and starts afresh, in the same classroom. */
function useTab() {
  const [params, setParams] = useSearchParams()
  const open = (tab: string | null) =>
    setParams(
      (current) => {
        const classroom = current.get('classroom')
        return new URLSearchParams({ ...(classroom && { classroom }), ...(tab === finishedTests && { tab }) })
      },
      { replace: true },
    )
  return { tab: params.get('tab') === finishedTests ? finishedTests : 'students', open }
}

/** How a class reads: first what to act on, then every student, then every finished test. */
export function ScoreReport({ area }: { area: StaffArea }) {
  const { t } = useTranslation()
  const { chosen } = useChosenClassroom()
  const { tab, open } = useTab()
  return (
    <>
      <PageHeader title={t('Report')} subtitle={t('How your students read, and whom to look at first.')}>
        <ClassroomFilter />
      </PageHeader>
      <ScoreSummary area={area} classroomId={chosen} />
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="students">{t('Students')}</Tabs.Tab>
          <Tabs.Tab value={finishedTests}>{t('Finished tests')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="students">
          <ScoreTable area={area} classroomId={chosen} />
        </Tabs.Panel>
        <Tabs.Panel value={finishedTests}>
          <FinishedAttempts area={area} classroomId={chosen} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
