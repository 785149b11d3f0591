import { useTranslation } from '@lekta/shared/i18n'
import { Icon } from '@lekta/shared/ui'
import styles from './hand-over.module.css'

/** What a parent must know before the device goes over to the child. */
export const WhatChanges = ({ name }: { name: string }) => {
  const { t } = useTranslation()
  return (
    <ul className={styles.lines}>
      <li>
        <Icon name="student" size={22} />
        <span>{t('This device then shows only what is {{name}}’s, in all its windows.', { name })}</span>
      </li>
      <li>
        <Icon name="key" size={22} />
        <span>{t('The bar at the top leads back to your account. It asks for your password.')}</span>
      </li>
    </ul>
  )
}
