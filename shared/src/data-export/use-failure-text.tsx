import { useTranslation } from '@lekta/shared/i18n'
import { type DataExport, exportLimit } from '../contract/data-export'

/** Returns a function that says why an archive could not be made, and what to do. */
export function useFailureText() {
  const { t } = useTranslation()
  const texts: Readonly<Record<NonNullable<DataExport['failure']>, string>> = {
    'disk full': t(
      'The server’s disk is full, so the file could not be stored. Please tell the administrator, then try again.',
    ),
    'too large': t(
      'There is more data than one file can hold ({{most}} MB). Please write to us through the contact page.',
      {
        most: exportLimit / 1024 / 1024,
      },
    ),
    interrupted: t('The file could not be made. Nothing was stored. Please try again.'),
  }
  return (failure: NonNullable<DataExport['failure']>) => texts[failure]
}
