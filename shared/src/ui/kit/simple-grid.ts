import '@mantine/core/styles/SimpleGrid.layer.css'
import { SimpleGrid as MantineSimpleGrid } from '@mantine/core'

export const SimpleGrid = MantineSimpleGrid
