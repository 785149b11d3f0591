import { useTranslation } from '@lekta/shared/i18n'
import { SettingsSection } from '../account-settings/settings-section'
import { PersonExport } from './person-export'

/** The section of the settings in which users download everything that is stored about them. */
export const ExportSection = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  return (
    <SettingsSection
      title={t('Download my data')}
      text={t('One file with everything stored about you: a summary to read, and data for programs.')}
    >
      <PersonExport id={id} />
    </SettingsSection>
  )
}
