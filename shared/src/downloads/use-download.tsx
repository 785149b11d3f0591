import { type ApiError, type Store, useStore } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Text } from '@lekta/shared/ui'
import { useState } from 'react'

/** Makes a file, or has the server make it. Rejects with an `ApiError`. */
export type MakeFile = (http: Store['http']) => Promise<File>

function saveFile(file: File) {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  URL.revokeObjectURL(url)
}

/** Returns a function that makes and saves a file, with its busy state and its last error. */
export function useDownload() {
  const { http } = useStore() as Store
  const [{ busy, error }, setState] = useState<{ busy: boolean; error?: string }>({ busy: false })
  const save = (make: MakeFile) => {
    setState({ busy: true })
    make(http)
      .then(saveFile)
      .then(
        () => setState({ busy: false }),
        ({ message }: ApiError) => setState({ busy: false, error: message }),
      )
  }
  return { save, busy, error }
}

/** Shows why a download failed; renders nothing without an error. */
export const DownloadError = ({ error }: { error: string | undefined }) => {
  const { t } = useTranslation()
  if (!error) return null
  return (
    <Text size="sm" c="var(--mantine-color-error)" role="alert">
      {t('The download failed. {{reason}}', { reason: t(error) })}
    </Text>
  )
}
