import { ActionIcon, Button, Icon, Stack, Tooltip } from '@lekta/shared/ui'
import { DownloadError, type MakeFile, useDownload } from './use-download'

interface Props {
  label: string
  make: MakeFile
  /** Makes the button small, for use within a line of text. */
  small?: boolean
  /** Shows only an icon, with the label as its tooltip, for the tools of a list. */
  icon?: boolean
}

/** A button that makes a file and saves it. If that fails, it shows why. */
export const DownloadButton = ({ label, make, small = false, icon = false }: Props) => {
  const { save, busy, error } = useDownload()
  if (icon)
    return (
      <>
        <Tooltip label={label}>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="inherit"
            size="lg"
            aria-label={label}
            loading={busy}
            onClick={() => save(make)}
          >
            <Icon name="download" />
          </ActionIcon>
        </Tooltip>
        <DownloadError error={error} />
      </>
    )
  return (
    <Stack gap="xs" align="start">
      <Button
        variant="default"
        loading={busy}
        leftSection={!small && <Icon name="download" size={18} />}
        onClick={() => save(make)}
        {...(small && { size: 'compact-sm' })}
      >
        {label}
      </Button>
      <DownloadError error={error} />
    </Stack>
  )
}
