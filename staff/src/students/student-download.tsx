import { call, type Store, useStore } from '@lekta/shared/client'
import { type Student, studentContract } from '@lekta/shared/contract/people/student'
import { studentFields } from '@lekta/shared/contract/people/student-fields'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { largestPage } from '@lekta/shared/lib/paging/walk-pages'
import { type List, listQuery } from '@lekta/shared/lists/use-list'
import { useFieldSheet } from '../people/field-columns'

/** Exports the students of a classroom, with the current filters and sorting. */
export const StudentDownload = ({ options }: { options: List['options'] & { classroom_id: number } }) => {
  const { t } = useTranslation()
  const { http } = useStore() as Store
  return (
    <CsvButton<Student>
      file={t('students')}
      columns={useFieldSheet(studentFields, 'classroom')}
      load={(page) =>
        call(http, studentContract.students, { query: listQuery({ ...options, page, itemsPerPage: largestPage }) })
      }
    />
  )
}
