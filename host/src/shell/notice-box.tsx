import { noticeSlice, useAppDispatch, useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Alert, Icon } from '@lekta/shared/ui'
import { useEffect } from 'react'
import styles from './notice-box.module.css'

/** Time to read a success; an error stays until it is closed. */
const readingTime = 6000

/** What the shell has to say, over any page. */
export const NoticeBox = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const notice = useAppSelector((state) => state.notice)
  const close = () => dispatch(noticeSlice.actions.noticeClosed())
  useEffect(() => {
    if (notice?.kind !== 'success') return
    const timer = setTimeout(() => dispatch(noticeSlice.actions.noticeClosed()), readingTime)
    return () => clearTimeout(timer)
  }, [dispatch, notice])
  return (
    <div className={styles.place} aria-live="polite">
      {notice && (
        <Alert
          className={styles.box}
          role={notice.kind === 'error' ? 'alert' : 'status'}
          color={notice.kind === 'error' ? 'red' : 'teal'}
          icon={<Icon name={notice.kind === 'error' ? 'alert' : 'check'} />}
          withCloseButton
          closeButtonLabel={t('Close')}
          onClose={close}
        >
          {t(notice.text)}
        </Alert>
      )}
    </div>
  )
}
