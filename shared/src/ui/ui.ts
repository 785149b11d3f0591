/** The one door to how things look: what areas may use of the kit, and our own pieces. */

export type { MantineColorScheme as ColorScheme, MantineColorSchemeManager as ColorSchemeKeeper } from '@mantine/core'
export {
  ActionIcon,
  Alert,
  Anchor,
  Badge,
  Box,
  Burger,
  Button,
  type ButtonProps,
  Center,
  Checkbox,
  Container,
  Divider,
  Group,
  Menu,
  Modal,
  NativeSelect,
  PasswordInput,
  type PasswordInputProps,
  Portal,
  Progress,
  SegmentedControl,
  SimpleGrid,
  Skeleton,
  Stack,
  Switch,
  Table,
  Tabs,
  Text,
  Textarea,
  TextInput,
  Title,
  Tooltip,
  UnstyledButton,
  useMantineColorScheme as useColorScheme,
  VisuallyHidden,
} from '@mantine/core'
export { useDisclosure, useMediaQuery } from '@mantine/hooks'
export { BoardGrid, BoardSkeleton, Panel } from './board'
export { CancelButton } from './cancel-button'
export { type Column, DataTable, type Selection, type Sorting } from './data-table'
export { Face } from './face'
export { FileButton, useFileDrop } from './file-button'
export { GrowthChart, type GrowthPoint } from './growth-chart'
export { Icon, type Picture } from './icon'
export { LoadingFrame } from './loading-frame'
export { GrowthText, type MeasureBand, MeasureText } from './measure-text'
export { EmptyPicture, FailureNotice, Notice } from './notice'
export { PageHeader } from './page-header'
export { Pager } from './pager'
export { Question } from './question'
export { scrollToTop } from './scroll-to-top'
export { Sideways } from './sideways'
export { Surface } from './surface'
export { UiProvider } from './ui-provider'
