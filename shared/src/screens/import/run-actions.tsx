import { call } from '@lekta/shared/client'
import { useCommitImportMutation, useUndoImportMutation } from '@lekta/shared/data/import'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Group, Icon, Text } from '@lekta/shared/ui'
import { type ImportRun, importContract } from '../../contract/import'
import { useAct } from '../use-act'
import { languageOf } from './language'
import { useSaving } from './use-import'

/** Saves the rejected rows as a sheet to be corrected. */
const RejectedButton = ({ id }: { id: number }) => {
  const { t, i18n } = useTranslation()
  const { busy, failure, save } = useSaving()
  const query = { language: languageOf(i18n.language) }
  return (
    <>
      <Button
        variant="default"
        loading={busy}
        leftSection={<Icon name="download" size={18} />}
        onClick={() => save((http) => call(http, importContract.rejectedRows, { params: { id }, query }))}
      >
        {t('Download the rows with faults')}
      </Button>
      {failure && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {failure}
        </Text>
      )}
    </>
  )
}

interface Props {
  run: ImportRun
  onAnother: () => void
}

/** What can be done with a checked sheet: import it, or correct what is wrong first. */
export const CheckedActions = ({ run, onAnother }: Props) => {
  const { t } = useTranslation()
  const act = useAct()
  const [commit, { isLoading }] = useCommitImportMutation()
  const wanted = run.created + run.changed
  const start = () =>
    act(() => commit({ params: { id: run.id }, body: { without_rejected: run.rejected > 0 } }).unwrap())
  const another = (
    <Button
      key="another"
      variant={run.rejected > 0 || wanted === 0 ? 'filled' : 'default'}
      leftSection={<Icon name="upload" size={18} />}
      onClick={onAnother}
    >
      {run.rejected > 0 ? t('Choose the corrected sheet') : t('Choose another sheet')}
    </Button>
  )
  const importing = wanted > 0 && (
    <Button
      key="import"
      variant={run.rejected > 0 ? 'default' : 'filled'}
      loading={isLoading}
      leftSection={<Icon name="check" size={18} />}
      onClick={start}
    >
      {run.rejected > 0
        ? t('Import the {{wanted}} sound rows only', { wanted })
        : t('Import {{wanted}} rows', { wanted })}
    </Button>
  )
  return (
    <Group gap="sm">
      {run.rejected > 0 ? [another, importing] : [importing, another]}
      {run.rejected > 0 && <RejectedButton id={run.id} />}
    </Group>
  )
}

const timeIn = (language: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'long', hour: '2-digit', minute: '2-digit' })

/** Takes a committed import back, as long as that is possible. */
export const UndoButton = ({ run }: { run: ImportRun }) => {
  const { t, i18n } = useTranslation()
  const act = useAct()
  const [undo, { isLoading }] = useUndoImportMutation()
  if (run.undo_until === null) return null
  const until = timeIn(i18n.language).format(new Date(run.undo_until))
  return (
    <Group gap="sm">
      <Button
        variant="default"
        loading={isLoading}
        leftSection={<Icon name="undo" size={18} />}
        onClick={() => act(() => undo({ params: { id: run.id } }).unwrap(), t('The import is undone.'))}
      >
        {t('Undo')}
      </Button>
      <Text size="sm" c="dimmed">
        {t('Possible until {{until}}', { until })}
      </Text>
    </Group>
  )
}
