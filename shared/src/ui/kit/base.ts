/** The part of the kit that every page uses: the providers, layout, text, buttons and notices. */
export {
  Alert,
  Anchor,
  Box,
  Button,
  Group,
  Skeleton,
  Stack,
  Text,
  Title,
  UnstyledButton,
  useMantineColorScheme as useColorScheme,
  VisuallyHidden,
} from '@mantine/core'
export { useDisclosure, useMediaQuery } from '@mantine/hooks'
export { addPictures, Icon, type Picture } from '../content/icon'
export { EmptyNotice, EmptyPicture, FailureNotice, Notice } from '../feedback/notice'
export { UiProvider } from '../ui-provider'
