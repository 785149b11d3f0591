import { call, useMutation } from '@lekta/shared/client'
import { type ImportRun, importContract } from '@lekta/shared/contract/import/import'
import { useDateFormat } from '@lekta/shared/dates/use-day'
import { DownloadButton } from '@lekta/shared/downloads/download-button'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { languageOf } from '@lekta/shared/lib/language-of'
import { Button, FileButton, Group, Icon, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { CardsDialog } from '../students/cards-dialog'
import { DiscardButton } from './discard-button'
import styles from './imports.module.css'
import { spreadsheets, useUpload } from './use-import'

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

interface CorrectedFileProps {
  run: ImportRun
  /** Called with the import of the new file. */
  onSent: (run: ImportRun) => void
  children: string
}

/** Opens the file dialog, and checks the chosen file as an import of the same kind. */
export const CorrectedFile = ({ run, onSent, children }: CorrectedFileProps) => {
  const { t } = useTranslation()
  const { busy, failure, sendFile } = useUpload(run.kind, onSent)
  return (
    <>
      <FileButton
        variant="default"
        loading={busy}
        leftSection={<Icon name="upload" size={18} />}
        label={t('Spreadsheet')}
        accept={spreadsheets}
        onFile={(file) => void sendFile(file)}
      >
        {children}
      </FileButton>
      {failure && (
        <Text role="alert" size="sm" className={styles.error}>
          {failure}
        </Text>
      )}
    </>
  )
}

interface Props {
  run: ImportRun
  onAnother: () => void
  /** Called with the import of another file, if it can be chosen without starting over. */
  onSent?: (run: ImportRun) => void
  /** Called after the import was discarded; unset if it cannot be. */
  onDiscarded?: (id: number) => void
}

const CommitButton = ({ run }: Pick<Props, 'run'>) => {
  const { t } = useTranslation()
  const act = useAction()
  const [commit, { isLoading }] = useMutation(importContract.commitImport)
  const count = run.created + run.changed
  if (count === 0) return null
  const hasErrors = run.rejected > 0
  const start = () => act(() => commit({ params: { id: run.id }, body: { without_rejected: hasErrors } }).unwrap())
  return (
    <Button
      variant={hasErrors ? 'default' : 'filled'}
      loading={isLoading}
      leftSection={<Icon name="check" size={18} />}
      onClick={start}
    >
      {hasErrors
        ? t('Import the {{count}} valid rows only', { count, defaultValue_one: 'Import the {{count}} valid row only' })
        : t('Import {{count}} rows', { count, defaultValue_one: 'Import {{count}} row' })}
    </Button>
  )
}

/** The actions on a checked sheet: import it, replace it by a corrected one, or discard it. */
export const CheckedActions = ({ run, onAnother, onSent, onDiscarded }: Props) => {
  const { t } = useTranslation()
  const hasErrors = run.rejected > 0
  const label = hasErrors ? t('Choose the corrected file') : t('Choose another file')
  return (
    <Group gap="sm">
      <CommitButton run={run} />
      {onSent ? (
        <CorrectedFile run={run} onSent={onSent}>
          {label}
        </CorrectedFile>
      ) : (
        <AnotherFile variant="default" onChoose={onAnother}>
          {label}
        </AnotherFile>
      )}
      {hasErrors && <RejectedButton id={run.id} />}
      {onDiscarded && <DiscardButton run={run} onDiscarded={onDiscarded} />}
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

/** Undoes a committed import while that is possible, after a question. */
export const UndoButton = ({ run }: { run: ImportRun }) => {
  const { t } = useTranslation()
  const written = useDateFormat({ weekday: 'long', hour: '2-digit', minute: '2-digit' })
  const act = useAction()
  const [undo] = useMutation(importContract.undoImport)
  if (run.undo_until === null) return null
  const until = written(run.undo_until)
  const count = run.created + run.changed
  return (
    <Group gap="sm">
      <ConfirmButton
        variant="default"
        leftSection={<Icon name="undo" size={18} />}
        title={t('Undo this import?')}
        text={t(
          '{{created}} new entries will be removed again and {{changed}} changed ones restored. What has been used since then is kept.',
          {
            created: run.created,
            changed: run.changed,
          },
        )}
        action={t('Undo {{count}} rows', { count, defaultValue_one: 'Undo {{count}} row' })}
        onConfirm={() => act(() => undo({ params: { id: run.id } }).unwrap(), t('Import undone.'))}
      >
        {t('Undo')}
      </ConfirmButton>
      <Text size="sm" c="dimmed">
        {t('Available until {{until}}', { until })}
      </Text>
    </Group>
  )
}
