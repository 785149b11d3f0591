import type { ImportRun } from '@lekta/shared/contract/import/import'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Alert, Button, Card, Group, Icon, Notice, Progress, Skeleton, Stack, Text, Title } from '@lekta/shared/ui'
import { type StaffArea, staffPaths } from '../staff-paths'
import { DiscardButton } from './discard-button'
import styles from './imports.module.css'
import { AnotherFile, CardsButton, CheckedActions, CorrectedFile, UndoButton } from './run-actions'
import { RunCounts } from './run-counts'
import { RunQuestions } from './run-questions'
import { RunRows } from './run-rows'
import type { useImportRun } from './use-import'
import { useImportSentences } from './use-import-sentences'

interface Props {
  run: ImportRun
  area: StaffArea
  onAnother: () => void
  /** Called with the import of another file that was uploaded instead. */
  onSent?: (run: ImportRun) => void
  /** Called after the import was discarded; unset if it cannot be. */
  onDiscarded?: (id: number) => void
}

const Working = ({ run }: Props) => {
  const { t, i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language)
  const share = run.rows === 0 ? 0 : (run.done / run.rows) * 100
  const title = run.status === 'checking' ? t('Checking the file') : t('Importing rows')
  return (
    <Card component="section">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Progress value={Math.max(3, share)} size="lg" radius="xl" animated aria-label={title} />
        <Text role="status" c="dimmed">
          {run.rows === 0
            ? t('Reading…')
            : t('{{done}} of {{rows}} rows', { done: format.format(run.done), rows: format.format(run.rows) })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('You can leave this page. The import continues, and you can find it again below.')}
        </Text>
      </Stack>
    </Card>
  )
}

const Failed = ({ run, onAnother, onSent, onDiscarded }: Props) => {
  const { t } = useTranslation()
  const { write } = useImportSentences(run.kind)
  return (
    <Card component="section">
      <div role="alert">
        <Notice
          title={t('This file could not be imported')}
          action={
            <Group gap="sm" justify="center">
              {onSent ? (
                <CorrectedFile run={run} onSent={onSent}>
                  {t('Choose another file')}
                </CorrectedFile>
              ) : (
                <AnotherFile onChoose={onAnother} />
              )}
              {onDiscarded && <DiscardButton run={run} onDiscarded={onDiscarded} />}
            </Group>
          }
        >
          {run.failure && write(run.failure)}
        </Notice>
      </div>
    </Card>
  )
}

/** With more errors than this, a spreadsheet program is the better tool to correct them. */
const fewErrors = 100

function useResultText({ rejected, created, changed }: ImportRun): string {
  const { t } = useTranslation()
  if (rejected > fewErrors)
    return t('Some rows have errors. Correct them in your file and choose it again, or import only the valid rows.')
  if (rejected > 0)
    return t('Some rows have errors. Correct them below or in your file, or import only the valid rows.')
  if (created + changed === 0) return t('Everything in this file already exists. There is nothing to import.')
  return t('No errors. Nothing has been saved yet: review the rows, then import.')
}

const Checked = ({ run, ...actions }: Props) => {
  const { write } = useImportSentences(run.kind)
  const result = useResultText(run)
  return (
    <Stack gap="lg">
      <Card component="section">
        <Stack gap="md">
          {run.failure && (
            <Alert color="orange" role="alert" icon={<Icon name="alert" />}>
              {write(run.failure)}
            </Alert>
          )}
          <Text role="status">{result}</Text>
          <RunCounts run={run} />
          <RunQuestions run={run} />
          <CheckedActions run={run} {...actions} />
        </Stack>
      </Card>
      <RunRows run={run} />
    </Stack>
  )
}

const Committed = ({ run, area, onAnother }: Props) => {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      <Card component="section">
        <Stack gap="md">
          <Group gap="sm" wrap="nowrap">
            <span className={styles.done}>
              <Icon name="check" size={22} />
            </span>
            <div role="status">
              <Title order={2} size="h4">
                {t('Imported')}
              </Title>
            </div>
          </Group>
          <RunCounts run={run} />
          <Group gap="sm">
            <CardsButton run={run} />
            {run.kind !== 'teacher' && (
              <Button
                component={Link}
                to={staffPaths(area).students}
                variant="default"
                leftSection={<Icon name="student" size={18} />}
              >
                {t('View students')}
              </Button>
            )}
            <AnotherFile variant="default" onChoose={onAnother} />
          </Group>
          <UndoButton run={run} />
        </Stack>
      </Card>
      <RunRows run={run} />
    </Stack>
  )
}

const Undone = ({ run, onAnother }: Props) => {
  const { t } = useTranslation()
  return (
    <Card component="section">
      <Notice title={t('This import was undone')} action={<AnotherFile onChoose={onAnother} />}>
        {run.kept > 0
          ? t('{{count}} rows were kept because they have been used since.', {
              count: run.kept,
              defaultValue_one: '{{count}} row was kept because it has been used since.',
            })
          : t('Everything is as it was before the import.')}
      </Notice>
    </Card>
  )
}

const views = {
  checking: Working,
  checked: Checked,
  committing: Working,
  committed: Committed,
  failed: Failed,
  undone: Undone,
} as const satisfies Record<ImportRun['status'], unknown>

/** One import in any state; polled while the server works on it. */
export const RunView = ({ query, ...props }: Omit<Props, 'run'> & { query: ReturnType<typeof useImportRun> }) => {
  return (
    <QueryContent query={query} skeleton={<Skeleton height={180} radius="lg" />}>
      {(run) => {
        const View = views[run.status]
        return <View run={run} {...props} />
      }}
    </QueryContent>
  )
}
