import { forgetSession, type Store, useStore } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { useNavigate } from '@lekta/shared/routing'
import { Button, Icon } from '@lekta/shared/ui'
import { useState } from 'react'
import type { Profile } from '../contract/session'
import { EraseDialog } from '../erasure/erase-dialog'
import { SettingsSection } from './settings-section'

/** Lets the user delete the own account. Afterwards the user is logged out. */
export const DeleteAccountSection = ({ profile: { id } }: { profile: Profile }) => {
  const { t } = useTranslation()
  const store = useStore() as Store
  const navigate = useNavigate()
  const [opened, setOpened] = useState(false)
  const leave = () => {
    forgetSession(store)
    void navigate('/login')
  }
  return (
    <SettingsSection
      title={t('Delete your account')}
      text={t('With all your data. You can change your mind for 14 days.')}
    >
      <Button variant="default" leftSection={<Icon name="trash" size={18} />} onClick={() => setOpened(true)}>
        {t('Delete my account')}
      </Button>
      <EraseDialog
        erasing={opened ? { ids: [id], isSelf: true } : null}
        title={t('Delete your account?')}
        onClose={() => setOpened(false)}
        onRequested={leave}
      />
    </SettingsSection>
  )
}
