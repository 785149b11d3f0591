import { StudentName } from '@lekta/shared/lists/student-name'
import { Link } from '@lekta/shared/routing'
import { Anchor, Avatar, Group } from '@lekta/shared/ui'
import { type StaffArea, staffPaths } from '../staff-paths'

interface Props {
  area: StaffArea
  student: { id: number; name: string; avatar?: string | null }
  /**
   * The name alone, or with the picture; `row` also lets the whole row of a list open the page. The name alone by
   * default.
   */
  look?: 'name' | 'picture' | 'row'
  /** A quiet line below the name of a row. */
  detail?: string
}

/** A student's name, wherever staff see it: it opens the page of the student, who may be untested. */
export const StudentLink = ({ area, student: { id, name, avatar = null }, look = 'name', detail }: Props) => {
  const to = staffPaths(area).student(id)
  if (look === 'row') return <StudentName name={name} avatar={avatar} to={to} {...(detail && { detail })} />
  const link = (
    <Anchor component={Link} to={to} {...(look === 'picture' && { fw: 600 })}>
      {name}
    </Anchor>
  )
  if (look === 'name') return link
  return (
    <Group gap="sm" wrap="nowrap">
      <Avatar name={name} avatar={avatar} />
      {link}
    </Group>
  )
}
