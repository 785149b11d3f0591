import type { ImportMessage, ImportNote } from '@lekta/shared/contract/import/import'
import { type ImportColumn, type ImportKind, importColumns } from '@lekta/shared/contract/import/import-columns'
import { importSentences } from '@lekta/shared/contract/import/import-sentences'
import { useTranslation } from '@lekta/shared/i18n'

/** Translates an import's messages into the user's language. */
export function useImportSentences(kind: ImportKind) {
  const { t } = useTranslation()
  const titles = new Map<string, string>(importColumns[kind].map(({ field, title }: ImportColumn) => [field, title]))
  return {
    write: ({ sentence, values }: ImportMessage) => {
      const column = values.column === undefined ? {} : { column: t(values.column) }
      return t(importSentences[sentence], { ...values, ...column })
    },
    /** The title of the column that a note is about; null when it is about the whole row. */
    columnOf: ({ field }: ImportNote) => {
      const title = titles.get(field ?? '')
      return title === undefined ? null : t(title)
    },
  }
}
