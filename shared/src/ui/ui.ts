/** The public entry point to the UI: the Mantine components that areas may use, and our own. */

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
  type TextInputProps,
  Title,
  Tooltip,
  UnstyledButton,
  useMantineColorScheme as useColorScheme,
  VisuallyHidden,
} from '@mantine/core'
export { useDisclosure, useMediaQuery } from '@mantine/hooks'
export { Avatar } from './content/avatar'
export { GrowthChart, type GrowthPoint } from './content/growth-chart'
export { Icon, type Picture } from './content/icon'
export { GrowthText, type MeasureBand, MeasureText } from './content/measure-text'
export { StatusBadge, type StatusTone } from './content/status-badge'
export { ConfirmDialog } from './feedback/confirm-dialog'
export { Dialog } from './feedback/dialog'
export { LoadingFrame } from './feedback/loading-frame'
export { LoadingSkeleton } from './feedback/loading-skeleton'
export { EmptyNotice, EmptyPicture, FailureNotice, Notice } from './feedback/notice'
export { CancelButton } from './forms/cancel-button'
export { FileButton, useFileDrop } from './forms/file-button'
export { Card } from './layout/card'
export { DashboardGrid, DashboardSkeleton, Panel } from './layout/dashboard-grid'
export { HorizontalScroll } from './layout/horizontal-scroll'
export { PageHeader } from './layout/page-header'
export { scrollToTop } from './scroll-to-top'
export { type Column, DataTable, type Selection, type Sorting } from './table/data-table'
export { Pager } from './table/pager'
export { UiProvider } from './ui-provider'
