import { noticeSlice, useAppDispatch } from '@lekta/shared/client'
import type { TextField } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { instantOf } from '@lekta/shared/lib/time/zone-time'
import { Alert, Icon, SegmentedControl, Stack, Text, Textarea, TextInput } from '@lekta/shared/ui'
import { useState } from 'react'

/** Returns a function that shows a notice of success. */
export function useNotify() {
  const dispatch = useAppDispatch()
  return (text: string) => dispatch(noticeSlice.actions.noticed({ kind: 'success', text }))
}

/** Says what will happen, one sentence per line, and again whenever it changes. */
export const Consequences = ({ sentences }: { sentences: readonly string[] }) => (
  <Alert color="teal" icon={<Icon name="release" />}>
    <Stack gap={4} aria-live="polite" style={{ overflowWrap: 'anywhere' }}>
      {sentences.map((sentence) => (
        <Text key={sentence} size="sm" c="var(--mantine-color-text)">
          {sentence}
        </Text>
      ))}
    </Stack>
  </Alert>
)

/** The reason of a change, which the history shows. */
export const ReasonField = ({ field }: { field: TextField }) => {
  const { t } = useTranslation()
  return (
    <Textarea
      {...field}
      label={t('Reason')}
      description={t('The history shows it, for example “Fixes the class report”.')}
      autosize
      minRows={2}
      maxLength={500}
    />
  )
}

interface TimeProps {
  label: string
  field: TextField
  /** Called with the instant as an ISO string, or with an empty text while it is not valid. */
  onChange: (at: string) => void
}

/** A date and time in the time zone of the device. */
export const TimeField = ({ label, field: { value: _, ...field }, onChange }: TimeProps) => {
  const [text, setText] = useState('')
  const change = (next: string) => {
    setText(next)
    const [day = '', time = ''] = next.split('T')
    onChange(instantOf({ day, time })?.toISOString() ?? '')
  }
  return (
    <TextInput
      {...field}
      type="datetime-local"
      required
      label={label}
      value={text}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}

interface WhenProps {
  field: TextField
  /** Called with null for now. */
  onChange: (at: string | null) => void
}

/** Whether something happens now or at a time. */
export const WhenField = ({ field, onChange }: WhenProps) => {
  const { t } = useTranslation()
  const [isLater, setLater] = useState(false)
  const choose = (value: string) => {
    setLater(value === 'later')
    onChange(value === 'later' ? '' : null)
  }
  return (
    <Stack gap="xs">
      <SegmentedControl
        aria-label={t('When')}
        value={isLater ? 'later' : 'now'}
        onChange={choose}
        data={[
          { value: 'now', label: t('Now') },
          { value: 'later', label: t('At a time') },
        ]}
      />
      {isLater && <TimeField label={t('Date and time')} field={field} onChange={onChange} />}
    </Stack>
  )
}
