import { useTranslation } from '@lekta/shared/i18n'
import { Button, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '../content/icon'
import styles from './notice.module.css'

interface Props {
  title: string
  children?: ReactNode
  action?: ReactNode
  picture?: ReactNode
  /** The level of the heading: 1 if the notice is all that the page shows. */
  order?: 1 | 2
}

/** A message instead of content, such as “empty”, “not found” or “done”, with what to do next. */
export const Notice = ({ title, children, action, picture, order = 2 }: Props) => (
  <Stack className={styles.notice} align="center" gap="sm">
    {picture}
    <Title order={order} size="h3" ta="center">
      {title}
    </Title>
    {children && (
      <Text c="dimmed" ta="center" maw={460}>
        {children}
      </Text>
    )}
    {action}
  </Stack>
)

/** An open book with empty pages, the picture of an empty list. */
export const EmptyPicture = () => (
  <svg className={styles.picture} viewBox="0 0 200 130" role="img" aria-hidden="true">
    <ellipse cx="100" cy="116" rx="80" ry="8" className={styles.shadow} />
    <path d="M100 34C80 20 48 18 24 26v78c24-8 56-6 76 8z" className={styles.page} />
    <path d="M100 34c20-14 52-16 76-8v78c-24-8-56-6-76 8z" className={styles.page} />
    <path d="M100 34v78" className={styles.spine} />
    <path d="M40 46c14-3 30-2 44 4M40 62c14-3 30-2 44 4M116 50c14-6 30-7 44-4" className={styles.line} />
    <circle cx="150" cy="76" r="13" className={styles.sun} />
    <path d="M160 86l12 12" className={styles.handle} />
  </svg>
)

/** A notice that there is nothing to show yet, and what to do about it. */
export const EmptyNotice = (props: Omit<Props, 'picture'>) => <Notice picture={<EmptyPicture />} {...props} />

/** The message of an answer that says nothing itself, such as the page of a proxy whose server does not run. */
const noMessage = 'Error'

interface FailureProps extends Pick<Props, 'order'> {
  message: string
  onRetry: () => void
}

/** Shows why a call failed, with a retry button. Messages written by the client are in the user's language. */
export const FailureNotice = ({ message, onRetry, order = 2 }: FailureProps) => {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <Notice
        title={t('This could not be loaded')}
        order={order}
        action={
          <Button variant="default" leftSection={<Icon name="retry" size={18} />} onClick={onRetry}>
            {t('Retry')}
          </Button>
        }
      >
        {message === noMessage
          ? t('The server does not answer as it should. Please try again in a minute.')
          : t(message)}
      </Notice>
    </div>
  )
}
