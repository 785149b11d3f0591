import { Link } from '@lekta/shared/routing'
import { Anchor, Avatar, Group, Text } from '@lekta/shared/ui'
import styles from './student-name.module.css'

interface Props {
  name: string
  avatar: string | null
  /** The link of the whole row. */
  to?: string | undefined
  /** A second line in grey, such as the username. */
  detail?: string | undefined
}

/** A student's picture and name for the first column, linked if `to` is set. */
export const StudentName = ({ name, avatar, to, detail }: Props) => (
  <Group gap="sm" wrap="nowrap">
    <Avatar name={name} avatar={avatar} size={30} />
    <div className={styles.lines}>
      {to ? (
        <Anchor component={Link} to={to} fw={600} data-row-link>
          {name}
        </Anchor>
      ) : (
        <Text component="span" fw={600}>
          {name}
        </Text>
      )}
      {detail && (
        <Text component="span" c="dimmed" className={styles.detail} data-detail>
          {detail}
        </Text>
      )}
    </div>
  </Group>
)
