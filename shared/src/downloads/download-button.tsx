import { Button, Icon, Stack } from '@lekta/shared/ui'
import { DownloadError, type MakeFile, useDownload } from './use-download'

interface Props {
  label: string
  make: MakeFile
  /** Makes the button small, for use within a line of text. */
  small?: boolean
}

/** A button that makes a file and saves it. If that fails, it shows why. */
export const DownloadButton = ({ label, make, small = false }: Props) => {
  const { save, busy, error } = useDownload()
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
