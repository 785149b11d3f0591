export { Container } from '@mantine/core'
