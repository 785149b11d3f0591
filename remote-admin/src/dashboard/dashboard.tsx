import { useQuery } from '@lekta/shared/client'
import { type AdminDashboard, dashboardContract } from '@lekta/shared/contract/dashboard'
import { dashboardQueryOptions } from '@lekta/shared/dashboard/dashboard-query-options'
import { Figure, Figures } from '@lekta/shared/dashboard/figures'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, DashboardSkeleton, HorizontalScroll, Panel, Stack, Table, Text } from '@lekta/shared/ui'
import styles from './dashboard.module.css'
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
  const { t } = useTranslation()
  const number = useNumber()
  return (
    <Figures>
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
    </Figures>
  )
}

const Schools = ({ figures: { busiest, schools } }: { figures: AdminDashboard }) => {
  const { t } = useTranslation()
  const number = useNumber()
  const numbers = [
    { label: t('Students'), of: ({ students }: (typeof busiest)[number]) => students },
    { label: t('Teachers'), of: ({ teachers }: (typeof busiest)[number]) => teachers },
    { label: t('Tests in the last 30 days'), of: ({ tests }: (typeof busiest)[number]) => tests },
  ]
  if (busiest.length === 0) return <Text c="dimmed">{t('No schools yet.')}</Text>
  return (
    <>
      <HorizontalScroll label={t('Schools')}>
        <Table aria-label={t('Schools')} miw={300}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('School')}</Table.Th>
              {numbers.map(({ label }) => (
                <Table.Th key={label} ta="right">
                  {label}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {busiest.map((school) => (
              <Table.Tr key={school.id}>
                <Table.Td>
                  <Anchor component={Link} to={`/admin/school/${school.id}`} inherit>
                    {school.name}
                  </Anchor>
                </Table.Td>
                {numbers.map(({ label, of }) => (
                  <Table.Td key={label} ta="right" className={styles.number}>
                    {number(of(school))}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </HorizontalScroll>
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
