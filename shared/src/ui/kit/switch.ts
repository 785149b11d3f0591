import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch as MantineSwitch } from '@mantine/core'

export const Switch = MantineSwitch
