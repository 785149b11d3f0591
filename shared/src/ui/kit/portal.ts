export { Portal } from '@mantine/core'
