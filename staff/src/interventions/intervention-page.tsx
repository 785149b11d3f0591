import { useMutation, useQuery } from '@lekta/shared/client'
import { type InterventionRecord, interventionContract } from '@lekta/shared/contract/people/intervention'
import { useDay } from '@lekta/shared/dates/use-day'
import { PrintButton } from '@lekta/shared/downloads/print-button'
import { PrintHeader } from '@lekta/shared/downloads/print-header'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { wholeId } from '@lekta/shared/lib/whole-id'
import { Navigate, useParams } from '@lekta/shared/routing'
import { Button, DashboardSkeleton, PageHeader, Panel, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { type StaffArea, staffPaths } from '../staff-paths'
import { useStaffArea } from '../use-staff-area'
import { EditDialogs } from './edit-dialogs'
import { EffectPanel } from './effect-panel'
import styles from './interventions.module.css'
import { LogPanel } from './log-panel'
import { MembersPanel } from './members-panel'
import { NextCheck } from './next-check'
import { useReasons } from './use-reasons'

interface Props {
  area: StaffArea
  row: InterventionRecord
}

const Reopen = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [reopen, { isLoading }] = useMutation(interventionContract.reopenIntervention)
  return (
    <Button
      variant="default"
      loading={isLoading}
      onClick={() => void act(() => reopen({ params: { id } }).unwrap(), t('Intervention opened again'))}
    >
      {t('Open again')}
    </Button>
  )
}

const Head = ({ area, row }: Props) => {
  const { t } = useTranslation()
  const reasons = useReasons()
  const day = useDay('medium')
  const [opened, open] = useState<'edit' | 'close' | null>(null)
  const { name, reason, owner, started_at, closed_at, editable } = row
  const about = [
    reasons[reason],
    t('Responsible: {{name}}', { name: owner?.name ?? t('The school') }),
    closed_at
      ? t('{{from}} to {{until}}', { from: day(started_at), until: day(closed_at) })
      : t('Since {{day}}', { day: day(started_at) }),
  ]
  return (
    <>
      <PageHeader title={name} subtitle={about.join(' · ')}>
        <PrintButton />
        {editable && closed_at !== null && <Reopen id={row.id} />}
        {editable && closed_at === null && (
          <>
            <Button variant="default" onClick={() => open('close')}>
              {t('Close the intervention')}
            </Button>
            <Button onClick={() => open('edit')}>{t('Edit')}</Button>
          </>
        )}
      </PageHeader>
      <PrintHeader about={name} />
      <EditDialogs area={area} row={row} opened={opened} onClose={() => open(null)} />
    </>
  )
}

const PlanPanel = ({ row }: Pick<Props, 'row'>) => {
  const { t } = useTranslation()
  return (
    <Panel title={t('Plan')}>
      {row.plan ? <Text className={styles.text}>{row.plan}</Text> : <Text c="dimmed">{t('No plan written yet.')}</Text>}
      {row.closed_at === null ? (
        <Text mt="sm">
          {t('Next check:')} <NextCheck row={row} />
        </Text>
      ) : (
        row.closing_note && (
          <Text mt="sm" className={styles.text}>
            <b>{t('Summary:')}</b> {row.closing_note}
          </Text>
        )
      )}
    </Panel>
  )
}

const Content = (props: Props) => (
  <Stack gap="md">
    <div>
      <Head {...props} />
      <div className={styles.summary}>
        <EffectPanel row={props.row} />
        <PlanPanel row={props.row} />
      </div>
    </div>
    <MembersPanel {...props} />
    <LogPanel row={props.row} />
  </Stack>
)

const Loaded = ({ area, id }: { area: StaffArea; id: number }) => {
  const query = useQuery(interventionContract.intervention, { params: { id } }, { refetchOnMountOrArgChange: true })
  return (
    <QueryContent query={query} skeleton={<DashboardSkeleton />} order={1}>
      {(row) => <Content area={area} row={row} />}
    </QueryContent>
  )
}

/** One intervention: its students with their change since the start, the effect, the plan and the log. */
export default function InterventionPage() {
  const area = useStaffArea()
  const id = wholeId(useParams().id)
  return id === null ? (
    <Navigate to={staffPaths(area).interventions} replace />
  ) : (
    <Loaded key={id} area={area} id={id} />
  )
}
