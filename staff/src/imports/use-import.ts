import {
  type ApiError,
  api,
  call,
  type QueryResult,
  type Store,
  useAppDispatch,
  useQuery,
  useStore,
} from '@lekta/shared/client'
import { type ImportRun, importContract, importLimit } from '@lekta/shared/contract/import/import'
import type { ImportKind } from '@lekta/shared/contract/import/import-columns'
import { useTranslation } from '@lekta/shared/i18n'
import { useSearchParams } from '@lekta/shared/routing'
import { useEffect, useRef, useState } from 'react'

const megabyte = 1024 * 1024

/** The types of files that can be imported, as in the `accept` attribute of an input. */
export const spreadsheets = '.xlsx,.csv,.tsv,.txt,.zip'

/** Milliseconds between two polls of a running import. */
const pollingMs = 700

/** The run that the page shows, stored in the address. */
export function useChosenRun() {
  const [params, setParams] = useSearchParams()
  const text = params.get('run') ?? ''
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
  const choose = (next: number | null) =>
    setParams((last) => {
      if (next === null) last.delete('run')
      else last.set('run', String(next))
      return last
    })
  return { id, choose }
}

function send({ http }: Store, kind: ImportKind, file: File): Promise<ImportRun> {
  switch (kind) {
    case 'student':
    case 'class-list':
      return call(http, importContract.importStudents, { file, body: { kind } })
    case 'teacher':
      return call(http, importContract.importTeachers, { file })
    case 'voucher':
      return call(http, importContract.importVouchers, { file })
    default:
      return call(http, importContract.importSubscriptions, { file, body: { kind } })
  }
}

/** Returns a function that uploads a sheet to be checked, and its state. */
export function useUpload(kind: ImportKind, onSent: (run: ImportRun) => void) {
  const { t } = useTranslation()
  const store = useStore() as Store
  const dispatch = useAppDispatch()
  const [state, setState] = useState<{ busy: boolean; failure: string | null }>({ busy: false, failure: null })
  const sendFile = async (file: File) => {
    const most = importLimit / megabyte
    if (file.size > importLimit)
      return setState({ busy: false, failure: t('This file is too large. The limit is {{most}} MB.', { most }) })
    setState({ busy: true, failure: null })
    try {
      const run = await send(store, kind, file)
      dispatch(api.util.invalidateTags(['Import']))
      setState({ busy: false, failure: null })
      onSent(run)
    } catch (error) {
      setState({ busy: false, failure: t((error as ApiError).message) })
    }
  }
  return { ...state, sendFile }
}

export const isRunning = (run: ImportRun | undefined) => run?.status === 'checking' || run?.status === 'committing'

/** Polls a run while the server works on it, and then refetches the data that the run changed. */
export function useImportRun(id: number): QueryResult<typeof importContract.importRun> {
  const dispatch = useAppDispatch()
  const [isWorking, setWorking] = useState(false)
  const query = useQuery(importContract.importRun, { params: { id } }, { pollingInterval: isWorking ? pollingMs : 0 })
  const run = query.data
  const wasWorking = useRef(false)
  useEffect(() => {
    const works = isRunning(run)
    setWorking(works)
    if (wasWorking.current && !works)
      dispatch(api.util.invalidateTags(['Import', 'Student', 'Classroom', 'Teacher', 'Report']))
    wasWorking.current = works
  }, [run, dispatch])
  return query
}
