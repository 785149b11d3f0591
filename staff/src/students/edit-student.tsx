import { type ApiError, useMutation, useQuery } from '@lekta/shared/client'
import { type StudentRecord, studentContract } from '@lekta/shared/contract/people/student'
import { studentFields } from '@lekta/shared/contract/people/student-fields'
import { Form } from '@lekta/shared/forms/form'
import { FormCard } from '@lekta/shared/forms/form-card'
import { UnsavedGuard } from '@lekta/shared/forms/unsaved-guard'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useNavigate } from '@lekta/shared/routing'
import { Button, FailureNotice, Icon, PageHeader, Skeleton } from '@lekta/shared/ui'
import { valuesOf } from '../people/person-inputs'
import { type StaffArea, staffPaths } from '../staff-paths'
import { StudentFields } from './student-fields'

const RecordForm = ({ area, record }: { area: StaffArea; record: StudentRecord }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [edit] = useMutation(studentContract.editStudent)
  const form = useForm({
    body: studentContract.editStudent.body,
    initial: valuesOf(studentFields, record),
    send: (body) => edit({ params: { id: record.id }, body }).unwrap(),
    done: t('Saved.'),
    onDone: () => void navigate(staffPaths(area).students),
  })
  return (
    <FormCard>
      <Form form={form} label={t('Edit student')} action={t('Save')}>
        <StudentFields form={form} noClassroom={t('There are no classrooms yet.')} />
      </Form>
    </FormCard>
  )
}

/** The page on which a student is changed. */
export const EditStudent = ({ area, id }: { area: StaffArea; id: number }) => {
  const { t } = useTranslation()
  const {
    currentData: record,
    error,
    refetch,
  } = useQuery(studentContract.student, { params: { id } }, { refetchOnMountOrArgChange: true })
  const back = (
    <Button
      component={Link}
      to={staffPaths(area).students}
      variant="default"
      leftSection={<Icon name="back" size={18} />}
    >
      {t('Back')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={record?.name ?? t('Edit student')}
        subtitle={error ? undefined : t('Edit student')}
        before={back}
      />
      {error ? (
        <FailureNotice message={(error as ApiError).message} onRetry={refetch} />
      ) : record ? (
        <UnsavedGuard>
          <RecordForm key={record.id} area={area} record={record} />
        </UnsavedGuard>
      ) : (
        <Skeleton height={560} maw={760} radius="lg" />
      )}
    </>
  )
}
