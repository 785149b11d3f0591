import {
  type ApiError,
  forgetSession,
  noticeSlice,
  returnToParent,
  type Store,
  useAppSelector,
  useStore,
} from '@lekta/shared/client'
import { sessionContract } from '@lekta/shared/contract/session'
import { Form, PasswordField } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { home } from '@lekta/shared/lib/home'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { useNavigate } from '@lekta/shared/routing'
import { Button, Dialog, Icon, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { useLogOut } from '../../lib/use-log-out'
import styles from './acting-bar.module.css'

/** Returns the device to the parent. Opens the login if the parent's session has ended too. */
function useReturn() {
  const store = useStore() as Store
  const navigate = useNavigate()
  return async ({ password }: { password: string }) => {
    try {
      await returnToParent(store, password)
      await navigate(home)
    } catch (error) {
      const { status, message } = error as ApiError
      if (status !== 401) throw error
      forgetSession(store)
      store.dispatch(noticeSlice.actions.noticed({ kind: 'error', text: message }))
      await navigate('/login')
    }
  }
}

const PasswordForm = ({ parent }: { parent: string }) => {
  const { t } = useTranslation()
  const logOut = useLogOut()
  const form = useForm({
    body: sessionContract.backFromChild.body,
    initial: { password: '' },
    send: useReturn(),
  })
  return (
    <Form
      form={form}
      label={t('Back to {{parent}}’s account', { parent })}
      action={t('Go back')}
      beside={
        <Button variant="default" onClick={logOut}>
          {t('Logout')}
        </Button>
      }
    >
      <PasswordField
        {...form.text('password')}
        label={t('{{parent}}’s password', { parent })}
        autoComplete="current-password"
        data-autofocus
      />
    </Form>
  )
}

/**
 * The child's name, and the dialog in which a password returns the device to the parent. The dialog opens by itself
 * when the child's session has ended.
 */
export const StopActing = () => {
  const { t } = useTranslation()
  const session = useAppSelector((state) => state.session)
  const { acting } = session
  const [opened, setOpened] = useState(false)
  if (!acting) return null
  const [child, parent] = [firstNameOf(session), firstNameOf({ name: acting.parent })]
  return (
    <div className={styles.content}>
      <div className={styles.who}>
        <Icon name="student" size={22} />
        <span>{t('You are using {{name}}’s account', { name: child })}</span>
      </div>
      <Button className={styles.back} leftSection={<Icon name="back" size={18} />} onClick={() => setOpened(true)}>
        {t('Back to {{parent}}’s account', { parent })}
      </Button>
      <Dialog
        opened={opened || acting.over}
        onClose={() => setOpened(false)}
        withCloseButton={!acting.over}
        closeOnEscape={!acting.over}
        closeOnClickOutside={!acting.over}
        title={
          acting.over
            ? t('{{name}}’s time on this device is up', { name: child })
            : t('Back to {{parent}}’s account', { parent })
        }
      >
        <Stack gap="md">
          <Text>
            {t(
              'Is that you, {{parent}}? Enter your password to return to your account. {{name}}’s answers are saved.',
              {
                parent,
                name: child,
              },
            )}
          </Text>
          <PasswordForm parent={parent} />
        </Stack>
      </Dialog>
    </div>
  )
}
