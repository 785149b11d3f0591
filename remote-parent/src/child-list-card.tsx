import type { Child } from '@lekta/shared/contract/people/child'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, Avatar, Button, Card, Group, Text, Title } from '@lekta/shared/ui'
import { type ReactNode, useId } from 'react'
import { profilePath, reportPath } from './addresses'
import styles from './child-list-card.module.css'
import { gradeAndSchool } from './grade-and-school'

interface Props {
  child: Child
  /** Shown below the name. */
  about?: ReactNode
  /** The most important button, shown before the others. */
  first?: ReactNode
  children: ReactNode
}

/** A child in the parent's list: name, summary, and links to its report and profile. */
export const ChildListCard = ({ child, about, first, children }: Props) => {
  const { t } = useTranslation()
  const title = useId()
  const { name, standing } = child
  return (
    <li className={styles.place}>
      <Card p="lg" h="100%">
        <article className={styles.card} aria-labelledby={title}>
          <header className={styles.head}>
            <Avatar name={name} avatar={child.avatar} size={60} />
            <div className={styles.who}>
              <Title order={2} size="h3" id={title}>
                <Anchor component={Link} to={profilePath(child)} inherit c="inherit">
                  {name}
                </Anchor>
              </Title>
              <Text c="dimmed">{gradeAndSchool(child, t)}</Text>
              {about}
            </div>
          </header>
          {children}
          <Group gap="sm" mt="auto">
            {first}
            {standing && (
              <Button
                component={Link}
                variant={first ? 'default' : 'filled'}
                to={reportPath(standing.report_id)}
                aria-label={t('{{name}}’s latest report', { name })}
              >
                {t('Latest report')}
              </Button>
            )}
            <Button
              variant="default"
              component={Link}
              to={profilePath(child)}
              aria-label={t('{{name}}’s profile', { name })}
            >
              {t('Profile')}
            </Button>
          </Group>
        </article>
      </Card>
    </li>
  )
}
