import type { FormState } from '@lekta/shared/forms/use-form'
import type { Language } from '@lekta/shared/i18n'

/** Empty values of the first school. */
export const noSchool = { school_name: '', school_city: '', school_time_zone: '', school_username: '' }

/** Initial values of the form. */
export const blank = {
  name: '',
  username: '',
  email: '',
  password: '',
  code: '',
  language: 'en' as Language,
  ...noSchool,
}

export type SetupForm = FormState<typeof blank>
