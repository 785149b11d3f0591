export { Burger } from '@mantine/core'
