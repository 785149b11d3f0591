import {
  applyUndo,
  type Notice,
  noticeSlice,
  type Store,
  type Undo,
  useAppDispatch,
  useAppSelector,
  useStore,
} from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Alert, Button, Group, Icon } from '@lekta/shared/ui'
import { useEffect } from 'react'
import styles from './notice.module.css'

/** Milliseconds for which a success or a warning is shown; an error stays until it is closed. */
const readingTime = 6000

const looks = {
  success: { role: 'status', color: 'teal', picture: 'check' },
  warning: { role: 'status', color: 'orange', picture: 'alert' },
  error: { role: 'alert', color: 'red', picture: 'alert' },
} as const
/** Milliseconds for a notice that can be undone: time to read it and to change one's mind. */
const thinkingTime = 15_000

const UndoButton = ({ notice: { undo }, onUndo }: { notice: Notice; onUndo: (undo: Undo) => void }) => {
  const { t } = useTranslation()
  if (!undo) return null
  return (
    <Button size="compact-sm" variant="default" onClick={() => onUndo(undo)}>
      {t('Undo')}
    </Button>
  )
}

/** The shell's current notice, above any page. */
export const NoticeBox = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const notice = useAppSelector((state) => state.notice)
  const store = useStore() as Store
  const close = () => dispatch(noticeSlice.actions.noticeClosed())
  useEffect(() => {
    if (!notice || notice.kind === 'error') return
    const time = notice.undo ? thinkingTime : readingTime
    const timer = setTimeout(() => dispatch(noticeSlice.actions.noticeClosed()), time)
    return () => clearTimeout(timer)
  }, [dispatch, notice])
  const look = notice && looks[notice.kind]
  return (
    <div className={styles.container} aria-live="polite" data-shell>
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
          <Group gap="md">
            {t(notice.text, notice.values)}
            <UndoButton notice={notice} onUndo={(undo) => void applyUndo(store, undo)} />
          </Group>
        </Alert>
      )}
    </div>
  )
}
