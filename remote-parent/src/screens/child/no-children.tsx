import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, EmptyPicture, Notice } from '@lekta/shared/ui'

/** How a parent without children comes to them. */
export const NoChildren = () => {
  const { t } = useTranslation()
  return (
    <Notice
      picture={<EmptyPicture />}
      title={t('No child is linked to your account yet')}
      action={
        <Button component={Link} to="/parent/child/add">
          {t('Add child')}
        </Button>
      }
    >
      {t('Add your child here: it gets an account of its own, and you see how it reads.')}
    </Notice>
  )
}
