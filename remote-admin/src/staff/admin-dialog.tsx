import { brand } from '@lekta/shared/brand'
import { undoBy, useMutation, useProfile } from '@lekta/shared/client'
import type { PlatformAccount } from '@lekta/shared/contract/platform/platform-account'
import { platformStaffContract } from '@lekta/shared/contract/platform/platform-staff'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Dialog, Divider, Group, Icon, Stack } from '@lekta/shared/ui'
import { AccountCard } from '../accounts/account-card'
import { EditAdminForm } from './admin-form'

interface Props {
  admin: PlatformAccount
  onClose: () => void
}

const { archiveAdmin, restoreAdmin } = platformStaffContract

const Archive = ({ admin: { id, name }, onClose }: Props) => {
  const { t } = useTranslation()
  const act = useAction()
  const [archive] = useMutation(archiveAdmin)
  const input = { params: { id } }
  const run = async () => {
    const undo = undoBy(restoreAdmin, input)
    if (await act(() => archive(input).unwrap(), t('{{name}} is archived.', { name }), undo)) onClose()
  }
  return (
    <ConfirmButton
      variant="default"
      leftSection={<Icon name="archive" size={18} />}
      title={t('Archive {{name}}?', { name })}
      text={t('{{name}} is logged out at once and can no longer log in. You can restore the account at any time.', {
        name,
      })}
      action={t('Archive')}
      onConfirm={run}
    >
      {t('Archive')}
    </ConfirmButton>
  )
}

const Restore = ({ admin: { id, name }, onClose }: Props) => {
  const { t } = useTranslation()
  const act = useAction()
  const [restore] = useMutation(restoreAdmin)
  const input = { params: { id } }
  const run = async () => {
    const undo = undoBy(archiveAdmin, input)
    if (await act(() => restore(input).unwrap(), t('{{name}} can log in again.', { name }), undo)) onClose()
  }
  return (
    <Button leftSection={<Icon name="restore" size={18} />} onClick={() => void run()}>
      {t('Restore')}
    </Button>
  )
}

const Content = ({ admin, onClose }: Props) => {
  const { t, i18n } = useTranslation()
  const { data: me } = useProfile()
  const isMe = me?.id === admin.id
  const head = { school: brand.name, language: i18n.language === 'id' ? 'id' : 'en' } as const
  if (admin.archived)
    return (
      <Stack gap="md">
        <AccountCard account={admin} />
        <Group>
          <Restore admin={admin} onClose={onClose} />
        </Group>
      </Stack>
    )
  return (
    <Stack gap="md">
      <EditAdminForm admin={admin} onDone={onClose} />
      <Divider label={t('Login')} labelPosition="left" />
      <AccountCard account={admin} head={isMe ? undefined : head} />
      {!isMe && (
        <Group>
          <Archive admin={admin} onClose={onClose} />
        </Group>
      )}
    </Stack>
  )
}

/** Changes an admin, helps with the login, archives and restores. Closed while `admin` is null. */
export const AdminDialog = ({ admin, onClose }: { admin: PlatformAccount | null; onClose: () => void }) => (
  <Dialog opened={admin !== null} onClose={onClose} size="lg" title={admin?.name}>
    {admin && <Content admin={admin} onClose={onClose} />}
  </Dialog>
)
