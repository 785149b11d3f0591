import { useMutation } from '@lekta/shared/client'
import { type ImportQuestion, type ImportRun, importContract } from '@lekta/shared/contract/import/import'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Alert, Button, Group, Icon, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'

interface QuestionProps {
  question: ImportQuestion
  busy: boolean
  /** Called with the name of an existing classroom, or with null for a new one. */
  onAnswer: (use: string | null) => void
}

const Question = ({ question: { name, rows, similar }, busy, onAnswer }: QuestionProps) => {
  const { t } = useTranslation()
  const [first] = similar
  return (
    <Stack gap={6} role="group" aria-label={name}>
      <Text>
        <strong>
          {t('{{name}}, in {{count}} rows.', {
            name,
            count: rows,
            defaultValue_one: '{{name}}, in {{count}} row.',
          })}
        </strong>{' '}
        {t('Did you mean {{similar}}?', { similar: first })}
      </Text>
      <Group gap="xs" role="group" aria-label={t('Choose')}>
        {similar.map((other) => (
          <Button key={other} size="compact-md" variant="default" disabled={busy} onClick={() => onAnswer(other)}>
            {t('Use {{classroom}}', { classroom: other })}
          </Button>
        ))}
        <Button size="compact-md" variant="default" disabled={busy} onClick={() => onAnswer(null)}>
          {t('Create {{classroom}}', { classroom: name })}
        </Button>
      </Group>
    </Stack>
  )
}

/** Asks about new classrooms whose names may be typing errors. Renders nothing if there are none. */
export const RunQuestions = ({ run }: { run: ImportRun }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [correct] = useMutation(importContract.correctImport)
  const [busy, setBusy] = useState(false)
  const { questions } = run
  if (questions.length === 0) return null
  const answer = async (name: string, use: string | null) => {
    setBusy(true)
    await act(
      () => correct({ params: { id: run.id }, body: { answers: [{ name, use }] } }).unwrap(),
      use === null
        ? t('{{classroom}} will be created.', { classroom: name })
        : t('{{name}} is now {{classroom}} in all rows.', { name, classroom: use }),
    )
    setBusy(false)
  }
  return (
    <Alert
      color="orange"
      role="note"
      icon={<Icon name="alert" />}
      title={t('{{count}} new classrooms to review', {
        count: questions.length,
        defaultValue_one: '{{count}} new classroom to review',
      })}
    >
      <Stack gap="md">
        {questions.map((question) => (
          <Question
            key={question.name}
            question={question}
            busy={busy}
            onAnswer={(use) => void answer(question.name, use)}
          />
        ))}
      </Stack>
    </Alert>
  )
}
