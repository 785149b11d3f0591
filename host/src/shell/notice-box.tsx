import { noticeSlice, useAppDispatch, useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Alert, Icon } from '@lekta/shared/ui'
import { useEffect } from 'react'
import styles from './notice-box.module.css'

/** Time to read a success or a warning; an error stays until it is closed. */
const readingTime = 6000

const looks = {
  success: { role: 'status', color: 'teal', picture: 'check' },
  warning: { role: 'status', color: 'orange', picture: 'alert' },
  error: { role: 'alert', color: 'red', picture: 'alert' },
} as const

/** What the shell has to say, over any page. */
export const NoticeBox = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const notice = useAppSelector((state) => state.notice)
  const close = () => dispatch(noticeSlice.actions.noticeClosed())
  useEffect(() => {
    if (!notice || notice.kind === 'error') return
    const timer = setTimeout(() => dispatch(noticeSlice.actions.noticeClosed()), readingTime)
    return () => clearTimeout(timer)
  }, [dispatch, notice])
  const look = notice && looks[notice.kind]
  return (
    <div className={styles.place} aria-live="polite">
      {look && (
        <Alert
          className={styles.box}
          role={look.role}
          color={look.color}
          icon={<Icon name={look.picture} />}
          withCloseButton
          closeButtonLabel={t('Close')}
          onClose={close}
        >
          {t(notice.text, notice.values)}
        </Alert>
      )}
    </div>
  )
}
