import { brand } from '@lekta/shared/brand'
import { layoutSlice, useAppDispatch, useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Burger } from '@lekta/shared/ui'
import { AccountPanel } from './account-panel'
import { Logo } from './logo'
import styles from './top-panel.module.css'

/** Above the page: the account at the right; on a phone also the way to the menu. */
export const TopPanel = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { sidebar, device } = useAppSelector(({ layout }) => layout)
  return (
    <header className={styles.panel}>
      {device === 'mobile' && (
        <>
          <Burger
            size="sm"
            opened={sidebar.opened}
            aria-label={t('Open the menu')}
            aria-expanded={sidebar.opened}
            onClick={() => dispatch(layoutSlice.actions.sidebarToggled())}
          />
          <span className={styles.brand}>
            <Logo size={28} />
            {brand.name}
          </span>
        </>
      )}
      <AccountPanel />
    </header>
  )
}
