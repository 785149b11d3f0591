import { useMutation } from '@lekta/shared/client'
import { voucherContract } from '@lekta/shared/contract/money/voucher'
import { CodeField } from '@lekta/shared/forms/exact-fields'
import { Form } from '@lekta/shared/forms/form'
import { type TextField, useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { useAllClassrooms, useAllStudentsOf } from '@lekta/shared/lists/use-all-rows'
import { Dialog, NativeSelect, Text } from '@lekta/shared/ui'
import { useState } from 'react'

interface Person {
  id: number
  name: string
}

interface Props {
  opened: boolean
  /** The student who gets the seat; without one, the dialog lets the user choose. */
  student?: Person | null
  onClose: () => void
}

/** Chooses a classroom and one of its students. */
const StudentField = ({ field }: { field: TextField }) => {
  const { t } = useTranslation()
  const { data: rooms = [] } = useAllClassrooms()
  const [room, setRoom] = useState('')
  const chosen = rooms.find(({ id }) => String(id) === room) ?? rooms[0]
  const { data: students = [] } = useAllStudentsOf(chosen?.id)
  return (
    <>
      <NativeSelect
        label={t('Classroom')}
        value={chosen ? String(chosen.id) : ''}
        data={rooms.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget }) => setRoom(currentTarget.value)}
      />
      <NativeSelect
        {...field}
        label={t('Student')}
        data={[
          { value: '', label: t('Please choose') },
          ...students.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </>
  )
}

const Fields = ({ student, onClose }: Omit<Props, 'opened'>) => {
  const { t } = useTranslation()
  const [redeem] = useMutation(voucherContract.redeemVoucher)
  const form = useForm({
    body: voucherContract.redeemVoucher.body,
    initial: { code: '', student_id: student ? String(student.id) : '' },
    send: (body) => redeem({ body }).unwrap(),
    done: t('Voucher redeemed. The student has a seat now.'),
    onDone: onClose,
  })
  return (
    <Form form={form} label={t('Redeem a voucher')} action={t('Redeem')} onCancel={onClose}>
      {student ? (
        <Text>{t('For {{name}}', { name: student.name })}</Text>
      ) : (
        <StudentField field={form.text('student_id')} />
      )}
      <CodeField
        {...form.text('code')}
        label={t('Voucher code')}
        description={t('Capitals, spaces and dashes do not matter.')}
        maxLength={60}
        data-autofocus={student ? true : undefined}
      />
    </Form>
  )
}

/** Gives the seat of a voucher to a student. */
export const RedeemDialog = ({ opened, ...rest }: Props) => {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={rest.onClose} title={t('Redeem a voucher')}>
      <Fields {...rest} />
    </Dialog>
  )
}
