import { useTranslation } from '@lekta/shared/i18n'
import { ActionIcon, Icon } from '@lekta/shared/ui'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react'
import { SettingsChoices } from './settings-choices'
import styles from './settings-panel.module.css'

interface Props extends ComponentProps<typeof SettingsChoices> {
  id: string
  onClose: () => void
}

/** The reading settings next to the test: the text stays visible and changes with each choice. */
export const SettingsPanel = ({ id, onClose, ...choices }: Props) => {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  }
  return (
    <section className={styles.panel} id={id} role="dialog" aria-labelledby="ways-heading" onKeyDown={press}>
      <div className={styles.head}>
        <h2 id="ways-heading" ref={heading} tabIndex={-1}>
          {t('How I read')}
        </h2>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('Close')} onClick={onClose}>
          <Icon name="close" size={22} />
        </ActionIcon>
      </div>
      <SettingsChoices {...choices} />
    </section>
  )
}
