import { type ApiError, useQuery } from '@lekta/shared/client'
import { schoolContract } from '@lekta/shared/contract/people/school'
import type { LoginCard } from '@lekta/shared/contract/person'
import { useTranslation } from '@lekta/shared/i18n'
import { type CardKind, LoginCards } from '@lekta/shared/login-cards/login-cards'
import {
  Alert,
  Button,
  CancelButton,
  ConfirmDialog,
  Dialog,
  Group,
  Icon,
  Stack,
  scrollToTop,
  Text,
} from '@lekta/shared/ui'
import { useEffect, useRef, useState } from 'react'
import styles from '../people/people.module.css'

interface ShownProps {
  cards: readonly LoginCard[]
  kind: CardKind
  /** Called when the user has printed the cards. */
  onPrint?: () => void
}

/** Login cards with a print button. They are shown only once; afterwards new ones have to be created. */
export const CardsToPrint = ({ cards, kind, onPrint }: ShownProps) => {
  const { t } = useTranslation()
  const { data: school } = useQuery(schoolContract.mySchool)
  const root = useRef<HTMLDivElement>(null)
  // The cards replace a form, so the page scrolls to their top and the focus moves there.
  useEffect(() => {
    root.current?.focus({ preventScroll: true })
    scrollToTop()
  }, [])
  const print = () => {
    window.print()
    onPrint?.()
  }
  return (
    <Stack gap="md" ref={root} tabIndex={-1} role="group" aria-label={t('Login cards')} className={styles.start}>
      <Alert color="orange" icon={<Icon name="alert" />}>
        {cards.length === 1
          ? t('You will only see this password once. Print it or write it down.')
          : t('You will only see these passwords once. Print them or write them down.')}
      </Alert>
      <Group>
        <Button leftSection={<Icon name="print" size={18} />} onClick={print} disabled={!school}>
          {cards.length === 1 ? t('Print the card') : t('Print {{count}} cards', { count: cards.length })}
        </Button>
      </Group>
      {school && (
        <LoginCards
          cards={cards}
          kind={kind}
          school={school.name}
          language={school.language}
          {...(kind === 'student' && { schoolCode: school.code })}
        />
      )}
    </Stack>
  )
}

interface Props {
  opened: boolean
  kind: CardKind
  /** The title of the question; “Login cards” by default. */
  title?: string
  /** Cards that have been made already, so that nothing is asked. */
  made?: LoginCard[]
  /** The confirmation text, if it differs from the one for selected people. */
  question?: string
  /** The number of cards, if it is known. */
  count?: number
  /** Creates the new passwords. Rejects with an `ApiError`. */
  renew: () => Promise<LoginCard[]>
  /** Called when the dialog closes; `renewed` says whether passwords were renewed. */
  onClose: (renewed: boolean) => void
}

const Question = ({
  kind,
  question,
  count,
  renew,
  onClose,
  onMade,
}: Omit<Props, 'opened' | 'onClose' | 'made' | 'title'> & {
  onClose: () => void
  onMade: (cards: LoginCard[]) => void
}) => {
  const { t } = useTranslation()
  const [{ busy, failure }, setState] = useState({ busy: false, failure: '' })
  const usual =
    kind === 'student'
      ? t(
          'A new login card comes with a new password. The old password stops working, and students still logged in are logged out.',
        )
      : t('A teacher with a new card chooses a password at the next login. The old password stops working at once.')
  const make = () => {
    setState({ busy: true, failure: '' })
    renew().then(onMade, ({ message }: ApiError) => setState({ busy: false, failure: message }))
  }
  return (
    <Stack gap="md">
      <Text>{question ?? usual}</Text>
      {count !== undefined && count > 1 && (
        <Text fw={600}>{t('{{count}} new cards', { count, defaultValue_one: '{{count}} new card' })}</Text>
      )}
      {failure && (
        <Alert color="red" role="alert">
          {t(failure)}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm">
        <CancelButton onClick={onClose}>{t('Cancel')}</CancelButton>
        <Button loading={busy} onClick={make} data-autofocus>
          {kind === 'student' && question === undefined
            ? t('Reset {{count}} passwords', { count: count ?? 1, defaultValue_one: 'Reset the password' })
            : t('Create new passwords')}
        </Button>
      </Group>
    </Stack>
  )
}

const Made = (props: ShownProps) => {
  const { t } = useTranslation()
  if (props.cards.length === 0)
    return <Text role="status">{t('Everyone has already logged in, so no passwords were changed.')}</Text>
  return <CardsToPrint {...props} />
}

/** Asks whether to close cards that have not been printed, because they cannot be shown again. */
const UnprintedQuestion = ({ onStay, onClose }: { onStay: () => void; onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t('Close without printing?')}
      text={t('These passwords cannot be shown again. You would have to reset them once more.')}
      onClose={onStay}
    >
      <Button variant="default" onClick={onClose}>
        {t('Close anyway')}
      </Button>
      <Button onClick={onStay} data-autofocus>
        {t('Back to the cards')}
      </Button>
    </ConfirmDialog>
  )
}

/**
 * Asks for confirmation before the passwords are renewed, and then shows the cards. Cards that have not been printed
 * are closed only after a question.
 */
export const CardsDialog = ({ opened, ...request }: Props) => {
  const { t } = useTranslation()
  const [cards, setCards] = useState<LoginCard[] | null>(request.made ?? null)
  const [{ printed, isQuestionOpen }, setState] = useState({ printed: false, isQuestionOpen: false })
  const close = () => {
    setCards(null)
    setState({ printed: false, isQuestionOpen: false })
    request.onClose(cards !== null)
  }
  const closeOrAsk = () => (cards?.length && !printed ? setState({ printed, isQuestionOpen: true }) : close())
  return (
    <>
      <Dialog
        opened={opened}
        onClose={closeOrAsk}
        size={cards?.length ? 'xl' : 'md'}
        title={cards ? t('Login cards') : request.title || t('Login cards')}
        closeOnEscape={!isQuestionOpen}
      >
        {cards ? (
          <Made cards={cards} kind={request.kind} onPrint={() => setState({ printed: true, isQuestionOpen: false })} />
        ) : (
          <Question {...request} onClose={close} onMade={setCards} />
        )}
      </Dialog>
      {isQuestionOpen && (
        <UnprintedQuestion onStay={() => setState({ printed, isQuestionOpen: false })} onClose={close} />
      )}
    </>
  )
}
