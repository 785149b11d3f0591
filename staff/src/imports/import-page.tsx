import type { ImportRun } from '@lekta/shared/contract/import/import'
import type { ImportKind } from '@lekta/shared/contract/import/import-columns'
import { type ImportPageName, importPaths } from '@lekta/shared/contract/import/import-paths'
import { useTranslation } from '@lekta/shared/i18n'
import { NavLink, useLocation, useSearchParams } from '@lekta/shared/routing'
import { Alert, Icon, PageHeader, SegmentedControl, Stack } from '@lekta/shared/ui'
import { useState } from 'react'
import type { StaffArea } from '../staff-paths'
import { useStaffArea } from '../use-staff-area'
import { ChooseFile } from './choose-file'
import { ImportHistory } from './import-history'
import { importPages, kindNames } from './import-pages'
import styles from './imports.module.css'
import { RunSteps } from './run-steps'
import { RunView } from './run-view'
import { useChosenRun, useImportRun } from './use-import'
import { useImportSentences } from './use-import-sentences'

const ImportPageLinks = ({ area }: { area: StaffArea }) => {
  const { t } = useTranslation()
  return (
    <nav className={styles.siblings} aria-label={t('Import type')}>
      {importPaths[area].map(({ page, path }) => (
        <NavLink key={page} to={path} end className={styles.sibling}>
          {t(importPages[page].name)}
        </NavLink>
      ))}
    </nav>
  )
}

/** The chosen kind of sheet, stored in the address. */
function useKind(kinds: readonly ImportKind[]) {
  const [params, setParams] = useSearchParams()
  const kind = kinds.find((one) => one === params.get('kind')) ?? kinds[0] ?? 'student'
  const choose = (next: string) =>
    setParams(
      (last) => {
        last.set('kind', next)
        return last
      },
      { replace: true },
    )
  return { kind, choose }
}

const KindChoice = ({ kinds, kind, choose }: ReturnType<typeof useKind> & { kinds: readonly ImportKind[] }) => {
  const { t } = useTranslation()
  if (kinds.length < 2) return null
  return (
    <SegmentedControl
      className={styles.kinds}
      value={kind}
      data={kinds.map((value) => ({ value, label: t(kindNames[value]) }))}
      onChange={choose}
    />
  )
}

const ChooseStep = ({ kinds, onSent }: { kinds: readonly ImportKind[]; onSent: (run: ImportRun) => void }) => {
  const choice = useKind(kinds)
  return (
    <Stack gap="lg">
      <RunSteps status={undefined} />
      <KindChoice kinds={kinds} {...choice} />
      <ChooseFile key={choice.kind} kind={choice.kind} onSent={onSent} />
    </Stack>
  )
}

const ImportedBefore = ({ kind }: { kind: ImportKind }) => {
  const { write } = useImportSentences(kind)
  return (
    <Alert color="teal" icon={<Icon name="check" />} role="status">
      {write({ sentence: 'importedBefore', values: {} })}
    </Alert>
  )
}

interface RunProps {
  area: StaffArea
  id: number
  /** Whether the sheet that was just uploaded had been imported before. */
  wasImportedBefore: boolean
  onAnother: () => void
  onSent: (run: ImportRun) => void
  onDiscarded: (id: number) => void
}

const RunStep = ({ id, wasImportedBefore, ...props }: RunProps) => {
  const query = useImportRun(id)
  const { data: run } = query
  return (
    <Stack gap="lg">
      {run?.status !== 'undone' && <RunSteps status={run?.status} />}
      {run?.status === 'committed' && wasImportedBefore && <ImportedBefore kind={run.kind} />}
      <RunView query={query} {...props} />
    </Stack>
  )
}

/** Returns which import page is open. Throws on any other page. */
function usePageName(area: StaffArea): ImportPageName {
  const { pathname } = useLocation()
  const open = importPaths[area].find(({ path }) => path === pathname.replace(/\/+$/, ''))
  if (!open) throw new Error(`${pathname} imports nothing.`)
  return open.page
}

/**
 * The page on which to choose a spreadsheet, review its changes, import it and undo the import; lists earlier
 * imports.
 */
export default function ImportPage() {
  const { t } = useTranslation()
  const area = useStaffArea()
  const { title, subtitle, kinds } = importPages[usePageName(area)]
  const { id, choose } = useChosenRun()
  const [old, setOld] = useState<number | null>(null)
  const open = (run: ImportRun) => {
    // For a file that was imported before, the server returns the first import. An import that is still being checked
    // is new.
    setOld(run.status === 'checking' ? null : run.id)
    choose(run.id)
  }
  const closeRun = (gone: number) => {
    if (gone === id) choose(null)
  }
  return (
    <>
      <PageHeader title={t(title)} subtitle={t(subtitle)} />
      <ImportPageLinks area={area} />
      <Stack gap="xl">
        {id === null ? (
          <ChooseStep kinds={kinds} onSent={open} />
        ) : (
          <RunStep
            key={id}
            area={area}
            id={id}
            wasImportedBefore={id === old}
            onAnother={() => choose(null)}
            onSent={open}
            onDiscarded={closeRun}
          />
        )}
        <ImportHistory kinds={kinds} onDiscarded={closeRun} />
      </Stack>
    </>
  )
}
