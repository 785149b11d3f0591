import { useQuery } from '@lekta/shared/client'
import { type AdminDashboard, dashboardContract } from '@lekta/shared/contract/dashboard'
import { dashboardQueryOptions } from '@lekta/shared/dashboard/dashboard-query-options'
import { Figure, Figures } from '@lekta/shared/dashboard/figures'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { DashboardSkeleton, Panel, Stack, Text } from '@lekta/shared/ui'
import { NumberTable } from '../number-table'
import { PlatformHealth } from './platform-health'
import { Waiting } from './waiting'

const useNumber = () => {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language)
  return (value: number) => format.format(value)
}

const Note = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
)

const PlatformFigures = ({ figures }: { figures: AdminDashboard }) => {
  const { t, i18n } = useTranslation()
  const number = useNumber()
  const megabytes = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 })
  return (
    <Figures inFours>
      <Figure label={t('Tests in progress')} value={number(figures.running)} />
      <Figure label={t('Answers in the last hour')} value={number(figures.answers)} />
      <Figure label={t('Tests finished in the last 24 hours')} value={number(figures.finished_day)}>
        <Note>{t('{{tests}} in the last 30 days', { tests: number(figures.finished_month) })}</Note>
      </Figure>
      <Figure label={t('Open sessions')} value={number(figures.sessions)} />
      <Figure label={t('Students')} value={number(figures.students)}>
        <Note>{t('At {{count}} schools', { count: figures.schools, defaultValue_one: 'At {{count}} school' })}</Note>
      </Figure>
      <Figure label={t('Queued jobs')} value={number(figures.jobs_waiting)}>
        <Note>{t('E-mails, imports and other tasks')}</Note>
      </Figure>
      <Figure label={t('Failed jobs')} value={number(figures.jobs_failed)}>
        <Note>{t('In the last 7 days, after several attempts')}</Note>
      </Figure>
      <Figure label={t('Database size')} value={megabytes.format(figures.database_bytes / 1_000_000)} />
    </Figures>
  )
}

const Schools = ({ figures: { busiest, schools } }: { figures: AdminDashboard }) => {
  const { t } = useTranslation()
  const number = useNumber()
  if (busiest.length === 0) return <Text c="dimmed">{t('No schools yet.')}</Text>
  return (
    <>
      <NumberTable
        label={t('Schools')}
        minWidth={300}
        heading={t('School')}
        rows={busiest}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={[
          { label: t('Students'), of: ({ students }) => number(students) },
          { label: t('Teachers'), of: ({ teachers }) => number(teachers) },
          { label: t('Tests in the last 30 days'), of: ({ tests }) => number(tests) },
        ]}
      />
      {schools > busiest.length && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('The {{shown}} busiest of {{schools}} schools', { shown: busiest.length, schools: number(schools) })}
        </Text>
      )}
    </>
  )
}

const Cards = ({ figures }: { figures: AdminDashboard }) => {
  const { t } = useTranslation()
  return (
    <Stack gap="md">
      <Waiting figures={figures} />
      <PlatformFigures figures={figures} />
      <Panel title={t('Schools')}>
        <Schools figures={figures} />
      </Panel>
    </Stack>
  )
}

/** The admin's dashboard: the platform's health, what waits for an admin, and the platform's figures. */
export default function AdminDashboardPage() {
  return (
    <Stack gap="md">
      <PlatformHealth />
      <QueryContent
        query={useQuery(dashboardContract.adminDashboard, undefined, dashboardQueryOptions)}
        skeleton={<DashboardSkeleton />}
      >
        {(figures) => <Cards figures={figures} />}
      </QueryContent>
    </Stack>
  )
}
