import type { ApiError } from '@lekta/shared/client'
import type { PrintKind } from '@lekta/shared/contract/assessment/print'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Alert, Anchor, Button, Dialog, Group, Skeleton, Stack, Text } from '@lekta/shared/ui'
import { staffPaths } from '../staff-paths'
import { useStaffArea } from '../use-staff-area'
import { PrintState, usePrintNames } from './print-state'
import { usePrintJob } from './use-print-job'

interface Props {
  kind: PrintKind
  /** The number of the file; null until it is known. */
  id: number | null
  /** Why the request was refused; null if it was not. */
  error: string | null
  onRetry: () => void
  onClose: () => void
}

/** Shows the progress of a file that is being drawn, and then offers it. */
export const PrintDialog = ({ kind, id, error, onRetry, onClose }: Props) => {
  const { t } = useTranslation()
  const area = useStaffArea()
  const query = usePrintJob(id)
  const names = usePrintNames()
  const failure = error ?? (query.error as ApiError | undefined)?.message
  const job = query.data
  return (
    <Dialog opened onClose={onClose} title={t('Print: {{what}}', { what: names[kind] })} centered>
      <Stack gap="md">
        {failure && (
          <Alert color="red" role="alert">
            {t(failure)}
          </Alert>
        )}
        {!failure && (job ? <PrintState job={job} /> : <Skeleton height={48} />)}
        {job?.state === 'waiting' && (
          <Text size="sm" c="dimmed">
            {t('You can close this. The file will be on this page:')}{' '}
            <Anchor component={Link} to={staffPaths(area).prints}>
              {t('Prints')}
            </Anchor>
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          {(failure || job?.state === 'failed') && <Button onClick={onRetry}>{t('Try again')}</Button>}
          <Button variant="default" onClick={onClose}>
            {t('Close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
