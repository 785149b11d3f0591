import { WordsProvider } from '@lekta/shared/i18n'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { StandaloneData } from '../testing/samples'
import { setClock } from './clock'
import { listPages } from './open-pages'
import { defaultsOf, type Options, optionsOf, rolesOf, searchOf } from './options'
import { createPageSession } from './page-session'
import { createSessionWords, type Session, type StandaloneArea } from './session'
import { type ReleaseInfo, Toolbar } from './toolbar/toolbar'
import '../ui/styles.css'

export type { StandaloneData }

interface Props extends StandaloneArea {
  release: ReleaseInfo
}

/** Returns the options of the address, and a function that changes them and the address. */
function useOptions({ area }: StandaloneArea) {
  const [options, setOptions] = useState(() => optionsOf(area, location.search))
  useEffect(() => {
    const read = () => setOptions(optionsOf(area, location.search))
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [area])
  const choose = useCallback(
    (change: Partial<Options>) => {
      const next = { ...optionsOf(area, location.search), ...change }
      history.pushState(null, '', `${location.pathname}${searchOf(area, next, location.search)}${location.hash}`)
      setOptions(next)
    },
    [area],
  )
  return { options, choose }
}

type Begun = { key: string; session: Session }

/** Begins a session whenever the options change. The session before is shown until the next one is ready. */
function useSession(alone: StandaloneArea, options: Options, choose: (change: Partial<Options>) => void) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const { toolbar: _, ...shown } = options
  const key = searchOf(alone.area, { ...shown, toolbar: 'off' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains every option that the session depends on
  useEffect(() => {
    setClock(options.at)
    const session = createPageSession(alone, options, choose)
    setBegun({ key, session })
    return session.dispose
  }, [alone, key, choose])
  return begun
}

/** Applies language and size to the document, after anything in the session has. */
function useAppearance({ language, size }: Options, begun: Begun | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session may have changed both
  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset.size = size
  }, [language, size, begun])
}

const Standalone = ({ area, data, release }: Props) => {
  const alone = useMemo(() => ({ area, data }), [area, data])
  const { options, choose } = useOptions(alone)
  const begun = useSession(alone, options, choose)
  useAppearance(options, begun)
  const words = useMemo(() => createSessionWords(alone, options), [alone, options])
  const pages = listPages(area, options.role, data.samples)
  return (
    <>
      {begun && (
        <div key={begun.key} data-session={begun.key}>
          {begun.session.element}
        </div>
      )}
      <WordsProvider i18n={words}>
        <Toolbar
          area={area.name}
          options={options}
          choose={choose}
          usual={defaultsOf(area)}
          roles={rolesOf(area)}
          pages={pages}
          session={begun?.session ?? null}
          release={release}
        />
      </WordsProvider>
    </>
  )
}

/**
 * Opens one area on its own, on fixtures or a real API, with a toolbar that chooses what is shown. Returns the root
 * that it has rendered.
 */
export function open(area: StandaloneArea['area'], data: StandaloneData, release: ReleaseInfo): Root {
  document.documentElement.lang = optionsOf(area, location.search).language
  const root = createRoot(document.getElementById('root') ?? document.body)
  root.render(<Standalone area={area} data={data} release={release} />)
  return root
}
