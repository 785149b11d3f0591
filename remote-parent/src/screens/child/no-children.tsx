import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, EmptyNotice, Group } from '@lekta/shared/ui'
import { LinkChildButton } from '../../links/link-requests'

/** Shown to a parent without children; links to adding one. */
export const NoChildren = () => {
  const { t } = useTranslation()
  return (
    <EmptyNotice
      title={t('No child is linked to your account yet')}
      action={
        <Group gap="sm" mt="sm" justify="center">
          <Button component={Link} to="/parent/child/add">
            {t('Add child')}
          </Button>
          <LinkChildButton />
        </Group>
      }
    >
      {t(
        'Create an account for your child and follow their reading. If your child’s school uses Lekta, link the school account instead.',
      )}
    </EmptyNotice>
  )
}
