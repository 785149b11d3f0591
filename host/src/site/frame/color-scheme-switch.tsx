import { useTranslation } from '@lekta/shared/i18n'
import { Icon, UnstyledButton, useColorScheme } from '@lekta/shared/ui'
import styles from './switches.module.css'

const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme')

/** Switches between light and dark. CSS chooses the icon, so that the icon is correct before any script runs. */
export const ColorSchemeSwitch = () => {
  const { t } = useTranslation()
  const { setColorScheme } = useColorScheme()
  return (
    <UnstyledButton
      className={styles.scheme}
      aria-label={t('Switch between light and dark')}
      onClick={() => setColorScheme(shown() === 'dark' ? 'light' : 'dark')}
    >
      <span className={styles.inLight}>
        <Icon name="moon" />
      </span>
      <span className={styles.inDark}>
        <Icon name="sun" />
      </span>
    </UnstyledButton>
  )
}
