import { useTranslation } from '@lekta/shared/i18n'
import type { Subject } from '../contract/notification'

/** Returns a function that translates the name of a notification subject into the user's language. */
export function useSubjectName() {
  const { t } = useTranslation()
  const names: Readonly<Record<Subject, string>> = {
    test: t('Tests and results'),
    import: t('Imports'),
    invoice: t('Invoices and payments'),
    seat: t('Seat changes'),
    child: t('Children and parent links'),
    privacy: t('Personal data'),
    platform: t('Platform news'),
    digest: t('Weekly digest'),
  }
  return (subject: Subject) => names[subject]
}
