import { useTimeZones } from '@lekta/shared/dates/use-time-zones'
import { UsernameField } from '@lekta/shared/forms/exact-fields'
import { useTranslation } from '@lekta/shared/i18n'
import { NativeSelect, TextInput } from '@lekta/shared/ui'
import { useEffect } from 'react'
import { renameWithUsername } from '../rename-with-username'
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
  const rename = renameWithUsername(form, 'school_name', 'school_username')
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
      <UsernameField
        {...form.text('school_username')}
        label={t('Username of the school')}
        description={t('The school logs in with this. You will see its first password at the end.')}
        size="md"
      />
    </>
  )
}
