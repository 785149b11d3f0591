import { useMutation } from '@lekta/shared/client'
import { studentContract } from '@lekta/shared/contract/people/student'
import { studentFields } from '@lekta/shared/contract/people/student-fields'
import type { LoginCard } from '@lekta/shared/contract/person'
import { Form } from '@lekta/shared/forms/form'
import { FormCard } from '@lekta/shared/forms/form-card'
import { UnsavedGuard } from '@lekta/shared/forms/unsaved-guard'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useSearchParams } from '@lekta/shared/routing'
import { Button, Group, Icon, PageHeader, Stack } from '@lekta/shared/ui'
import { useState } from 'react'
import { blankValues } from '../people/person-inputs'
import { type StaffArea, staffPaths } from '../staff-paths'
import { CardsToPrint } from './cards-dialog'
import { StudentFields } from './student-fields'

const BackToStudents = ({ area }: { area: StaffArea }) => {
  const { t } = useTranslation()
  return (
    <Button
      component={Link}
      to={staffPaths(area).students}
      variant="default"
      leftSection={<Icon name="back" size={18} />}
    >
      {t('Back')}
    </Button>
  )
}

interface FormProps {
  area: StaffArea
  classrooms: readonly number[]
  onAdded: (card: LoginCard) => void
}

const NewStudentForm = ({ area, classrooms, onAdded }: FormProps) => {
  const { t } = useTranslation()
  const [add] = useMutation(studentContract.addStudent)
  const form = useForm({
    body: studentContract.addStudent.body,
    initial: { ...blankValues(studentFields), classrooms },
    send: async (body) => onAdded(await add({ body }).unwrap()),
  })
  return (
    <FormCard>
      <Form form={form} label={t('Add child')} action={t('Add child')}>
        <StudentFields
          form={form}
          isNew
          noClassroom={
            area === 'school'
              ? t('There are no classrooms yet. You can choose one later.')
              : t('You have no classrooms yet. Your school assigns them.')
          }
        />
      </Form>
    </FormCard>
  )
}

const Added = ({ card, onAgain }: { card: LoginCard; onAgain: () => void }) => {
  const { t } = useTranslation()
  return (
    <FormCard>
      <Stack gap="md">
        <CardsToPrint cards={[card]} kind="student" />
        <Group>
          <Button variant="default" leftSection={<Icon name="add" size={18} />} onClick={onAgain}>
            {t('Add another child')}
          </Button>
        </Group>
      </Stack>
    </FormCard>
  )
}

/** Adds a student, and then shows the login card. */
export const AddStudent = ({ area }: { area: StaffArea }) => {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const [card, setCard] = useState<LoginCard | null>(null)
  const room = Number(params.get('classroom'))
  return (
    <>
      <PageHeader
        title={card ? t('{{name}} can log in now', { name: card.name }) : t('Add child')}
        subtitle={card ? t('Hand out this login card.') : t('Create an account. You get a login card next.')}
        before={<BackToStudents area={area} />}
      />
      {card ? (
        <Added card={card} onAgain={() => setCard(null)} />
      ) : (
        <UnsavedGuard>
          <NewStudentForm area={area} classrooms={room > 0 ? [room] : []} onAdded={setCard} />
        </UnsavedGuard>
      )}
    </>
  )
}
