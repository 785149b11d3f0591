import { useMutation } from '@lekta/shared/client'
import type { LoginCard } from '@lekta/shared/contract/person'
import type { PlatformAccount } from '@lekta/shared/contract/platform/platform-account'
import { platformStaffContract } from '@lekta/shared/contract/platform/platform-staff'
import { UsernameField } from '@lekta/shared/forms/exact-fields'
import { Form } from '@lekta/shared/forms/form'
import { type FormState, useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { TextInput } from '@lekta/shared/ui'

interface Values {
  name: string
  username: string
  email: string
}

const Fields = ({ form }: { form: FormState<Values> }) => {
  const { t } = useTranslation()
  return (
    <>
      <TextInput {...form.text('name')} label={t('Name')} autoComplete="off" data-autofocus />
      <UsernameField {...form.text('username')} label={t('Username')} />
      <TextInput {...form.text('email')} type="email" label={t('E-mail (optional)')} autoComplete="off" />
    </>
  )
}

/** The form that adds an admin. */
export const AddAdminForm = ({ onAdded }: { onAdded: (card: LoginCard) => void }) => {
  const { t, i18n } = useTranslation()
  const [add] = useMutation(platformStaffContract.addAdmin)
  const language = i18n.language === 'id' ? 'id' : 'en'
  const form = useForm({
    body: platformStaffContract.addAdmin.body,
    initial: { name: '', username: '', email: '' },
    send: async (body) => onAdded(await add({ body: { ...body, language } }).unwrap()),
  })
  return (
    <Form form={form} label={t('Add admin')} action={t('Add admin')}>
      <Fields form={form} />
    </Form>
  )
}

/** The form that changes an admin. */
export const EditAdminForm = ({ admin, onDone }: { admin: PlatformAccount; onDone: () => void }) => {
  const { t } = useTranslation()
  const [edit] = useMutation(platformStaffContract.editAdmin)
  const form = useForm({
    body: platformStaffContract.editAdmin.body,
    initial: { name: admin.name, username: admin.username, email: admin.email ?? '' },
    send: (body) => edit({ params: { id: admin.id }, body }).unwrap(),
    done: t('Saved.'),
    onDone,
  })
  return (
    <Form form={form} label={t('Edit {{name}}', { name: admin.name })} action={t('Save')}>
      <Fields form={form} />
    </Form>
  )
}
