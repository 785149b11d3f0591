import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon, NativeSelect, TextInput } from '@lekta/shared/ui'
import type { KeyboardEvent } from 'react'
import { auditKinds } from '../contract/audit'
import { isDay, PeriodFilter } from '../lists/period-filter'
import type { useUrlFilter } from '../lists/use-url-filter'

export const filterNames = ['child', 'kind', 'from', 'until', 'school'] as const

type Filters = ReturnType<typeof useUrlFilter<(typeof filterNames)[number]>>

/** Returns the part of a query that the filters in the address stand for. Values that nobody can choose are ignored. */
export const queryOf = ({ child, kind, from, until }: Filters['values']) => ({
  ...(child && { child }),
  kind: auditKinds.find((one) => one === kind),
  ...(isDay(from) && { from }),
  ...(isDay(until) && { until }),
})

/** A field that filters by a student's name on Enter, or when it loses the focus. */
const ChildFilter = ({ values, choose }: Pick<Filters, 'values' | 'choose'>) => {
  const { t } = useTranslation()
  const search = (text: string) => {
    if (text.trim() !== values.child) choose('child', text.trim())
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') search(event.currentTarget.value)
  }
  return (
    <TextInput
      key={values.child}
      type="search"
      aria-label={t('Name of the student')}
      placeholder={t('Name of the student')}
      defaultValue={values.child}
      maxLength={100}
      leftSection={<Icon name="student" size={18} />}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }) => search(currentTarget.value)}
    />
  )
}

interface Props extends Pick<Filters, 'values' | 'choose'> {
  /** The name of the school that filters the list; undefined if it is not known. */
  school: string | undefined
}

/** The filters of the activity log, which are stored in the address. */
export const AuditFilters = ({ values, choose, school }: Props) => {
  const { t } = useTranslation()
  const names = { view: t('Viewed'), change: t('Changed') }
  return (
    <>
      <ChildFilter values={values} choose={choose} />
      <NativeSelect
        aria-label={t('Viewed and changed')}
        value={auditKinds.find((kind) => kind === values.kind) ?? ''}
        data={[
          { value: '', label: t('Viewed and changed') },
          ...auditKinds.map((value) => ({ value, label: names[value] })),
        ]}
        onChange={({ currentTarget }) => choose('kind', currentTarget.value)}
      />
      <PeriodFilter values={values} choose={choose} />
      {values.school && (
        <Button
          variant="light"
          rightSection={<Icon name="close" size={16} />}
          aria-label={t('Show all schools')}
          onClick={() => choose('school', '')}
        >
          {school === undefined ? t('Only one school') : t('School: {{name}}', { name: school })}
        </Button>
      )}
    </>
  )
}
