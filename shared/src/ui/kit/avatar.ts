import '@mantine/core/styles/Avatar.layer.css'
import { Avatar as MantineAvatar } from '@mantine/core'

export const Avatar = MantineAvatar
