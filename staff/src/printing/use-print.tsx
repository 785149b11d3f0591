import { type ApiError, useMutation } from '@lekta/shared/client'
import { type PrintRequest, printContract } from '@lekta/shared/contract/assessment/print'
import { useTranslation } from '@lekta/shared/i18n'
import { languageOf } from '@lekta/shared/lib/language-of'
import { type ReactNode, useState } from 'react'
import { PrintDialog } from './print-dialog'

/** The file that the dialog is about. */
interface OpenPrint {
  request: PrintRequest
  /** Null until the server has stored the request. */
  id: number | null
  error: string | null
}

/**
 * Returns a function that has reports or letters of students, or a table of their results, drawn as one PDF, and the
 * dialog that shows its progress and offers the file.
 */
export function usePrint(): { print: (request: PrintRequest) => void; dialog: ReactNode } {
  const { i18n } = useTranslation()
  const [send] = useMutation(printContract.requestPrint)
  const [open, setOpen] = useState<OpenPrint | null>(null)
  const print = (request: PrintRequest) => {
    setOpen({ request, id: null, error: null })
    send({ body: { language: languageOf(i18n.language), ...request } })
      .unwrap()
      .then(
        ({ id }) => setOpen({ request, id, error: null }),
        ({ message }: ApiError) => setOpen({ request, id: null, error: message }),
      )
  }
  const dialog = open && (
    <PrintDialog
      kind={open.request.kind}
      id={open.id}
      error={open.error}
      onRetry={() => print(open.request)}
      onClose={() => setOpen(null)}
    />
  )
  return { print, dialog }
}
