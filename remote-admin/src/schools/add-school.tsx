import { useMutation } from '@lekta/shared/client'
import type { Output } from '@lekta/shared/contract/endpoint'
import { platformSchoolContract } from '@lekta/shared/contract/platform/platform-school'
import { UsernameField } from '@lekta/shared/forms/exact-fields'
import { Form } from '@lekta/shared/forms/form'
import { FormCard } from '@lekta/shared/forms/form-card'
import { UnsavedGuard } from '@lekta/shared/forms/unsaved-guard'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, Group, PageHeader, Stack, Text, TextInput } from '@lekta/shared/ui'
import { useState } from 'react'
import { NewLogin } from '../accounts/new-login'
import { SchoolFields } from './school-fields'

const { addPlatformSchool } = platformSchoolContract
type Added = Output<typeof addPlatformSchool>

/** Most schools are in this time zone. */
const usualZone = 'Asia/Jakarta'

const AddForm = ({ onAdded }: { onAdded: (school: Added) => void }) => {
  const { t } = useTranslation()
  const [add] = useMutation(addPlatformSchool)
  const form = useForm({
    body: addPlatformSchool.body,
    initial: { name: '', city: '', npsn: '', time_zone: usualZone, language: 'id' as string, username: '', email: '' },
    send: async (body) => onAdded(await add({ body }).unwrap()),
  })
  return (
    <Form form={form} label={t('Add school')} action={t('Add school')}>
      <SchoolFields form={form} zone={usualZone} />
      <UsernameField
        {...form.text('username')}
        label={t('Username (optional)')}
        description={t('The school logs in with this. Without one, we suggest a username from the name.')}
      />
      <TextInput
        {...form.text('email')}
        type="email"
        label={t('E-mail of the account (optional)')}
        description={t('We send a link to confirm it. The school then resets its password by itself.')}
        autoComplete="off"
      />
    </Form>
  )
}

const Done = ({ school, onAgain }: { school: Added; onAgain: () => void }) => {
  const { t } = useTranslation()
  return (
    <Stack gap="md">
      <Text>{t('School code: {{code}}. Parents enter it to link a child.', { code: school.code })}</Text>
      <NewLogin card={school.login} school={school.name} language={school.language} />
      <Group>
        <Button component={Link} to={`/admin/school/${school.id}`}>
          {t('Open the school')}
        </Button>
        <Button variant="default" onClick={onAgain}>
          {t('Add another school')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Adds a school with the account that runs it, and shows the login card once. */
export default function AddSchool() {
  const { t } = useTranslation()
  const [school, setSchool] = useState<Added | null>(null)
  return (
    <>
      <PageHeader
        title={school ? t('{{name}} can log in now', { name: school.name }) : t('Add school')}
        subtitle={
          school
            ? t('Give the school this card. It chooses a new password at its first login.')
            : t('The school gets an account that runs it. You’ll get its login card next.')
        }
      />
      <FormCard>
        {school ? (
          <Done school={school} onAgain={() => setSchool(null)} />
        ) : (
          <UnsavedGuard>
            <AddForm onAdded={setSchool} />
          </UnsavedGuard>
        )}
      </FormCard>
    </>
  )
}
