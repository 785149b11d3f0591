import { type ApiError, type Store, useStore } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { useState } from 'react'

/** Saves a file that the server makes. */
export function useSaving() {
  const { t } = useTranslation()
  const { http } = useStore() as Store
  const [state, setState] = useState<{ busy: boolean; failure: string | null }>({ busy: false, failure: null })
  const save = async (fetchFile: (http: Store['http']) => Promise<File>) => {
    setState({ busy: true, failure: null })
    try {
      const file = await fetchFile(http)
      const url = URL.createObjectURL(file)
      Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
      URL.revokeObjectURL(url)
      setState({ busy: false, failure: null })
    } catch (error) {
      const reason = t((error as ApiError).message)
      setState({ busy: false, failure: t('The download failed. {{reason}}', { reason }) })
    }
  }
  return { ...state, save }
}
