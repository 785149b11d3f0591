import { useSize } from '@lekta/shared/data-export/use-size'
import { useTranslation } from '@lekta/shared/i18n'
import styles from './parts.module.css'

/** Returns a function that formats how a size has changed: `+8.5 kB`, `−640 kB`, or nothing if it has not. */
export function useSizeChange() {
  const size = useSize()
  return (before: number, after: number) =>
    before === after ? '' : `${after > before ? '+' : '−'}${size(Math.abs(after - before))}`
}

/** How a size has changed, with a colour. */
export const SizeChange = ({ before, after }: { before: number; after: number }) => {
  const { t } = useTranslation()
  const change = useSizeChange()
  if (before === after) return <span>{t('unchanged')}</span>
  return <span className={after > before ? styles.worse : styles.better}>{change(before, after)}</span>
}
