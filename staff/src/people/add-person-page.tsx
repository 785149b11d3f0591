import type { LoginCard } from '@lekta/shared/contract/person'
import { FormCard } from '@lekta/shared/forms/form-card'
import { UnsavedGuard } from '@lekta/shared/forms/unsaved-guard'
import { useTranslation } from '@lekta/shared/i18n'
import type { CardKind } from '@lekta/shared/login-cards/login-cards'
import { Button, Group, Icon, PageHeader, Stack } from '@lekta/shared/ui'
import { type ReactNode, useState } from 'react'
import { CardsToPrint } from '../students/cards-dialog'

interface Props {
  kind: CardKind
  title: string
  /** What to do with the login card. */
  cardHint: string
  /** The label of the button that opens the form again. */
  again: string
  /** @deprecated Breadcrumbs lead back to the list. */
  back: string
  /** The form; it calls the function with the new person's login card. */
  children: (onAdded: (card: LoginCard) => void) => ReactNode
}

/** The page that adds a student or a teacher, and then shows the login card. */
export const AddPersonPage = ({ kind, title, cardHint, again, children }: Props) => {
  const { t } = useTranslation()
  const [card, setCard] = useState<LoginCard | null>(null)
  return (
    <>
      <PageHeader
        title={card ? t('{{name}} can log in now', { name: card.name }) : title}
        subtitle={card ? cardHint : t('Create an account. You’ll get a login card next.')}
      />
      <FormCard>
        {card ? (
          <Stack gap="md">
            <CardsToPrint cards={[card]} kind={kind} />
            <Group>
              <Button variant="default" leftSection={<Icon name="add" size={18} />} onClick={() => setCard(null)}>
                {again}
              </Button>
            </Group>
          </Stack>
        ) : (
          <UnsavedGuard>{children(setCard)}</UnsavedGuard>
        )}
      </FormCard>
    </>
  )
}
