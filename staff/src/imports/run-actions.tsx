import { call, useMutation } from '@lekta/shared/client'
import { type ImportRun, importContract } from '@lekta/shared/contract/import/import'
import { useDateFormat } from '@lekta/shared/dates/use-day'
import { DownloadButton } from '@lekta/shared/downloads/download-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { languageOf } from '@lekta/shared/lib/language-of'
import { Button, Group, Icon, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { CardsDialog } from '../students/cards-dialog'

interface AnotherFileProps {
  variant?: 'filled' | 'default'
  onChoose: () => void
  /** The label; “Choose another file” by default. */
  children?: string
}

/** Starts over with another file. */
export const AnotherFile = ({ variant = 'filled', onChoose, children }: AnotherFileProps) => {
  const { t } = useTranslation()
  return (
    <Button variant={variant} leftSection={<Icon name="upload" size={18} />} onClick={onChoose}>
      {children ?? t('Choose another file')}
    </Button>
  )
}

/** Saves the rejected rows as a sheet to be corrected. */
const RejectedButton = ({ id }: { id: number }) => {
  const { t, i18n } = useTranslation()
  const query = { language: languageOf(i18n.language) }
  return (
    <DownloadButton
      label={t('Download rows with errors')}
      make={(http) => call(http, importContract.rejectedRows, { params: { id }, query })}
    />
  )
}

interface Props {
  run: ImportRun
  onAnother: () => void
}

/** The actions on a checked sheet: import it, or correct it first. */
export const CheckedActions = ({ run, onAnother }: Props) => {
  const { t } = useTranslation()
  const act = useAction()
  const [commit, { isLoading }] = useMutation(importContract.commitImport)
  const rowCount = run.created + run.changed
  const start = () =>
    act(() => commit({ params: { id: run.id }, body: { without_rejected: run.rejected > 0 } }).unwrap())
  const another = (
    <AnotherFile key="another" variant={run.rejected > 0 || rowCount === 0 ? 'filled' : 'default'} onChoose={onAnother}>
      {run.rejected > 0 ? t('Choose the corrected file') : t('Choose another file')}
    </AnotherFile>
  )
  const importing = rowCount > 0 && (
    <Button
      key="import"
      variant={run.rejected > 0 ? 'default' : 'filled'}
      loading={isLoading}
      leftSection={<Icon name="check" size={18} />}
      onClick={start}
    >
      {run.rejected > 0
        ? t('Import the {{count}} valid rows only', {
            count: rowCount,
            defaultValue_one: 'Import the {{count}} valid row only',
          })
        : t('Import {{count}} rows', { count: rowCount, defaultValue_one: 'Import {{count}} row' })}
    </Button>
  )
  return (
    <Group gap="sm">
      {run.rejected > 0 ? [another, importing] : [importing, another]}
      {run.rejected > 0 && <RejectedButton id={run.id} />}
    </Group>
  )
}

/** Kinds of import that create accounts, and the kind of their login cards. */
const cardKinds = { student: 'student', 'class-list': 'student', teacher: 'teacher' } as const

/** Prints login cards for the accounts that the import created. */
export const CardsButton = ({ run }: { run: ImportRun }) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const [makeCards] = useMutation(importContract.importCards)
  const kind = run.kind in cardKinds ? cardKinds[run.kind as keyof typeof cardKinds] : null
  if (kind === null || run.created === 0) return null
  return (
    <>
      <Button leftSection={<Icon name="card" size={18} />} onClick={() => setOpened(true)}>
        {t('Print login cards')}
      </Button>
      <CardsDialog
        opened={opened}
        kind={kind}
        question={t('This creates new passwords for imported users who have not logged in yet.')}
        renew={() => makeCards({ params: { id: run.id } }).unwrap()}
        onClose={() => setOpened(false)}
      />
    </>
  )
}

/** Undoes a committed import while that is possible. */
export const UndoButton = ({ run }: { run: ImportRun }) => {
  const { t } = useTranslation()
  const written = useDateFormat({ weekday: 'long', hour: '2-digit', minute: '2-digit' })
  const act = useAction()
  const [undo, { isLoading }] = useMutation(importContract.undoImport)
  if (run.undo_until === null) return null
  const until = written(run.undo_until)
  return (
    <Group gap="sm">
      <Button
        variant="default"
        loading={isLoading}
        leftSection={<Icon name="undo" size={18} />}
        onClick={() => act(() => undo({ params: { id: run.id } }).unwrap(), t('Import undone.'))}
      >
        {t('Undo')}
      </Button>
      <Text size="sm" c="dimmed">
        {t('Available until {{until}}', { until })}
      </Text>
    </Group>
  )
}
