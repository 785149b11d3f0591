import { useMutation, useQuery } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Skeleton, Stack, Switch, VisuallyHidden } from '@lekta/shared/ui'
import { useState } from 'react'
import { type NotificationChoice, notificationContract } from '../contract/notification'
import { QueryContent } from '../feedback/query-content'
import { useAction } from '../feedback/use-action'
import styles from './account-settings.module.css'
import { SettingsSection } from './settings-section'
import { useSubjectName } from './use-subject-name'

const channels = ['push', 'mail'] as const

const Row = ({ choice }: { choice: NotificationChoice }) => {
  const { t } = useTranslation()
  const nameOf = useSubjectName()
  const act = useAction()
  const [choose] = useMutation(notificationContract.chooseNotification)
  // The edited choice is shown immediately, and reverted if it could not be saved.
  const [edited, setEdited] = useState<NotificationChoice | null>(null)
  const shown = edited ?? choice
  const saveChoice = async (next: NotificationChoice) => {
    setEdited(next)
    if (!(await act(() => choose({ body: next }).unwrap()))) setEdited(null)
  }
  const name = nameOf(choice.jenis)
  const labels = { push: t('Push: {{name}}', { name }), mail: t('E-mail: {{name}}', { name }) }
  return (
    <tr>
      <th scope="row">{name}</th>
      {channels.map((channel) => (
        <td key={channel}>
          <Switch
            aria-label={labels[channel]}
            checked={shown[channel]}
            onChange={({ currentTarget }) => void saveChoice({ ...shown, [channel]: currentTarget.checked })}
          />
        </td>
      ))}
    </tr>
  )
}

const ChoicesSkeleton = () => (
  <Stack gap="sm" aria-busy="true">
    <Skeleton height={36} />
    <Skeleton height={36} />
    <Skeleton height={36} />
  </Stack>
)

const Choices = ({ choices }: { choices: readonly NotificationChoice[] }) => {
  const { t } = useTranslation()
  return (
    <table className={styles.choices}>
      <thead>
        <tr>
          <td>
            <VisuallyHidden>{t('About')}</VisuallyHidden>
          </td>
          <th scope="col">{t('Push')}</th>
          <th scope="col">{t('E-mail')}</th>
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <Row key={choice.jenis} choice={choice} />
        ))}
      </tbody>
    </table>
  )
}

/**
 * Lets the user choose which notifications also arrive by push or e-mail. The bell always shows all notifications.
 */
export const NotificationSection = () => {
  const { t } = useTranslation()
  return (
    <SettingsSection
      title={t('Notifications')}
      text={t(
        'All notifications appear under the bell. Choose which ones you also want as push messages or by e-mail.',
      )}
    >
      <QueryContent query={useQuery(notificationContract.notificationChoices)} skeleton={<ChoicesSkeleton />}>
        {(choices) => <Choices choices={choices} />}
      </QueryContent>
    </SettingsSection>
  )
}
