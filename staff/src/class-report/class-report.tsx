import { useQuery } from '@lekta/shared/client'
import { classroomContract } from '@lekta/shared/contract/people/classroom'
import { PrintHeader } from '@lekta/shared/downloads/print-header'
import { useTranslation } from '@lekta/shared/i18n'
import { useSearchParams } from '@lekta/shared/routing'
import { EmptyNotice, PageHeader, Tabs } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { ClassroomFilter, useChosenClassroom, useLostClassroom } from '../classrooms/classroom-filter'
import { GoalPanel } from '../goals/goal-section'
import { PrintMenu } from '../printing/print-menu'
import type { StaffArea } from '../staff-paths'
import { useStaffArea } from '../use-staff-area'
import styles from './class-report.module.css'
import { ClassSummary } from './class-summary'
import { FinishedAttempts } from './finished-attempts'
import { GrowthSince } from './growth-since'
import { ReadingGroups } from './reading-groups'
import { ScoresTable } from './scores-table'

const tabs = ['students', 'growth', 'groups', 'finished'] as const
type Tab = (typeof tabs)[number]

const tabOf = (name: string | null): Tab => tabs.find((tab) => tab === name) ?? tabs[0]

/**
 * Returns the open tab, which is stored in the address. Changing the tab keeps the classroom and drops the other
 * parameters, because they belong to a list.
 */
function useTab() {
  const [params, setParams] = useSearchParams()
  const open = (name: string | null) => {
    const tab = tabOf(name)
    setParams(
      (current) => {
        const classroom = current.get('classroom')
        return new URLSearchParams({ ...(classroom && { classroom }), ...(tab !== tabs[0] && { tab }) })
      },
      { replace: true },
    )
  }
  return { tab: tabOf(params.get('tab')), open }
}

/** The subject of a printed page: one classroom, or all. */
function useSubject(classroomId: number | undefined) {
  const { t } = useTranslation()
  const { data } = useQuery(
    classroomContract.classrooms,
    { query: { options: { classroom_id: classroomId } } },
    { skip: classroomId === undefined },
  )
  return classroomId === undefined ? t('All classrooms') : data?.data[0]?.name
}

interface TabsProps {
  area: StaffArea
  classroomId: number | undefined
  /** The name of the classroom, or of all; undefined until it is known. */
  subject: string | undefined
}

/** The tabs of the report, each with its own list. */
const ReportTabs = ({ area, classroomId, subject }: TabsProps) => {
  const { t } = useTranslation()
  const { tab, open } = useTab()
  return (
    <Tabs value={tab} onChange={open} keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="students">{t('Students')}</Tabs.Tab>
        <Tabs.Tab value="growth">{t('Growth')}</Tabs.Tab>
        <Tabs.Tab value="groups">{t('Reading groups')}</Tabs.Tab>
        <Tabs.Tab value="finished">{t('Finished tests')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="students">
        <ClassSummary area={area} classroomId={classroomId} />
        {classroomId !== undefined && subject !== undefined && (
          <div className={styles.goal}>
            <GoalPanel area={area} subject={{ classroom_id: classroomId }} name={subject} />
          </div>
        )}
        <ScoresTable area={area} classroomId={classroomId} />
      </Tabs.Panel>
      <Tabs.Panel value="growth">
        <GrowthSince area={area} classroomId={classroomId} />
      </Tabs.Panel>
      <Tabs.Panel value="groups">
        <ReadingGroups area={area} classroomId={classroomId} />
      </Tabs.Panel>
      <Tabs.Panel value="finished">
        <FinishedAttempts area={area} classroomId={classroomId} />
      </Tabs.Panel>
    </Tabs>
  )
}

/** The class report: students who need attention and all results, growth, reading groups, finished tests. */
export default function ClassReport({ tools }: { tools?: ReactNode }) {
  const area = useStaffArea()
  const { t } = useTranslation()
  const { chosen } = useChosenClassroom()
  const lost = useLostClassroom()
  const [params] = useSearchParams()
  const q = params.get('q')
  const subject = useSubject(chosen)
  const filter = { ...(chosen !== undefined && { classroom_id: chosen }), ...(q && { q }) }
  return (
    <>
      <PageHeader title={t('Report')} subtitle={t('How your students read, and who needs attention.')}>
        <ClassroomFilter />
        {tools}
        <PrintMenu filter={filter} withPage />
      </PageHeader>
      <PrintHeader about={subject} />
      {lost ? (
        <EmptyNotice title={lost.title} action={lost.action}>
          {lost.text}
        </EmptyNotice>
      ) : (
        <ReportTabs area={area} classroomId={chosen} subject={subject} />
      )}
    </>
  )
}
