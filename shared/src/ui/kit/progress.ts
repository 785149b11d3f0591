import '@mantine/core/styles/Progress.layer.css'
import { Progress as MantineProgress } from '@mantine/core'

export const Progress: typeof MantineProgress = MantineProgress
