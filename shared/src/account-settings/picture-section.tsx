import { type ApiError, noticeSlice, useAppDispatch, useMutation } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Avatar, Button, FileButton, Group, Icon, Text, useFileDrop } from '@lekta/shared/ui'
import { useEffect, useState } from 'react'
import { accountContract, avatarLimit } from '../contract/people/account'
import type { Profile } from '../contract/session'
import { useAction } from '../feedback/use-action'
import styles from './account-settings.module.css'
import { SettingsSection } from './settings-section'
import { useApplyProfile } from './use-change-me'

const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']
const megabyte = 1024 * 1024

/** Previews the picture while it is uploaded. */
function usePreview() {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
  }, [preview])
  return { preview, show: (file: File | null) => setPreview(file && URL.createObjectURL(file)) }
}

function useUpload() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const applyProfile = useApplyProfile()
  const [sendPicture, { isLoading: busy }] = useMutation(accountContract.uploadAvatar)
  const { preview, show } = usePreview()
  const [error, setError] = useState<string | null>(null)
  const refusalOf = ({ type, size }: File) => {
    if (!kinds.includes(type)) return t('We cannot read this file. Choose a JPEG, PNG, WebP, GIF or AVIF picture.')
    if (size > avatarLimit)
      return t('This picture is too large. Choose one up to {{limit}} MB.', {
        limit: avatarLimit / megabyte,
      })
    return null
  }
  const upload = async (file: File) => {
    if (busy) return
    const refusal = refusalOf(file)
    setError(refusal)
    if (refusal) return
    show(file)
    const succeed = (profile: Profile) => {
      applyProfile(profile)
      dispatch(noticeSlice.actions.noticed({ kind: 'success', text: t('Picture saved.') }))
    }
    await sendPicture({ file })
      .unwrap()
      .then(succeed, ({ message }: ApiError) => setError(message))
    show(null)
  }
  return { busy, preview, error, upload: (file: File) => void upload(file) }
}

const RemoveButton = () => {
  const { t } = useTranslation()
  const act = useAction()
  const applyProfile = useApplyProfile()
  const [remove, { isLoading }] = useMutation(accountContract.removeAvatar)
  const removeIt = () => act(() => remove().unwrap().then(applyProfile), t('Picture removed.'))
  return (
    <Button variant="subtle" loading={isLoading} onClick={() => void removeIt()}>
      {t('Remove')}
    </Button>
  )
}

/** The section for the profile picture. It shows initials if there is no picture. */
export const PictureSection = ({ profile: { name, avatar }, text }: { profile: Profile; text: string }) => {
  const { t } = useTranslation()
  const { busy, preview, error, upload } = useUpload()
  return (
    <SettingsSection title={t('Picture')} text={text}>
      <div className={styles.drop} {...useFileDrop(upload)}>
        <Avatar name={name} avatar={preview ?? avatar} size={96} />
        <div className={styles.hint}>
          <Group gap="xs">
            <FileButton
              variant="default"
              leftSection={<Icon name="photo" size={18} />}
              loading={busy}
              label={t('Picture')}
              accept={kinds.join(',')}
              onFile={upload}
            >
              {t('Choose a picture')}
            </FileButton>
            {avatar && <RemoveButton />}
          </Group>
          <Text size="sm" c="dimmed" mt={8}>
            {t('Or drop one here, up to {{limit}} MB.', { limit: avatarLimit / megabyte })}
          </Text>
          {error && (
            <Text size="sm" c="var(--mantine-color-error)" mt={8} role="alert">
              {t(error)}
            </Text>
          )}
        </div>
      </div>
    </SettingsSection>
  )
}
