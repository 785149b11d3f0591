import { useTranslation } from '@lekta/shared/i18n'
import { Button, Dialog, Group, Icon, NativeSelect, Text, TextInput } from '@lekta/shared/ui'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { ContactBody, type ContactSubject, contactSubjects, type SchoolContact } from '../contract/people/school'
import { ConfirmButton } from '../feedback/confirm-button'
import { useAction } from '../feedback/use-action'
import { Form } from '../forms/form'
import { useForm } from '../forms/use-form'
import styles from './account-settings.module.css'
import { SettingsSection } from './settings-section'

const subjectNames: Readonly<Record<ContactSubject, string>> = {
  head: 'Head of school',
  billing: 'Billing',
  technical: 'Technical questions',
  privacy: 'Data protection',
}

interface Props {
  contacts: readonly SchoolContact[]
  /** Adds a contact or, with an id, changes one. Rejects with an `ApiError`. */
  save: (body: z.input<typeof ContactBody>) => Promise<unknown>
  /** Removes a contact. Rejects with an `ApiError`. */
  remove: (id: number) => Promise<unknown>
}

interface FieldsProps {
  /** The contact to change; without one, a new contact. */
  contact?: SchoolContact | undefined
  save: Props['save']
  onClose: () => void
}

const Fields = ({ contact, save, onClose }: FieldsProps) => {
  const { t } = useTranslation()
  const form = useForm({
    body: ContactBody,
    initial: {
      subject: (contact?.subject ?? 'head') as string,
      name: contact?.name ?? '',
      phone: contact?.phone ?? '',
      email: contact?.email ?? '',
    },
    send: (body) => save({ ...body, ...(contact && { id: contact.id }) }),
    done: t('Contact saved.'),
    onDone: onClose,
  })
  const label = contact ? t('Edit contact') : t('Add contact')
  return (
    <Form form={form} label={label} action={t('Save')} onCancel={onClose}>
      <NativeSelect
        {...form.text('subject')}
        label={t('Contact for')}
        data={contactSubjects.map((value) => ({ value, label: t(subjectNames[value]) }))}
        data-autofocus
      />
      <TextInput {...form.text('name')} label={t('Name')} autoComplete="off" />
      <TextInput {...form.text('phone')} type="tel" label={t('Phone (optional)')} autoComplete="off" />
      <TextInput {...form.text('email')} type="email" label={t('E-mail (optional)')} autoComplete="off" />
    </Form>
  )
}

const Contact = ({
  contact,
  onEdit,
  remove,
}: { contact: SchoolContact; onEdit: () => void } & Pick<Props, 'remove'>) => {
  const { t } = useTranslation()
  const act = useAction()
  const { id, subject, name, phone, email } = contact
  const facts = [t(subjectNames[subject]), phone, email].filter(Boolean).join(' · ')
  return (
    <li className={styles.device}>
      <Icon name="student" size={24} />
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {facts}
        </Text>
      </div>
      <Group gap="xs">
        <Button variant="default" size="xs" aria-label={t('Edit {{name}}', { name })} onClick={onEdit}>
          {t('Edit')}
        </Button>
        <ConfirmButton
          variant="default"
          size="xs"
          aria-label={t('Remove {{name}}', { name })}
          title={t('Remove {{name}}?', { name })}
          text={t('{{name}} will no longer be contacted about the school.', { name })}
          action={t('Remove')}
          onConfirm={() => act(() => remove(id), t('Contact removed.'))}
        >
          {t('Remove')}
        </ConfirmButton>
      </Group>
    </li>
  )
}

/** The people at a school that the platform's staff can turn to. The school and admins can change them. */
export const SchoolContacts = ({ contacts, save, remove }: Props) => {
  const { t } = useTranslation()
  const [edited, setEdited] = useState<SchoolContact | 'new' | null>(null)
  const close = () => setEdited(null)
  return (
    <SettingsSection title={t('Contacts')} text={t('Who to turn to at the school, and for what.')}>
      {contacts.length > 0 ? (
        <ul className={styles.devices}>
          {contacts.map((contact) => (
            <Contact key={contact.id} contact={contact} onEdit={() => setEdited(contact)} remove={remove} />
          ))}
        </ul>
      ) : (
        <Text c="dimmed">{t('No contacts yet.')}</Text>
      )}
      <Button variant="default" mt="md" leftSection={<Icon name="add" size={18} />} onClick={() => setEdited('new')}>
        {t('Add contact')}
      </Button>
      <Dialog
        opened={edited !== null}
        onClose={close}
        title={edited === 'new' || edited === null ? t('Add contact') : t('Edit contact')}
      >
        {edited && <Fields contact={edited === 'new' ? undefined : edited} save={save} onClose={close} />}
      </Dialog>
    </SettingsSection>
  )
}
