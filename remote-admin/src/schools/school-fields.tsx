import { useTimeZones } from '@lekta/shared/dates/use-time-zones'
import type { FormState } from '@lekta/shared/forms/use-form'
import { languages, useTranslation } from '@lekta/shared/i18n'
import { NativeSelect, SimpleGrid, TextInput } from '@lekta/shared/ui'
import type { ReactNode } from 'react'

interface Values {
  name: string
  city: string
  npsn: string
  time_zone: string
  language: string
}

interface Props<V> {
  form: FormState<V>
  /** The time zone that is offered besides the usual ones. */
  zone: string
  /** More fields, after the name. */
  children?: ReactNode
}

/** The fields of a school that are needed both to add and to change it. */
export const SchoolFields = <V extends Values>({ form, zone, children }: Props<V>) => {
  const { t } = useTranslation()
  const zones = useTimeZones(zone)
  return (
    <>
      <TextInput {...form.text('name')} label={t('Name of the school')} autoComplete="off" />
      {children}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput {...form.text('city')} label={t('City (optional)')} autoComplete="off" />
        <TextInput
          {...form.text('npsn')}
          label={t('NPSN (optional)')}
          description={t('National school number, 8 digits.')}
          inputMode="numeric"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <NativeSelect {...form.text('time_zone')} label={t('Time zone')} data={zones} />
        <NativeSelect
          {...form.text('language')}
          label={t('Language of letters and login cards')}
          data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
        />
      </SimpleGrid>
    </>
  )
}
