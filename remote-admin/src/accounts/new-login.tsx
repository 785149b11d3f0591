import type { LoginCard } from '@lekta/shared/contract/person'
import { type Language, useTranslation } from '@lekta/shared/i18n'
import { LoginCards } from '@lekta/shared/login-cards/login-cards'
import { Alert, Button, Group, Icon, Stack, scrollToTop } from '@lekta/shared/ui'
import { useEffect, useRef } from 'react'

interface Props {
  card: LoginCard
  /** The head of the card: the school's name, or the platform's. */
  school: string
  /** The language of the card. */
  language: Language
}

/** The login card of an account with a new first password, with a print button. It is shown only once. */
export const NewLogin = ({ card, school, language }: Props) => {
  const { t } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  // The card replaces a form, so the page scrolls to its top and the focus moves there.
  useEffect(() => {
    root.current?.focus({ preventScroll: true })
    scrollToTop()
  }, [])
  return (
    <Stack gap="md" ref={root} tabIndex={-1} role="group" aria-label={t('Login card')}>
      <Alert color="orange" icon={<Icon name="alert" />}>
        {t('You will only see this password once. Print it or write it down.')}
      </Alert>
      <Group>
        <Button leftSection={<Icon name="print" size={18} />} onClick={() => window.print()}>
          {t('Print the card')}
        </Button>
      </Group>
      <LoginCards cards={[card]} kind="teacher" school={school} language={language} />
    </Stack>
  )
}
