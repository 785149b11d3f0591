import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { home } from '../portal/guard'
import { Outcome } from './outcome'
import { PublicFrame } from './public-frame'

interface Props {
  picture: 'check' | 'alert'
  title: string
  children: ReactNode
}

/** How a payment stands, with the ways back and to somebody who helps. */
export const PaymentOutcome = (props: Props) => {
  const { t } = useTranslation()
  const inside = useAppSelector(({ session }) => session.token !== null)
  return (
    <PublicFrame kind="form">
      <Outcome
        {...props}
        ways={
          <>
            <Button component={Link} to={inside ? home : '/login'} size="md">
              {inside ? t('To the dashboard') : t('To the login')}
            </Button>
            <Button component={Link} to="/contact-us?topic=help" size="md" variant="default">
              {t('Write to us')}
            </Button>
          </>
        }
      />
    </PublicFrame>
  )
}
