import { type ApiError, useMutation } from '@lekta/shared/client'
import { longestText, textContract } from '@lekta/shared/contract/assessment/text'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, FileButton, Group, Icon, Panel, Text, Textarea } from '@lekta/shared/ui'
import { type FormEvent, useState } from 'react'
import styles from './analyse.module.css'
import { beginningOf } from './beginning'

interface Props {
  /** The error of the last measurement. */
  failure: string | undefined
  busy: boolean
  onMeasure: (text: string) => void
}

/** The form to paste a text, or to open one from a file. */
export const TextForm = ({ failure, busy, onMeasure }: Props) => {
  const { t, i18n } = useTranslation()
  const [text, setText] = useState('')
  const [read, reading] = useMutation(textContract.textOfFile)
  const number = new Intl.NumberFormat(i18n.language)
  const size = t('{{length}} of {{most}} characters', {
    length: number.format(text.length),
    most: number.format(longestText),
  })
  const tooLong = text.length > longestText
  const unread = (reading.error as ApiError | undefined)?.message
  const open = async (file: File) => {
    const { data } = await read({ file })
    if (data) setText(data.text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reading.reset()
    onMeasure(text)
  }
  return (
    <Panel title={t('Text')}>
      <form className={styles.form} onSubmit={submit}>
        <Textarea
          label={t('Paste your text')}
          description={t('Paste at least a page for the best estimate. We do not keep the text.')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          autosize
          minRows={6}
          maxRows={16}
          lang="en"
          error={unread ?? (tooLong ? t('Too long to measure at once: {{size}}.', { size }) : failure)}
        />
        <Group justify="space-between">
          {tooLong ? (
            <Button variant="default" onClick={() => setText(beginningOf(text, longestText))}>
              {t('Use only the beginning')}
            </Button>
          ) : (
            <Text size="sm" c="dimmed">
              {size}
            </Text>
          )}
          <Group gap="sm">
            <FileButton
              variant="default"
              loading={reading.isLoading}
              leftSection={<Icon name="upload" size={18} />}
              label={t('Word document or text file')}
              accept=".docx,.txt,.md,text/plain"
              onFile={open}
            >
              {t('Open a file')}
            </FileButton>
            <Button type="submit" loading={busy} disabled={text.trim() === '' || tooLong}>
              {t('Measure this text')}
            </Button>
          </Group>
        </Group>
      </form>
    </Panel>
  )
}
