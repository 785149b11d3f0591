import { type Language, languages, useChangeLanguage, useTranslation } from '@lekta/shared/i18n'
import { SegmentedControl } from '@lekta/shared/ui'
import { useAction } from '../feedback/use-action'
import { SettingsSection } from './settings-section'
import { useChangeMe } from './use-change-me'

const choices = Object.entries(languages).map(([value, label]) => ({ value, label: <span lang={value}>{label}</span> }))

/** Lets the user choose the language of the portal and its e-mails. */
export const LanguageSection = ({ text }: { text: string }) => {
  const { t, i18n } = useTranslation()
  const speak = useChangeLanguage()
  const act = useAction()
  const change = useChangeMe()
  const choose = async (language: Language) => {
    await speak(language)
    await act(() => change({ language }))
  }
  return (
    <SettingsSection title={t('Language')} text={text}>
      <SegmentedControl
        aria-label={t('Language')}
        data={choices}
        value={i18n.language}
        onChange={(value) => void choose(value as Language)}
      />
    </SettingsSection>
  )
}
