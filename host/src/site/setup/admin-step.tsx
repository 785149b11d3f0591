import { type ApiError, type Store, startSession, useMutation, useStore } from '@lekta/shared/client'
import { setupContract } from '@lekta/shared/contract/setup'
import { UsernameField } from '@lekta/shared/forms/exact-fields'
import { Form, PasswordField } from '@lekta/shared/forms/form'
import { usePasswordRule } from '@lekta/shared/forms/password-rule'
import { useForm } from '@lekta/shared/forms/use-form'
import { isLanguage, useTranslation } from '@lekta/shared/i18n'
import { Switch, TextInput } from '@lekta/shared/ui'
import { useState } from 'react'
import { FormHead } from '../form-head'
import { renameWithUsername } from '../rename-with-username'
import type { FirstSchool } from './done'
import { SchoolFields } from './school-fields'
import styles from './setup.module.css'
import { blank, noSchool, type SetupForm } from './setup-values'

interface Props {
  code: string
  onDone: (school: FirstSchool | null) => void
  /** Called with the server's message if an admin has been created in the meantime. */
  onLate: (reason: string) => void
}

/** The form of the admin's account, and optionally of a first school. */
function useSetupForm({ code, onDone, onLate }: Props, hasSchool: boolean) {
  const { i18n } = useTranslation()
  const store = useStore() as Store
  const [setUp] = useMutation(setupContract.setUp)
  const rule = usePasswordRule({ username: '', isChild: false })
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const form = useForm({
    body: rule.addTo(setupContract.setUp.body),
    initial: { ...blank, code, language },
    needed: hasSchool ? ['school_name'] : [],
    send: async (body) => {
      try {
        const { login, school } = await setUp({ body: { ...body, language } }).unwrap()
        startSession(store, login)
        onDone(school)
      } catch (error) {
        const { status, message } = error as ApiError
        if (status === 404) onLate(message)
        throw error
      }
    },
  })
  return { form, rule }
}

const AdminFields = ({ form, rule }: { form: SetupForm; rule: string }) => {
  const { t } = useTranslation()
  const rename = renameWithUsername(form, 'name', 'username')
  return (
    <>
      <TextInput {...form.text('name')} onChange={rename} label={t('Your name')} autoComplete="name" size="md" />
      <UsernameField
        {...form.text('username')}
        label={t('Username')}
        description={t('You’ll log in with this.')}
        autoComplete="username"
        size="md"
      />
      <TextInput
        {...form.text('email')}
        type="email"
        label={t('E-mail (optional)')}
        description={t('For resetting your password if you forget it.')}
        autoComplete="email"
        size="md"
      />
      <PasswordField
        {...form.text('password')}
        label={t('Password')}
        description={rule}
        autoComplete="new-password"
        size="md"
      />
    </>
  )
}

/** Creates the account that runs the platform. */
export const AdminStep = (props: Props) => {
  const { t } = useTranslation()
  const [hasSchool, setHasSchool] = useState(false)
  const { form, rule } = useSetupForm(props, hasSchool)
  const toggle = (isOn: boolean) => {
    setHasSchool(isOn)
    // Fields that are hidden must not be sent.
    if (!isOn) for (const name of Object.keys(noSchool) as (keyof typeof noSchool)[]) form.set(name, '')
  }
  return (
    <>
      <FormHead title={t('Your account')}>
        {t('You run the platform with this account. Schools, teachers and parents have their own.')}
      </FormHead>
      <Form form={form} label={t('Your account')} action={t('Finish')} wide>
        <AdminFields form={form} rule={rule.sentence} />
        <div className={styles.school}>
          <Switch
            checked={hasSchool}
            onChange={({ currentTarget }) => toggle(currentTarget.checked)}
            label={t('Add the first school now')}
            description={t('It gets its own account. You can add more schools later.')}
          />
          {hasSchool && <SchoolFields form={form} />}
        </div>
      </Form>
    </>
  )
}
