import { call, type Store, useStore } from '@lekta/shared/client'
import { type Classroom, classroomContract } from '@lekta/shared/contract/people/classroom'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { largestPage } from '@lekta/shared/lib/paging/walk-pages'
import { type List, listQuery } from '@lekta/shared/lists/use-list'

interface Narrowed {
  grade?: number | undefined
  archived?: boolean
}

/** Exports all classrooms of a list, with the current filters and sorting. */
export const ClassroomDownload = ({ options }: { options: List['options'] & Narrowed }) => {
  const { t } = useTranslation()
  const { http } = useStore() as Store
  return (
    <CsvButton<Classroom>
      file={t('classrooms')}
      columns={[
        { label: t('Name'), value: ({ name }) => name },
        { label: t('Grade'), value: ({ grade }) => grade },
        { label: t('Teachers'), value: ({ teachers }) => teachers.join(', ') },
        { label: t('Students'), value: ({ students }) => students },
        { label: t('Measured'), value: ({ measured }) => measured },
        { label: t('Median'), value: ({ median }) => median },
      ]}
      load={(page) =>
        call(http, classroomContract.classrooms, {
          query: listQuery({ ...options, page, itemsPerPage: largestPage }),
        })
      }
    />
  )
}
