import { useAppSelector, useQuery } from '@lekta/shared/client'
import { maintenanceContract } from '@lekta/shared/contract/platform/maintenance'
import { useTranslation } from '@lekta/shared/i18n'
import { Icon } from '@lekta/shared/ui'
import styles from './bottom-banner.module.css'

/** How often an idle page checks whether maintenance is over, in milliseconds. */
const POLLING = 30_000

/** Shown while the portal is read-only. */
export const MaintenanceBanner = () => {
  const { t } = useTranslation()
  const isOn = useAppSelector(({ maintenance }) => maintenance)
  const { data } = useQuery(maintenanceContract.maintenance, undefined, {
    skip: !isOn,
    pollingInterval: POLLING,
    refetchOnMountOrArgChange: true,
  })
  return (
    <div className={styles.edge} role="status">
      {isOn && (
        <p className={styles.notice}>
          <Icon name="settings" size={18} />
          <span className={styles.text}>
            {t('Lekta is being maintained. You can read everything, but nothing can be changed right now.')}
            {data?.message && ` ${data.message}`}
          </span>
        </p>
      )}
    </div>
  )
}
