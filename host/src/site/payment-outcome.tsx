import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { home } from '../lib/guard'
import { PublicFrame } from './frame/public-frame'
import { Outcome } from './outcome'

interface Props {
  picture: 'check' | 'alert'
  title: string
  /** The id of the payment's invoice; its buyer gets a link to it. */
  invoice?: number | undefined
  /** The most likely next step, shown first. */
  action?: ReactNode
  children: ReactNode
}

/** The invoice's path for the logged-in user; null for roles without invoices. */
function useInvoicePath(id: number | undefined): string | null {
  const roles = useAppSelector(({ session }) => session.roles)
  const buyer = roles.find((role) => role === 'parent' || role === 'school')
  return buyer && id !== undefined ? `/${buyer}/invoice-detail/${id}` : null
}

/** The state of a payment, with links back and to support. */
export const PaymentOutcome = ({ invoice, action, ...outcome }: Props) => {
  const { t } = useTranslation()
  const inside = useAppSelector(({ session }) => session.token !== null)
  const path = useInvoicePath(invoice)
  const back = inside ? { to: home, label: t('Go to dashboard') } : { to: '/login', label: t('Back to login') }
  const next = path ? { to: path, label: t('View invoice') } : back
  return (
    <PublicFrame kind="form">
      <Outcome
        {...outcome}
        actions={
          <>
            {action}
            <Button component={Link} to={next.to} size="md" variant={action ? 'default' : 'filled'}>
              {next.label}
            </Button>
            <Button component={Link} to="/contact-us?topic=help" size="md" variant="default">
              {t('Contact us')}
            </Button>
          </>
        }
      />
    </PublicFrame>
  )
}
