import { call, type Store, useStore } from '@lekta/shared/client'
import { type Student, studentContract } from '@lekta/shared/contract/student'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { largestPage } from '@lekta/shared/lib/walk-pages'
import { type List, listQuery } from '@lekta/shared/lists/use-list'

/** Saves the students of a classroom, as they are searched and sorted. */
export const StudentDownload = ({ options }: { options: List['options'] & { classroom_id: number } }) => {
  const { t } = useTranslation()
  const { http } = useStore() as Store
  return (
    <CsvButton<Student>
      file={t('students')}
      columns={[
        { label: t('Name'), value: ({ name }) => name },
        { label: t('Username'), value: ({ username }) => username },
        { label: t('Email'), value: ({ email }) => email },
        { label: t('Date Of Birth'), value: ({ date_of_birth }) => date_of_birth },
      ]}
      load={(page) =>
        call(http, studentContract.students, { query: listQuery({ ...options, page, itemsPerPage: largestPage }) })
      }
    />
  )
}
