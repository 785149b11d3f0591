import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu as MantineMenu } from '@mantine/core'
import { DeferredMenu } from '../feedback/deferred-menu'
import { withPartsOf } from '../feedback/with-parts-of'

export const Menu = withPartsOf(MantineMenu, DeferredMenu)
