import { SettingsSection } from '@lekta/shared/account-settings/settings-section'
import { undoBy, useMutation } from '@lekta/shared/client'
import { type PlatformSchoolDetail, platformSchoolContract } from '@lekta/shared/contract/platform/platform-school'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon } from '@lekta/shared/ui'

const { archiveSchool, restoreSchool } = platformSchoolContract

const Archive = ({ id, name }: Pick<PlatformSchoolDetail, 'id' | 'name'>) => {
  const { t } = useTranslation()
  const act = useAction()
  const [archive] = useMutation(archiveSchool)
  const input = { params: { id } }
  return (
    <ConfirmButton
      variant="default"
      leftSection={<Icon name="archive" size={18} />}
      title={t('Archive {{name}}?', { name })}
      text={t(
        'All students, teachers and accounts of the school are logged out at once and can no longer log in. Nothing is deleted, and you can restore the school at any time.',
      )}
      action={t('Archive school')}
      onConfirm={() =>
        act(() => archive(input).unwrap(), t('{{name}} is archived.', { name }), undoBy(restoreSchool, input))
      }
    >
      {t('Archive school')}
    </ConfirmButton>
  )
}

const Restore = ({ id, name }: Pick<PlatformSchoolDetail, 'id' | 'name'>) => {
  const { t } = useTranslation()
  const act = useAction()
  const [restore] = useMutation(restoreSchool)
  const input = { params: { id } }
  const run = () =>
    act(() => restore(input).unwrap(), t('{{name}} can log in again.', { name }), undoBy(archiveSchool, input))
  return (
    <Button leftSection={<Icon name="restore" size={18} />} onClick={() => void run()}>
      {t('Restore school')}
    </Button>
  )
}

/** Ends a school's access to the platform, or gives it back. */
export const ArchiveSchool = ({ school: { archived, ...school } }: { school: PlatformSchoolDetail }) => {
  const { t } = useTranslation()
  return (
    <SettingsSection
      title={t('Access')}
      text={
        archived
          ? t('This school is archived: nobody at it can log in.')
          : t('When a school leaves Lekta, archive it. Its data is kept, and parents can still read reports.')
      }
    >
      {archived ? <Restore {...school} /> : <Archive {...school} />}
    </SettingsSection>
  )
}
