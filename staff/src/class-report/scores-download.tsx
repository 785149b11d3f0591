import { call } from '@lekta/shared/client'
import { type ScoredStudent, studentContract } from '@lekta/shared/contract/people/student'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { type List, listQuery } from '@lekta/shared/lists/use-list'
import type { Column } from '@lekta/shared/ui'

interface Props {
  columns: readonly Column<ScoredStudent>[]
  options: List['options'] & {
    classroom_id?: number | undefined
    grade?: number | undefined
    archived?: boolean
  }
}

/** Exports the latest results of all students in the list, with the current filters and sorting. */
export const ScoresDownload = ({ columns, options }: Props) => {
  const { t } = useTranslation()
  return (
    <CsvButton
      file={t('reading-measures')}
      columns={columns}
      load={(http, page) => call(http, studentContract.studentScores, { query: listQuery({ ...options, ...page }) })}
    />
  )
}
