import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, Icon } from '@lekta/shared/ui'

/** Links back to the page from which the user opened this one, usually a list. */
export const BackButton = ({ to }: { to: string }) => {
  const { t } = useTranslation()
  return (
    <Button component={Link} to={to} variant="default" leftSection={<Icon name="back" size={18} />}>
      {t('Back')}
    </Button>
  )
}
