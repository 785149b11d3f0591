import { useMutation, useQuery } from '@lekta/shared/client'
import { LONGEST_MESSAGE, type Maintenance, maintenanceContract } from '@lekta/shared/contract/platform/maintenance'
import { useDayAndTime } from '@lekta/shared/dates/use-day'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Panel, Skeleton, Stack, Text, TextInput } from '@lekta/shared/ui'

const Begin = () => {
  const { t } = useTranslation()
  const [send] = useMutation(maintenanceContract.switchMaintenance)
  const form = useForm({
    body: maintenanceContract.switchMaintenance.body,
    initial: { on: true, message: '' },
    send: (body) => send({ body }).unwrap(),
    done: t('Maintenance has begun.'),
  })
  return (
    <Form form={form} label={t('Maintenance')} action={t('Begin maintenance')}>
      <Text>
        {t(
          'During maintenance everyone can read, and children who are taking a test can finish it. Nothing else can be changed.',
        )}
      </Text>
      <TextInput
        {...form.text('message')}
        label={t('Message (optional)')}
        description={t('Everyone sees it in a banner, for example “Back at 18:00.”')}
        maxLength={LONGEST_MESSAGE}
        autoComplete="off"
      />
    </Form>
  )
}

const End = ({ since, message }: { since: string; message: string | null }) => {
  const { t } = useTranslation()
  const dayAndTime = useDayAndTime()
  const [send] = useMutation(maintenanceContract.switchMaintenance)
  const form = useForm({
    body: maintenanceContract.switchMaintenance.body,
    initial: { on: false },
    send: (body) => send({ body }).unwrap(),
    done: t('Maintenance is over.'),
  })
  return (
    <Form form={form} label={t('Maintenance')} action={t('End maintenance')}>
      <Text fw={600}>{t('Nothing can be changed since {{time}}.', { time: dayAndTime(since) })}</Text>
      {message && <Text>{message}</Text>}
    </Form>
  )
}

const Switch = ({ since, message }: Maintenance) =>
  since === null ? <Begin /> : <End since={since} message={message} />

/** Makes the portal read-only, and writable again. */
export const MaintenancePanel = () => {
  const { t } = useTranslation()
  const query = useQuery(maintenanceContract.maintenance, undefined, { refetchOnMountOrArgChange: true })
  return (
    <Panel title={t('Maintenance')}>
      <QueryContent query={query} skeleton={<Skeleton height={120} />}>
        {(maintenance) => (
          <Stack maw={560}>
            <Switch {...maintenance} />
          </Stack>
        )}
      </QueryContent>
    </Panel>
  )
}
