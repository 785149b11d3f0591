import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu as MantineMenu } from '@mantine/core'
import { DeferredMenu } from '../feedback/deferred-menu'
import { inPlaceOf } from '../feedback/in-place-of'

export const Menu = inPlaceOf(MantineMenu, DeferredMenu)
