import type { LinkedParent, LinkRequest } from '@lekta/shared/contract/people/link'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, Avatar, type Column, Group, Text } from '@lekta/shared/ui'
import { staffPaths } from '@lekta/staff/staff-paths'
import styles from './parent.module.css'

type Row = Pick<LinkRequest | LinkedParent, 'parent' | 'child'>

/** Returns the columns for the people in a row: the parent with e-mail address, and the child with its classrooms. */
export function usePeopleColumns<R extends Row>(): Column<R>[] {
  const { t } = useTranslation()
  return [
    {
      name: 'parent',
      label: t('Parent'),
      sortable: true,
      cell: ({ parent: { name, email } }) => (
        <span className={styles.person}>
          <Text component="span" fw={600}>
            {name}
          </Text>
          <Text component="span" size="sm" c="dimmed">
            {email}
          </Text>
        </span>
      ),
    },
    {
      name: 'child',
      label: t('Student'),
      sortable: true,
      cell: ({ child: { id, name, avatar, username, classrooms } }) => (
        <Group gap="sm" wrap="nowrap">
          <Avatar name={name} avatar={avatar} />
          <span className={styles.person}>
            <Anchor component={Link} to={staffPaths('school').student(id)} fw={600}>
              {name}
            </Anchor>
            <Text component="span" size="sm" c="dimmed">
              {[username, ...classrooms].join(', ')}
            </Text>
          </span>
        </Group>
      ),
    },
  ]
}
