import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, EmptyPicture, Notice } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { home } from '../portal/guard'
import { PublicFrame } from '../public/public-frame'

/** A page that leads nowhere else than back. */
export const DeadEnd = ({ title, children }: { title: string; children: ReactNode }) => {
  const { t } = useTranslation()
  const inside = useAppSelector(({ session }) => session.token !== null)
  return (
    <PublicFrame kind="form">
      <Notice
        picture={<EmptyPicture />}
        title={title}
        order={1}
        action={
          <Button component={Link} to={inside ? home : '/'} mt="sm">
            {inside ? t('To the dashboard') : t('To the front page')}
          </Button>
        }
      >
        {children}
      </Notice>
    </PublicFrame>
  )
}
