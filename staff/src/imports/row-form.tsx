import { type ApiError, useMutation } from '@lekta/shared/client'
import { type ImportNote, type ImportRow, type ImportRun, importContract } from '@lekta/shared/contract/import/import'
import { type ImportColumn, importColumns } from '@lekta/shared/contract/import/import-columns'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Group, Stack, Text, TextInput } from '@lekta/shared/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import styles from './imports.module.css'
import { useImportSentences } from './use-import-sentences'

interface Props {
  run: ImportRun
  row: ImportRow
  /** Whether all cells can be corrected; otherwise only those with errors. */
  hasAll: boolean
  /** Called with the import after the rows have been judged again. */
  onSaved: (run: ImportRun, row: ImportRow) => void
  /** Another button. */
  children?: ReactNode
}

/** The columns of a row that can be corrected. */
const columnsOf = ({ run, row, hasAll }: Props): readonly ImportColumn[] =>
  importColumns[run.kind].filter(
    ({ field }: ImportColumn) => hasAll || row.faults.some((error) => error.field === field),
  )

/** The texts of a row's corrected cells, and a function that sends them. */
function useCorrections({ run, row, onSaved }: Props) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [correct, { isLoading }] = useMutation(importContract.correctImport)
  const save = async () => {
    setFailure(null)
    try {
      const corrected = await correct({
        params: { id: run.id },
        body: { rows: [{ id: row.id, cells: { ...texts } }] },
      }).unwrap()
      setTexts({})
      onSaved(corrected, row)
    } catch (error) {
      setFailure((error as ApiError).message)
    }
  }
  const textOf = (field: string) => texts[field] ?? row.cells[field] ?? ''
  const setText = (field: string, text: string) => setTexts((before) => ({ ...before, [field]: text }))
  return { isChanged: Object.keys(texts).length > 0, textOf, setText, save, failure, isLoading }
}

const CellInput = ({ column, row, run, text, onChange }: CellInputProps) => {
  const { t } = useTranslation()
  const { write } = useImportSentences(run.kind)
  const errors = row.faults.filter(({ field }: ImportNote) => field === column.field)
  const original = row.original[column.field]
  return (
    <TextInput
      size="sm"
      label={t(column.title)}
      aria-label={t('{{column}}, line {{line}}', { column: t(column.title), line: row.line })}
      value={text}
      maxLength={300}
      autoComplete="off"
      description={original === undefined ? undefined : t('In the file: {{text}}', { text: original || '–' })}
      error={errors.length > 0 ? errors.map(write).join(' ') : undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

interface CellInputProps extends Pick<Props, 'run' | 'row'> {
  column: ImportColumn
  text: string
  onChange: (text: string) => void
}

/** Corrects the cells of a row. Enter saves, and the errors of each cell are below it. */
export const RowForm = (props: Props) => {
  const { t } = useTranslation()
  const { textOf, setText, isChanged, save, failure, isLoading } = useCorrections(props)
  const { children } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged) void save()
  }
  return (
    <form onSubmit={submit} className={styles.rowForm} aria-label={t('Line {{line}}', { line: props.row.line })}>
      <Stack gap={6}>
        {columnsOf(props).map((column) => (
          <CellInput
            key={column.field}
            run={props.run}
            row={props.row}
            column={column}
            text={textOf(column.field)}
            onChange={(text) => setText(column.field, text)}
          />
        ))}
        {failure && (
          <Text size="sm" role="alert" className={styles.error}>
            {t(failure)}
          </Text>
        )}
        <Group gap="xs">
          <Button type="submit" size="compact-sm" variant="default" loading={isLoading} disabled={!isChanged}>
            {t('Check')}
          </Button>
          {children}
        </Group>
      </Stack>
    </form>
  )
}
