import { type ApiError, type Store, useStore } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'

interface Props {
  label: string
  /** Makes the file, or has the server make it. Rejects with an `ApiError`. */
  make: (http: Store['http']) => Promise<File>
  /** Stands within a line of text. */
  small?: boolean
}

function saveFile(file: File) {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  URL.revokeObjectURL(url)
}

/** Makes a file and saves it, or says why that failed. */
export const SaveButton = ({ label, make, small = false }: Props) => {
  const { t } = useTranslation()
  const { http } = useStore() as Store
  const [{ busy, fault }, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false })
  const save = () => {
    setState({ busy: true })
    make(http)
      .then(saveFile)
      .then(
        () => setState({ busy: false }),
        ({ message }: ApiError) => setState({ busy: false, fault: message }),
      )
  }
  return (
    <Stack gap="xs" align="start">
      <Button
        variant="default"
        loading={busy}
        leftSection={!small && <Icon name="download" size={18} />}
        onClick={save}
        {...(small && { size: 'compact-sm' })}
      >
        {label}
      </Button>
      {fault && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {t('The download failed. {{reason}}', { reason: t(fault) })}
        </Text>
      )}
    </Stack>
  )
}
