import { Avatar as MantineAvatar } from '@lekta/shared/ui/avatar'

/** Background colours with enough contrast for initials. */
const grounds = ['blue', 'cyan', 'grape', 'indigo', 'pink', 'teal', 'violet']

/**
 * A person's picture, or initials if there is none. Hidden from screen readers, because the name is written next to
 * it.
 */
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
