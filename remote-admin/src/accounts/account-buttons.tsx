import { useMutation } from '@lekta/shared/client'
import type { LoginCard } from '@lekta/shared/contract/person'
import { type PlatformAccount, platformAccountContract } from '@lekta/shared/contract/platform/platform-account'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { type Language, useTranslation } from '@lekta/shared/i18n'
import { Button, Dialog, Group, Icon } from '@lekta/shared/ui'
import { useState } from 'react'
import { NewLogin } from './new-login'

interface Props {
  account: PlatformAccount
  /** Called with the account after each change. */
  onChange?: (account: PlatformAccount) => void
}

const EndSessions = ({ account: { id, name, sessions }, onChange }: Props) => {
  const { t } = useTranslation()
  const act = useAction()
  const [end] = useMutation(platformAccountContract.endAccountSessions)
  return (
    <ConfirmButton
      variant="default"
      size="xs"
      disabled={sessions === 0}
      leftSection={<Icon name="logout" size={16} />}
      aria-label={t('End sessions of {{name}}', { name })}
      title={t('End all sessions of {{name}}?', { name })}
      text={t('{{name}} is logged out on every device at once, and has to log in again.', { name })}
      action={t('End sessions')}
      onConfirm={() =>
        act(async () => onChange?.(await end({ params: { id } }).unwrap()), t('{{name}} is logged out.', { name }))
      }
    >
      {t('End sessions')}
    </ConfirmButton>
  )
}

const PasswordLink = ({ account: { id, name, email }, onChange }: Props) => {
  const { t } = useTranslation()
  const act = useAction()
  const [send] = useMutation(platformAccountContract.sendPasswordMail)
  const run = () =>
    act(
      async () => onChange?.(await send({ params: { id } }).unwrap()),
      t('A link is on its way to {{email}}.', { email }),
    )
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Icon name="mail" size={16} />}
      aria-label={t('Send password link to {{name}}', { name })}
      onClick={() => void run()}
    >
      {t('Send password link')}
    </Button>
  )
}

const Unlock = ({ account: { id, name }, onChange }: Props) => {
  const { t } = useTranslation()
  const act = useAction()
  const [unlock] = useMutation(platformAccountContract.unlockAccount)
  const run = () =>
    act(
      async () => onChange?.(await unlock({ params: { id } }).unwrap()),
      t('{{name}} can try to log in again.', { name }),
    )
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Icon name="key" size={16} />}
      aria-label={t('Unlock {{name}}', { name })}
      onClick={() => void run()}
    >
      {t('Unlock')}
    </Button>
  )
}

/** Whose card it is: the school's name and language, or the platform's. */
export interface CardHead {
  school: string
  language: Language
}

const NewPassword = ({ account: { id, name }, head }: Props & { head: CardHead }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [renew] = useMutation(platformAccountContract.renewAccountPassword)
  const [card, setCard] = useState<LoginCard | null>(null)
  return (
    <>
      <ConfirmButton
        variant="default"
        size="xs"
        leftSection={<Icon name="card" size={16} />}
        aria-label={t('New first password for {{name}}', { name })}
        title={t('New first password for {{name}}?', { name })}
        text={t('The old password stops working at once, and all sessions of {{name}} end.', { name })}
        action={t('Create new password')}
        onConfirm={() => act(async () => setCard(await renew({ params: { id } }).unwrap()))}
      >
        {t('New first password')}
      </ConfirmButton>
      <Dialog
        opened={card !== null}
        onClose={() => setCard(null)}
        size="xl"
        title={t('Login card')}
        closeOnClickOutside={false}
      >
        {card && <NewLogin card={card} {...head} />}
      </Dialog>
    </>
  )
}

/** Everything an admin can do for an account whose owner cannot log in. Without `head` there is no new password. */
export const AccountButtons = ({ head, ...props }: Props & { head?: CardHead | undefined }) => {
  const { account } = props
  const mayLogIn = !account.archived && !account.school?.archived
  if (!mayLogIn) return null
  return (
    <Group gap="xs">
      {account.locked && <Unlock {...props} />}
      {account.email_confirmed && <PasswordLink {...props} />}
      {head && <NewPassword {...props} head={head} />}
      <EndSessions {...props} />
    </Group>
  )
}
