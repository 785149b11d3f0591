import { call, type Store, useStore } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { type Student, studentContract } from '../../contract/student'
import { studentFields } from '../../contract/student-fields'
import { largestPage } from '../../lib/walk-pages'
import { DownloadButton } from '../download-button'
import { type List, listQuery } from '../use-list'
import { useFieldSheet } from './field-columns'

/** Saves the students of a classroom, as they are searched and sorted. */
export const StudentDownload = ({ options }: { options: List['options'] & { classroom_id: number } }) => {
  const { t } = useTranslation()
  const { http } = useStore() as Store
  return (
    <DownloadButton<Student>
      file={t('students')}
      columns={useFieldSheet(studentFields, 'classroom')}
      load={(page) =>
        call(http, studentContract.students, { query: listQuery({ ...options, page, itemsPerPage: largestPage }) })
      }
    />
  )
}
