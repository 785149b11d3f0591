/**
 * The public entry point to the UI. It is a part of the area that uses it: the components of Mantine come from the
 * portal, each from its own module of the kit, and our own components on top of them are bundled.
 */

export { ActionIcon } from '@lekta/shared/ui/action-icon'
export { Badge } from '@lekta/shared/ui/badge'
export {
  Alert,
  Anchor,
  Box,
  Button,
  EmptyNotice,
  EmptyPicture,
  FailureNotice,
  Group,
  Icon,
  Notice,
  type Picture,
  Skeleton,
  Stack,
  Text,
  Title,
  UiProvider,
  UnstyledButton,
  useColorScheme,
  useDisclosure,
  useMediaQuery,
  VisuallyHidden,
} from '@lekta/shared/ui/base'
export { Burger } from '@lekta/shared/ui/burger'
export { Center } from '@lekta/shared/ui/center'
export { Checkbox } from '@lekta/shared/ui/checkbox'
export { Container } from '@lekta/shared/ui/container'
export { Divider } from '@lekta/shared/ui/divider'
export { Menu } from '@lekta/shared/ui/menu'
export { Modal } from '@lekta/shared/ui/modal'
export { NativeSelect } from '@lekta/shared/ui/native-select'
export { PasswordInput } from '@lekta/shared/ui/password-input'
export { Portal } from '@lekta/shared/ui/portal'
export { Progress } from '@lekta/shared/ui/progress'
export { SegmentedControl } from '@lekta/shared/ui/segmented-control'
export { SimpleGrid } from '@lekta/shared/ui/simple-grid'
export { Switch } from '@lekta/shared/ui/switch'
export { Table } from '@lekta/shared/ui/table'
export { Tabs } from '@lekta/shared/ui/tabs'
export { TextInput } from '@lekta/shared/ui/text-input'
export { Textarea } from '@lekta/shared/ui/textarea'
export { Tooltip } from '@lekta/shared/ui/tooltip'
export type {
  ButtonProps,
  MantineColorScheme as ColorScheme,
  MantineColorSchemeManager as ColorSchemeKeeper,
  PasswordInputProps,
  TextInputProps,
} from '@mantine/core'
export { Avatar } from './content/avatar'
export { GrowthChart, type GrowthPoint } from './content/growth-chart'
export { GrowthText, type MeasureBand, MeasureText } from './content/measure-text'
export { StatusBadge, type StatusTone } from './content/status-badge'
export { ConfirmDialog } from './feedback/confirm-dialog'
export { Dialog } from './feedback/dialog'
export { LoadingFrame } from './feedback/loading-frame'
export { LoadingSkeleton } from './feedback/loading-skeleton'
export { CancelButton } from './forms/cancel-button'
export { FileButton, useFileDrop } from './forms/file-button'
export { Card } from './layout/card'
export { DashboardGrid, DashboardSkeleton, Panel } from './layout/dashboard-grid'
export { HorizontalScroll } from './layout/horizontal-scroll'
export { PageHeader } from './layout/page-header'
export { scrollToTop } from './scroll-to-top'
export { type Column, DataTable, type Sorting } from './table/data-table'
export { Pager } from './table/pager'
export type { Selection } from './table/row-selection'
