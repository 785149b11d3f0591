import type { ApiError } from '@lekta/shared/client'
import { longestText, type TextAnalysis } from '@lekta/shared/contract/text'
import { useAnalyseTextMutation } from '@lekta/shared/data/text'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Group, Icon, PageHeader, Panel, Stack, Text, Textarea } from '@lekta/shared/ui'
import { type FormEvent, useRef, useState } from 'react'
import styles from './analyse.module.css'
import { MarkedText } from './marked-text'
import { Readers } from './readers'
import { Told } from './told'

/** A text together with what was found in it, so that marks never stand on other words. */
interface Measured {
  text: string
  analysis: TextAnalysis
}

const FileButton = ({ onText }: { onText: (text: string) => void }) => {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) => {
    if (file) onText(await file.text())
  }
  return (
    <>
      <Button variant="default" leftSection={<Icon name="upload" size={18} />} onClick={() => input.current?.click()}>
        {t('Open a text file')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('Text file')}
        accept=".txt,.md,text/plain"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file can be opened again once it is changed.
          currentTarget.value = ''
          void read(file)
        }}
      />
    </>
  )
}

/** Measures a text; the answer to an older text never takes the place of a newer one. */
function useMeasured() {
  const [analyse, { isLoading, error }] = useAnalyseTextMutation()
  const [measured, setMeasured] = useState<Measured | null>(null)
  const measure = async (text: string) => {
    const { data } = await analyse({ body: { text } })
    if (data) setMeasured({ text, analysis: data })
  }
  return { measured, measure, busy: isLoading, fault: (error as ApiError | undefined)?.message }
}

/** Any text: how hard it is, what makes it hard, and who in a class would understand it. */
export default function Analyse() {
  const { t, i18n } = useTranslation()
  const [text, setText] = useState('')
  const { measured, measure, busy, fault } = useMeasured()
  const number = new Intl.NumberFormat(i18n.language)
  const tooLong = text.length > longestText
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void measure(text)
  }
  const size = t('{{length}} of {{most}} characters', {
    length: number.format(text.length),
    most: number.format(longestText),
  })
  return (
    <>
      <PageHeader
        title={t('Text analyser')}
        subtitle={t('How hard an English text is, and who in your class can read it.')}
      />
      <Stack gap="lg">
        <Panel title={t('The text')}>
          <form className={styles.form} onSubmit={submit}>
            <Textarea
              label={t('Paste a text')}
              description={t('A page or more tells most. The text is measured and not kept.')}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              autosize
              minRows={6}
              maxRows={16}
              lang="en"
              error={tooLong ? t('That is too long to measure at once: {{size}}.', { size }) : fault}
            />
            <Group justify="space-between">
              <Text size="sm" c="dimmed">
                {size}
              </Text>
              <Group gap="sm">
                <FileButton onText={setText} />
                <Button type="submit" loading={busy} disabled={text.trim() === '' || tooLong}>
                  {t('Measure this text')}
                </Button>
              </Group>
            </Group>
          </form>
        </Panel>
        {measured && (
          <>
            <Told analysis={measured.analysis} />
            <Readers measure={measured.analysis.measure} />
            <MarkedText {...measured} />
          </>
        )}
      </Stack>
    </>
  )
}
