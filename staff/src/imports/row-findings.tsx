import type { ImportNote, ImportRow, ImportRun } from '@lekta/shared/contract/import/import'
import { type ImportColumn, importColumns } from '@lekta/shared/contract/import/import-columns'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Group, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import styles from './imports.module.css'
import { RowForm } from './row-form'
import { useImportSentences } from './use-import-sentences'

interface NotesProps {
  notes: readonly ImportNote[]
  run: ImportRun
  /** The cells to quote; unset for notes that are no errors. */
  cells?: ImportRow['cells']
}

const Notes = ({ notes, run, cells }: NotesProps) => {
  const { write, columnOf } = useImportSentences(run.kind)
  return notes.map((note) => {
    const column = columnOf(note)
    const cell = note.field ? cells?.[note.field] : undefined
    const look = note.sentence === 'classroomUnsure' ? styles.unsure : styles.notice
    return (
      <Text
        key={`${note.field} ${note.sentence} ${Object.values(note.values).join()}`}
        size="sm"
        component="div"
        className={cells ? styles.error : look}
      >
        {column && <strong>{column}</strong>}
        {cell && <span className={styles.said}>{cell}</span>} <span>{write(note)}</span>
      </Text>
    )
  })
}

/** The texts that corrected cells had in the file. */
const Originals = ({ run, row }: { run: ImportRun; row: ImportRow }) => {
  const { t } = useTranslation()
  const titles = importColumns[run.kind].filter(({ field }: ImportColumn) => row.original[field] !== undefined)
  return titles.map(({ field, title }) => (
    <Text key={field} size="sm" component="div" className={styles.notice}>
      <strong>{t(title)}</strong> <span>{t('In the file: {{text}}', { text: row.original[field] || '–' })}</span>
    </Text>
  ))
}

interface Props {
  run: ImportRun
  row: ImportRow
  onSaved: (run: ImportRun, row: ImportRow) => void
}

/** What was found in a row of an import that can still be corrected. */
const EditableFindings = ({ run, row, onSaved }: Props) => {
  const { t } = useTranslation()
  const [hasAll, setAll] = useState(false)
  const fields: readonly string[] = importColumns[run.kind].map(({ field }: ImportColumn) => field)
  const isInput = ({ field }: ImportNote) => field !== null && fields.includes(field)
  const isOpen = hasAll || row.faults.some(isInput)
  const save: Props['onSaved'] = (corrected, before) => {
    setAll(false)
    onSaved(corrected, before)
  }
  const edit = (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={t('Edit line {{line}}', { line: row.line })}
      onClick={() => setAll(true)}
    >
      {isOpen ? t('Edit other cells') : t('Edit')}
    </Button>
  )
  return (
    <Stack gap={4}>
      <Notes notes={row.faults.filter((error) => !isInput(error))} run={run} cells={row.cells} />
      {row.outcome !== 'reject' && <Notes notes={row.notices} run={run} />}
      {isOpen ? (
        <RowForm run={run} row={row} hasAll={hasAll} onSaved={save}>
          {!hasAll && edit}
        </RowForm>
      ) : (
        <>
          <Originals run={run} row={row} />
          <Group>{edit}</Group>
        </>
      )}
    </Stack>
  )
}

/** What was found in a row, with inputs to correct it while the import is being reviewed. */
export const RowFindings = (props: Props) => {
  const { run, row } = props
  if (run.status === 'checked') return <EditableFindings {...props} />
  return (
    <Stack gap={4}>
      <Notes notes={row.faults} run={run} cells={row.cells} />
      {row.outcome !== 'reject' && <Notes notes={row.notices} run={run} />}
      <Originals run={run} row={row} />
    </Stack>
  )
}
