import type { ApiError } from '@lekta/shared/client'
import { useMySchoolQuery } from '@lekta/shared/data/school'
import { useTranslation } from '@lekta/shared/i18n'
import { Alert, Button, CancelButton, Group, Icon, Modal, Stack, scrollToTop, Text } from '@lekta/shared/ui'
import { useEffect, useRef, useState } from 'react'
import type { LoginCard } from '../../contract/person'
import { type CardKind, LoginCards } from './login-cards'
import styles from './people.module.css'

interface ShownProps {
  cards: readonly LoginCard[]
  kind: CardKind
}

/** Cards with the button that prints them. They are told once: who leaves without them makes new ones. */
export const CardsToPrint = ({ cards, kind }: ShownProps) => {
  const { t } = useTranslation()
  const { data: school } = useMySchoolQuery()
  const root = useRef<HTMLDivElement>(null)
  // What comes after the form begins at the top, also for who hears it.
  useEffect(() => {
    root.current?.focus({ preventScroll: true })
    scrollToTop()
  }, [])
  return (
    <Stack gap="md" ref={root} tabIndex={-1} role="group" aria-label={t('Login cards')} className={styles.start}>
      <Alert color="orange" icon={<Icon name="alert" />}>
        {cards.length === 1
          ? t('This password is shown now and never again. Print it, or write it down.')
          : t('These passwords are shown now and never again. Print them, or write them down.')}
      </Alert>
      <Group>
        <Button leftSection={<Icon name="print" size={18} />} onClick={() => window.print()} disabled={!school}>
          {cards.length === 1 ? t('Print the card') : t('Print {{count}} cards', { count: cards.length })}
        </Button>
      </Group>
      {school && <LoginCards cards={cards} kind={kind} school={school.name} language={school.language} />}
    </Stack>
  )
}

interface Props {
  /** Whose cards; none while the dialog is closed. */
  ids: readonly number[]
  kind: CardKind
  /** Makes the new passwords. Rejects with an `ApiError`. */
  renew: (ids: readonly number[]) => Promise<LoginCard[]>
  onClose: () => void
}

const Question = ({ ids, kind, renew, onClose, onMade }: Props & { onMade: (cards: LoginCard[]) => void }) => {
  const { t } = useTranslation()
  const [{ busy, failure }, setState] = useState({ busy: false, failure: '' })
  const make = () => {
    setState({ busy: true, failure: '' })
    renew(ids).then(onMade, ({ message }: ApiError) => setState({ busy: false, failure: message }))
  }
  return (
    <Stack gap="md">
      <Text>
        {kind === 'student'
          ? t('A login card needs a new password. The password of before ends, and who is logged in is logged out.')
          : t('A teacher with a new card chooses a password at the next login. The password of before ends at once.')}
      </Text>
      <Text fw={600}>{t('New cards: {{count}}', { count: ids.length })}</Text>
      {failure && (
        <Alert color="red" role="alert">
          {t(failure)}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm">
        <CancelButton onClick={onClose}>{t('Cancel')}</CancelButton>
        <Button loading={busy} onClick={make} data-autofocus>
          {t('Make new passwords')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Asks whether the passwords may be renewed, and then shows the cards. */
export const CardsDialog = (props: Props) => {
  const { t } = useTranslation()
  const [cards, setCards] = useState<LoginCard[]>([])
  const close = () => {
    setCards([])
    props.onClose()
  }
  return (
    <Modal
      opened={props.ids.length > 0}
      onClose={close}
      size={cards.length > 0 ? 'xl' : 'md'}
      title={t('Login cards')}
      closeOnClickOutside={cards.length === 0}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {cards.length > 0 ? <CardsToPrint cards={cards} kind={props.kind} /> : <Question {...props} onMade={setCards} />}
    </Modal>
  )
}
