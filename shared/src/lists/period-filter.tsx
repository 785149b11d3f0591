import { useTranslation } from '@lekta/shared/i18n'
import { Group, Text, TextInput } from '@lekta/shared/ui'
import { useId } from 'react'

/** Returns whether a text in the address is a date, as year-month-day. */
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

interface DayProps {
  label: string
  value: string
  onChange: (day: string) => void
}

const Day = ({ label, value, onChange }: DayProps) => {
  const id = useId()
  return (
    <Group gap="xs" wrap="nowrap" flex={1}>
      <Text size="sm" c="dimmed" component="label" htmlFor={id}>
        {label}
      </Text>
      <TextInput
        id={id}
        type="date"
        flex={1}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Group>
  )
}

interface Props {
  values: { from: string; until: string }
  choose: (name: 'from' | 'until', day: string) => void
}

/** Filters a list by its first and its last day. */
export const PeriodFilter = ({ values, choose }: Props) => {
  const { t } = useTranslation()
  return (
    <Group gap="sm">
      <Day label={t('From')} value={values.from} onChange={(day) => choose('from', day)} />
      <Day label={t('Until')} value={values.until} onChange={(day) => choose('until', day)} />
    </Group>
  )
}
