import { useTimeZones } from '@lekta/shared/dates/use-time-zones'
import { useTranslation } from '@lekta/shared/i18n'
import { suggestUsername } from '@lekta/shared/lib/username'
import { NativeSelect, TextInput } from '@lekta/shared/ui'
import { useEffect } from 'react'
import type { SetupForm } from './setup-values'

/** The device's time zone, which is most likely the school's too. */
const here = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The first school and its account's username. */
export const SchoolFields = ({ form }: { form: SetupForm }) => {
  const { t } = useTranslation()
  const zones = useTimeZones(here())
  const { set } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the fields appear
  useEffect(() => set('school_time_zone', here()), [])
  const rename = ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
    const { school_name: name, school_username: username } = form.values
    set('school_name', value)
    // A username that the user has typed is not replaced.
    if (username === suggestUsername(name)) set('school_username', suggestUsername(value))
  }
  return (
    <>
      <TextInput
        {...form.text('school_name')}
        onChange={rename}
        label={t('Name of the school')}
        autoComplete="off"
        size="md"
      />
      <TextInput {...form.text('school_city')} label={t('City (optional)')} autoComplete="off" size="md" />
      <NativeSelect {...form.text('school_time_zone')} label={t('Time zone')} data={zones} size="md" />
      <TextInput
        {...form.text('school_username')}
        label={t('Username of the school')}
        description={t('The school logs in with this. You will see its first password at the end.')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
      />
    </>
  )
}
