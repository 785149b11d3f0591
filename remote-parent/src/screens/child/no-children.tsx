import { useTranslation } from '@lekta/shared/i18n'
import { EmptyPicture, Notice } from '@lekta/shared/ui'

/** How a parent without children comes to them. */
export const NoChildren = () => {
  const { t } = useTranslation()
  return (
    <Notice picture={<EmptyPicture />} title={t('No child is linked to your account yet')}>
      {t(
        'Your child’s school makes the link. Tell the school office your child’s name and the username that you log in with; your child then stands here.',
      )}
    </Notice>
  )
}
