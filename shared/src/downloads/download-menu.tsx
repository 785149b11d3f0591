import { Button, Icon, Menu, Stack } from '@lekta/shared/ui'
import { DownloadError, type MakeFile, useDownload } from './use-download'

interface Props {
  label: string
  choices: readonly { label: string; make: MakeFile }[]
}

/** A menu of files. It makes the chosen file and saves it; if that fails, it shows why. */
export const DownloadMenu = ({ label, choices }: Props) => {
  const { save, busy, error } = useDownload()
  return (
    <Stack gap="xs" align="start">
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button variant="default" loading={busy} leftSection={<Icon name="mail" size={18} />}>
            {label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {choices.map(({ label: choice, make }) => (
            <Menu.Item key={choice} leftSection={<Icon name="download" size={18} />} onClick={() => save(make)}>
              {choice}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <DownloadError error={error} />
    </Stack>
  )
}
