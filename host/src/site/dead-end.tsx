import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, EmptyNotice, Group } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { home } from '../lib/guard'
import { PublicFrame } from './frame/public-frame'

interface Props {
  title: string
  /** Whether another account could open the page. If so, a login link is shown next to the back link. */
  forOthers?: boolean
  children: ReactNode
}

/** A page with only a short text and a link back. */
export const DeadEnd = ({ title, forOthers = false, children }: Props) => {
  const { t } = useTranslation()
  const inside = useAppSelector(({ session }) => session.token !== null)
  return (
    <PublicFrame kind="form">
      <EmptyNotice
        title={title}
        order={1}
        action={
          <Group justify="center" mt="sm">
            <Button component={Link} to={inside ? home : '/'} variant={forOthers && !inside ? 'default' : 'filled'}>
              {inside ? t('Go to dashboard') : t('Home')}
            </Button>
            {forOthers && !inside && (
              <Button component={Link} to="/login">
                {t('Log in')}
              </Button>
            )}
          </Group>
        }
      >
        {children}
      </EmptyNotice>
    </PublicFrame>
  )
}
