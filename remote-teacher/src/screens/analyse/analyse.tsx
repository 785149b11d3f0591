import { type ApiError, useMutation } from '@lekta/shared/client'
import { type TextAnalysis, textContract } from '@lekta/shared/contract/assessment/text'
import { useTranslation } from '@lekta/shared/i18n'
import { PageHeader, Stack } from '@lekta/shared/ui'
import { useState } from 'react'
import { MarkedText } from './marked-text'
import { StudentsWhoCanRead } from './students-who-can-read'
import { TextForm } from './text-form'
import { TextResult } from './text-result'

/** A text with its analysis. They are kept together so that marks always match the text. */
interface Measured {
  text: string
  analysis: TextAnalysis
}

/**
 * Returns the latest measured text, and a function that measures a text. A late reply for an older text never
 * replaces a newer result.
 */
function useMeasured() {
  const [analyse, { isLoading, error }] = useMutation(textContract.analyseText)
  const [measured, setMeasured] = useState<Measured | null>(null)
  const measure = async (text: string) => {
    const { data } = await analyse({ body: { text } })
    setMeasured(data ? { text, analysis: data } : null)
  }
  return { measured, measure, busy: isLoading, failure: (error as ApiError | undefined)?.message }
}

/** Analyses any text: how hard it is, what makes it hard, and who in a class can read it. */
export default function Analyse() {
  const { t } = useTranslation()
  const { measured, measure, busy, failure } = useMeasured()
  return (
    <>
      <PageHeader
        title={t('Text analyser')}
        subtitle={t('How hard an English text is, and who in your class can read it.')}
      />
      <Stack gap="lg">
        <TextForm failure={failure} busy={busy} onMeasure={measure} />
        {measured && (
          <>
            <TextResult analysis={measured.analysis} />
            <StudentsWhoCanRead measure={measured.analysis.measure} />
            <MarkedText {...measured} />
          </>
        )}
      </Stack>
    </>
  )
}
