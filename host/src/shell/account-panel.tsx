import { logOut, type Store, useAppSelector, useStore } from '@lekta/shared/client'
import { type Language, languages, useTranslation } from '@lekta/shared/i18n'
import { useNavigate } from '@lekta/shared/routing'
import { Face, Group, Icon, Menu, type Picture, Text, UnstyledButton, useColorScheme } from '@lekta/shared/ui'
import { speak } from '../portal/language'
import styles from './account-panel.module.css'

const schemes = { light: 'Light', dark: 'Dark', auto: 'As the device' } as const
const schemePictures = { light: 'sun', dark: 'moon', auto: 'settings' } as const

interface ChoiceProps {
  value: string
  picture: Picture
  label: string
  lang?: string
  checked: boolean
  onChoose: () => void
}

/** One of several ways, of which one is in force. */
const Choice = ({ value, picture, label, lang, checked, onChoose }: ChoiceProps) => (
  <Menu.RadioItem
    value={value}
    lang={lang}
    checked={checked}
    closeMenuOnClick
    checkIcon={<Icon name="check" size={16} />}
    onChange={onChoose}
  >
    <Group gap={10}>
      <Icon name={picture} size={18} />
      {label}
    </Group>
  </Menu.RadioItem>
)

const Schemes = () => {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useColorScheme()
  return (['light', 'dark', 'auto'] as const).map((scheme) => (
    <Choice
      key={scheme}
      value={scheme}
      picture={schemePictures[scheme]}
      label={t(schemes[scheme])}
      checked={colorScheme === scheme}
      onChoose={() => setColorScheme(scheme)}
    />
  ))
}

const Languages = () => {
  const { i18n } = useTranslation()
  return (Object.keys(languages) as Language[]).map((language) => (
    <Choice
      key={language}
      value={language}
      picture="language"
      label={languages[language]}
      lang={language}
      checked={i18n.language === language}
      onChoose={() => void speak(i18n, language)}
    />
  ))
}

/** Who is logged in, how the portal looks and speaks to them, and the way out. */
export const AccountPanel = () => {
  const { t } = useTranslation()
  const { name, avatar } = useAppSelector(({ session }) => session)
  const store = useStore() as Store
  const navigate = useNavigate()
  const leave = () => {
    void logOut(store)
    void navigate('/')
  }
  return (
    <div>
      <Menu position="bottom-end" width={250} shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <UnstyledButton className={styles.target} aria-label={t('Account of {{name}}', { name })}>
            <Group gap={10} wrap="nowrap">
              <Face name={name} avatar={avatar} />
              <Text className={styles.name} fw={600} size="sm" truncate maw={220}>
                {name}
              </Text>
              <Icon name="down" size={16} />
            </Group>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('Language')}</Menu.Label>
          <Languages />
          <Menu.Divider />
          <Menu.Label>{t('Colours')}</Menu.Label>
          <Schemes />
          <Menu.Divider />
          <Menu.Item leftSection={<Icon name="logout" size={18} />} onClick={leave}>
            {t('Logout')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
