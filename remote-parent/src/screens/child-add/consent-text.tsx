import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor } from '@lekta/shared/ui'
import type { ReactNode } from 'react'

/** The text that a parent agrees to, with a link to the privacy policy. */
export const ConsentText = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <>
      {children}{' '}
      <Anchor component={Link} to="/privacy-policy" inherit underline="always">
        {t('Privacy policy')}
      </Anchor>
    </>
  )
}
