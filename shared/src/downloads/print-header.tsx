import { useProfile } from '@lekta/shared/client'
import { useDay } from '../dates/use-day'
import styles from './print-header.module.css'

/** A header with the school, the subject and the date of printing, visible only in print. */
export const PrintHeader = ({ about }: { about?: string | undefined }) => {
  const day = useDay()
  const { data } = useProfile()
  const printed = day(new Date().toISOString())
  return <p className={styles.line}>{[data?.school?.name, about, printed].filter(Boolean).join(' · ')}</p>
}
