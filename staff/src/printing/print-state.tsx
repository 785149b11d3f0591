import { call, useMutation } from '@lekta/shared/client'
import { type PrintJob, type PrintKind, printContract } from '@lekta/shared/contract/assessment/print'
import { useDateFormat } from '@lekta/shared/dates/use-day'
import { DownloadButton } from '@lekta/shared/downloads/download-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Group, Progress, Stack, Text } from '@lekta/shared/ui'

/** Returns the name of a kind of file. */
export function usePrintNames(): Readonly<Record<PrintKind, string>> {
  const { t } = useTranslation()
  return { reports: t('Reports'), letters: t('Letters to parents'), list: t('Table of results') }
}

const Waiting = ({ job: { id, done, total } }: { job: PrintJob }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [cancel, { isLoading }] = useMutation(printContract.cancelPrint)
  const text = t('{{done}} of {{count}} students', { done, count: total })
  return (
    <Stack gap="xs">
      <Progress value={(done / total) * 100} size="lg" aria-label={t('Preparing the file')} />
      <Group justify="space-between" gap="sm">
        <Text size="sm" role="status">
          {text}
        </Text>
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          loading={isLoading}
          onClick={() => void act(() => cancel({ params: { id } }).unwrap())}
        >
          {t('Stop')}
        </Button>
      </Group>
    </Stack>
  )
}

const Ready = ({ job: { id, total, skipped, expires_at } }: { job: PrintJob }) => {
  const { t } = useTranslation()
  const format = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Stack gap="xs">
      <Text role="status">
        {t('Ready: {{count}} students', { count: total, defaultValue_one: 'Ready: {{count}} student' })}
      </Text>
      {skipped > 0 && (
        <Text size="sm" c="dimmed">
          {t('{{count}} students have no finished test and are not in the file.', {
            count: skipped,
            defaultValue_one: '{{count}} student has no finished test and is not in the file.',
          })}
        </Text>
      )}
      <DownloadButton label={t('Download')} make={(http) => call(http, printContract.printFile, { params: { id } })} />
      {expires_at && (
        <Text size="sm" c="dimmed">
          {t('Available until {{time}}', { time: format(expires_at) })}
        </Text>
      )}
    </Stack>
  )
}

/** Shows how far a file is: its progress, the download, or why there is none. */
export const PrintState = ({ job }: { job: PrintJob }) => {
  const { t } = useTranslation()
  if (job.state === 'waiting') return <Waiting job={job} />
  if (job.state === 'ready') return <Ready job={job} />
  const texts = {
    failed: t('The file could not be made. Please try again.'),
    cancelled: t('Stopped. Nothing was stored.'),
    expired: t('This file was deleted a day after it was made.'),
  }
  return (
    <Text c="dimmed" role="status">
      {texts[job.state]}
    </Text>
  )
}
