import { Link } from '@lekta/shared/routing'
import { Anchor, Avatar, Group, Text } from '@lekta/shared/ui'

interface Props {
  name: string
  avatar: string | null
  /** The link of the whole row. */
  to?: string | undefined
}

/** A student's picture and name for the first column, linked if `to` is set. */
export const StudentName = ({ name, avatar, to }: Props) => (
  <Group gap="sm" wrap="nowrap">
    <Avatar name={name} avatar={avatar} />
    {to ? (
      <Anchor component={Link} to={to} fw={600} data-row-link>
        {name}
      </Anchor>
    ) : (
      <Text component="span" fw={600}>
        {name}
      </Text>
    )}
  </Group>
)
