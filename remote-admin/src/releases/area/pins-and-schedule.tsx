import { useMutation } from '@lekta/shared/client'
import type { ReleaseArea } from '@lekta/shared/contract/delivery/release-area'
import { type Rollout, rolloutContract } from '@lekta/shared/contract/delivery/rollout'
import { useDateAndTime, useDay } from '@lekta/shared/dates/use-day'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, type Column, DataTable, Group, Icon, Stack, Text, Title } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import type { ReleaseAction } from '../dialogs/dialog-props'
import { useAudienceText } from '../parts/use-audience-text'
import { VersionLink } from '../parts/version-text'

type Pin = Rollout['pins'][number]
type Scheduled = Rollout['scheduled'][number]

const RemovePin = ({ area, pin: { id, version }, name }: { area: string; pin: Pin; name: string }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [unpin] = useMutation(rolloutContract.unpinRelease)
  return (
    <ConfirmButton
      variant="subtle"
      size="compact-md"
      aria-label={t('Remove the pin of {{name}}', { name })}
      title={t('Remove the pin of {{name}}?', { name })}
      text={t('{{name}} no longer always gets {{version}}, but what everyone else gets.', { name, version })}
      action={t('Remove pin')}
      onConfirm={() => act(() => unpin({ params: { area, id } }).unwrap(), t('The pin is removed.'))}
    >
      {t('Remove')}
    </ConfirmButton>
  )
}

const CancelScheduled = ({ area, change: { id, version } }: { area: string; change: Scheduled }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [cancel] = useMutation(rolloutContract.cancelScheduled)
  return (
    <ConfirmButton
      variant="subtle"
      size="compact-md"
      aria-label={t('Cancel the change to {{version}}', { version })}
      title={t('Cancel the change to {{version}}?', { version })}
      text={t('It will not happen. What is served now stays.')}
      action={t('Cancel the change')}
      dismiss={t('Leave it scheduled')}
      onConfirm={() => act(() => cancel({ params: { area, id } }).unwrap(), t('The change is cancelled.'))}
    >
      {t('Cancel')}
    </ConfirmButton>
  )
}

function usePinColumns({ name: area, freeze }: ReleaseArea): Column<Pin>[] {
  const { t } = useTranslation()
  const day = useDay('medium')
  const nameOf = ({ school, account }: Pin) => school?.name ?? account?.name ?? ''
  return [
    { name: 'name', label: t('Always gets it'), cell: (pin) => <Text fw={600}>{nameOf(pin)}</Text> },
    { name: 'version', label: t('Version'), cell: ({ version }) => <VersionLink area={area} version={version} /> },
    { name: 'reason', label: t('Reason'), cell: ({ reason }) => reason },
    { name: 'by', label: t('Who'), cell: ({ by }) => by ?? '–' },
    { name: 'created_at', label: t('Since'), noWrap: true, cell: ({ created_at }) => day(created_at) },
    {
      name: 'actions',
      label: t('Actions'),
      labelHidden: true,
      numeric: true,
      cell: (pin) => !freeze && <RemovePin area={area} pin={pin} name={nameOf(pin)} />,
    },
  ]
}

/** Why a change is scheduled, and why it could not be carried out. */
const Why = ({ change: { reason, failure } }: { change: Scheduled }) => {
  const { t } = useTranslation()
  return (
    <div>
      {reason}
      {failure !== null && (
        <Text size="sm" c="var(--mantine-color-error)">
          {t('Not carried out: {{failure}}', { failure })}
        </Text>
      )}
    </div>
  )
}

function useScheduleColumns(area: string): Column<Scheduled>[] {
  const { t } = useTranslation()
  const dateAndTime = useDateAndTime()
  const audienceText = useAudienceText()
  return [
    {
      name: 'due_at',
      label: t('When'),
      noWrap: true,
      cell: ({ due_at }) => <Text fw={600}>{dateAndTime(due_at)}</Text>,
    },
    { name: 'version', label: t('Version'), cell: ({ version }) => <VersionLink area={area} version={version} /> },
    {
      name: 'audience',
      label: t('For'),
      cell: ({ channel, audience }) => (channel === 'stable' || !audience ? t('Everyone') : audienceText(audience)),
    },
    { name: 'reason', label: t('Reason'), cell: (change) => <Why change={change} /> },
    { name: 'by', label: t('Who'), cell: ({ by }) => by ?? '–' },
    {
      name: 'actions',
      label: t('Actions'),
      labelHidden: true,
      numeric: true,
      cell: (change) => <CancelScheduled area={area} change={change} />,
    },
  ]
}

interface SectionProps {
  title: string
  text: string
  action?: ReactNode
  children: ReactNode
}

const Section = ({ title, text, action, children }: SectionProps) => (
  <Stack gap="sm" component="section">
    <Group justify="space-between" gap="sm">
      <div>
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
      </div>
      {action}
    </Group>
    {children}
  </Stack>
)

interface Props {
  area: ReleaseArea
  rollout: Rollout
  onAction: (action: ReleaseAction) => void
}

/** The changes that are scheduled, and the schools and people that always get the same release. */
export const PinsAndSchedule = ({ area, rollout: { pins, scheduled }, onAction }: Props) => {
  const { t } = useTranslation()
  const pinColumns = usePinColumns(area)
  const scheduleColumns = useScheduleColumns(area.name)
  const table = { rowKey: ({ id }: { id: number }) => id, busy: false }
  const pinButton = (
    <Button variant="default" leftSection={<Icon name="pin" size={18} />} onClick={() => onAction({ kind: 'pin' })}>
      {t('Pin a release')}
    </Button>
  )
  return (
    <Stack gap="xl">
      <Section
        title={t('Scheduled')}
        text={
          scheduled.length === 0
            ? t('Nothing is scheduled. When you roll out a release, you can choose a time.')
            : t('These changes happen by themselves, unless the area is frozen then.')
        }
      >
        {scheduled.length > 0 && (
          <DataTable
            {...table}
            label={t('Scheduled')}
            columns={scheduleColumns}
            rows={scheduled}
            expected={scheduled.length}
          />
        )}
      </Section>
      <Section
        title={t('Pins')}
        text={
          pins.length === 0
            ? t('No school and no person is pinned to a release.')
            : t('They always get the same release, whatever is rolled out.')
        }
        action={!area.freeze && pinButton}
      >
        {pins.length > 0 && (
          <DataTable {...table} label={t('Pins')} columns={pinColumns} rows={pins} expected={pins.length} />
        )}
      </Section>
    </Stack>
  )
}
