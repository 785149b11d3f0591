import { useQuery } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, Avatar, Group, Icon, Text, Title } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { childContract } from '../contract/people/child'
import styles from './report-view.module.css'

export interface BackTarget {
  to: string
  /** The label in the user's language. */
  label: string
}

interface Props {
  child: { id: number; name: string; avatar: string | null }
  /** One line under the name. */
  subtitle?: string
  back: BackTarget
  /** Actions of the page, shown on the right. */
  children?: ReactNode
}

const Points = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  const { data, isLoading } = useQuery(childContract.child, { params: { id } })
  if (isLoading) return <Text component="span" fw={600} className={styles.pointsSpace} />
  if (!data || data.poin_formatted === '0') return null
  return (
    <Text component="span" fw={600} c="dimmed">
      {t('{{points}} points', { points: data.poin_formatted })}
    </Text>
  )
}

/** The back link of a student's page, also shown while the student is loading. */
export const BackLink = ({ to, label }: BackTarget) => (
  <div className={styles.actions}>
    <Anchor component={Link} to={to}>
      <Group component="span" gap={6} mb="sm" display="inline-flex">
        <Icon name="back" size={18} />
        {label}
      </Group>
    </Anchor>
  </div>
)

/** The header of every page about one student: back link, picture, name and points (hidden if there are none). */
export const StudentHeader = ({ child, subtitle, back, children }: Props) => (
  <header>
    <BackLink {...back} />
    <div className={styles.bar}>
      <div className={styles.who}>
        <Avatar name={child.name} avatar={child.avatar} size={56} />
        <div>
          <Group gap="sm" align="baseline">
            <Title order={1} size="h2">
              {child.name}
            </Title>
            <Points id={child.id} />
          </Group>
          {subtitle && <Text c="dimmed">{subtitle}</Text>}
        </div>
      </div>
      {children}
    </div>
  </header>
)
