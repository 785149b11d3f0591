import { call, useMutation, useQuery } from '@lekta/shared/client'
import { type Language, useTranslation } from '@lekta/shared/i18n'
import { Alert, Button, Group, Icon, Progress, Skeleton, Stack, Text } from '@lekta/shared/ui'
import { useEffect, useState } from 'react'
import { type DataExport, dataExportContract, type PersonExport as ExportState } from '../contract/data-export'
import { useDateFormat } from '../dates/use-day'
import { DownloadButton } from '../downloads/download-button'
import { QueryContent } from '../feedback/query-content'
import { useAction } from '../feedback/use-action'
import { AskSchool } from './ask-school'
import { useFailureText } from './use-failure-text'
import { useSize } from './use-size'

/** Milliseconds between two polls while an archive is being made. */
const POLLING = 2000

/** Loads the state of a person's archive, and polls it while the archive is being made. */
function usePersonExport(id: number) {
  const [isWaiting, setWaiting] = useState(false)
  const query = useQuery(
    dataExportContract.personExport,
    { params: { id } },
    { pollingInterval: isWaiting ? POLLING : 0, refetchOnMountOrArgChange: true },
  )
  const waits = query.data?.latest?.state === 'waiting'
  useEffect(() => setWaiting(waits), [waits])
  return query
}

const RequestButton = ({ id, children, again = false }: { id: number; children: string; again?: boolean }) => {
  const { i18n } = useTranslation()
  const act = useAction()
  const [request, { isLoading }] = useMutation(dataExportContract.requestExport)
  const language = i18n.language as Language
  return (
    <Button
      variant={again ? 'subtle' : 'default'}
      loading={isLoading}
      leftSection={!again && <Icon name="page" size={18} />}
      onClick={() => void act(() => request({ params: { id }, body: { language } }).unwrap())}
    >
      {children}
    </Button>
  )
}

const Waiting = () => {
  const { t } = useTranslation()
  const text = t('The file is being prepared. You can leave this page; we will notify you.')
  return (
    <Stack gap="xs" role="status">
      <Progress value={100} striped animated aria-label={text} />
      <Text size="sm">{text}</Text>
    </Stack>
  )
}

const Ready = ({ personId, archive: { id, bytes, expires_at } }: { personId: number; archive: DataExport }) => {
  const { t } = useTranslation()
  const size = useSize()
  const format = useDateFormat({ dateStyle: 'long', timeStyle: 'short' })
  return (
    <Stack gap="sm" align="start">
      <Group gap="sm" align="start">
        <DownloadButton
          label={t('Download ({{size}})', { size: size(bytes ?? 0) })}
          make={(http) => call(http, dataExportContract.dataExportFile, { params: { id } })}
        />
        <RequestButton id={personId} again>
          {t('Prepare a new one')}
        </RequestButton>
      </Group>
      {expires_at && (
        <Text size="sm" c="dimmed">
          {t('Available until {{time}}. Keep the file in a safe place.', { time: format(expires_at) })}
        </Text>
      )}
    </Stack>
  )
}

const NotReady = ({ personId, archive }: { personId: number; archive: DataExport | null }) => {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const format = useDateFormat({ dateStyle: 'long' })
  return (
    <Stack gap="sm" align="start">
      {archive?.failure && (
        <Alert color="red" role="alert">
          {failureText(archive.failure)}
        </Alert>
      )}
      {archive?.state === 'expired' && archive.expires_at && (
        <Text size="sm" c="dimmed">
          {t('The last file expired on {{day}} and was deleted.', { day: format(archive.expires_at) })}
        </Text>
      )}
      <RequestButton id={personId}>{archive?.failure ? t('Try again') : t('Prepare the file')}</RequestButton>
    </Stack>
  )
}

const Content = ({ state: { person, latest, school } }: { state: ExportState }) => {
  if (school) return <AskSchool childId={person.id} school={school} />
  if (latest?.state === 'waiting') return <Waiting />
  if (latest?.state === 'ready') return <Ready personId={person.id} archive={latest} />
  return <NotReady personId={person.id} archive={latest} />
}

/** Lets the user have an archive of everything stored about a person made, and download it. */
export const PersonExport = ({ id }: { id: number }) => (
  <QueryContent query={usePersonExport(id)} skeleton={<Skeleton height={36} width={220} />}>
    {(state) => <Content state={state} />}
  </QueryContent>
)
