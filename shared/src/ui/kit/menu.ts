import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu as MantineMenu } from '@mantine/core'
import { DeferredMenu } from '../feedback/deferred-menu'

export const Menu: typeof MantineMenu = Object.assign(DeferredMenu, MantineMenu)
