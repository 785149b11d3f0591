import { Avatar as MantineAvatar } from '@mantine/core'

/** Grounds on which initials can be read. */
const grounds = ['blue', 'cyan', 'grape', 'indigo', 'pink', 'teal', 'violet']

/** Somebody's picture, or their initials when there is none. Beside a written name it says nothing more. */
export const Avatar = ({ name, avatar, size = 36 }: { name: string; avatar: string | null; size?: number }) => (
  <MantineAvatar
    src={avatar}
    name={name}
    alt=""
    color="initials"
    allowedInitialsColors={grounds}
    size={size}
    radius={size / 2}
    aria-hidden="true"
  />
)
