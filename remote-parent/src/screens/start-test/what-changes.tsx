import { useTranslation } from '@lekta/shared/i18n'
import { Icon } from '@lekta/shared/ui'
import styles from './start-test.module.css'

/** Explains what a parent must know before the device acts for the child. */
export const WhatChanges = ({ name }: { name: string }) => {
  const { t } = useTranslation()
  return (
    <ul className={styles.lines}>
      <li>
        <Icon name="student" size={22} />
        <span>{t('Until you switch back, this device shows only {{name}}’s account.', { name })}</span>
      </li>
      <li>
        <Icon name="key" size={22} />
        <span>{t('To return to your account, use the bar at the top and enter your password.')}</span>
      </li>
    </ul>
  )
}
