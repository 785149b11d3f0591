import { useTranslation } from '@lekta/shared/i18n'
import type { Subject } from '../contract/notification'

/** What messages are about, in the reader's language. */
export function useSubjectName() {
  const { t } = useTranslation()
  const names: Readonly<Record<Subject, string>> = {
    test: t('Tests and their results'),
    import: t('Imports of sheets'),
    invoice: t('Invoices and payments'),
    seat: t('Seats given and taken back'),
    child: t('Children and their links'),
    platform: t('The platform itself'),
  }
  return (subject: Subject) => names[subject]
}
