import { WordsProvider } from '@lekta/shared/i18n'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { StandaloneData } from '../testing/samples'
import { Catalogue } from './catalogue/catalogue'
import { setClock } from './clock'
import { isolate } from './isolate'
import { addressToOpen, listPages } from './open-pages'
import { defaultsOf, type Options, optionsOf, rolesOf, searchOf } from './options'
import { createPageSession, readNonce } from './page-session'
import {
  type CreateSession,
  createSessionStore,
  createSessionWords,
  type Session,
  type StandaloneArea,
} from './session'
import { type ReleaseInfo, Toolbar } from './toolbar/toolbar'
import '../ui/styles.css'

export type { CreateSession, Options, Session, StandaloneArea, StandaloneData }
export { addressToOpen, createSessionStore, createSessionWords, listPages, readNonce }

/** Loads the code that shows pages inside the portal, which is much more than the pages need. */
type LoadPortal = () => Promise<CreateSession>

interface Props extends StandaloneArea {
  release: ReleaseInfo
  loadPortal: LoadPortal
}

interface SessionProps {
  alone: StandaloneArea
  options: Options
  choose: (change: Partial<Options>) => void
  loadPortal: LoadPortal
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

interface Begun {
  key: string
  options: Options
  session: Session
}

/** The cookies in which the portal keeps the choices that are options here. */
const cookiesOf = ({ language, theme, size }: Options) => ({ language, colours: theme, size })

/** Begins a session whenever the options change. The session before is shown until the next one is ready. */
function useSession({ alone, options, choose, loadPortal }: SessionProps) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const key = searchOf(alone.area, { ...options, toolbar: 'off' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains every option that the session depends on
  useEffect(() => {
    let end: (() => void) | null = () => undefined
    const begin = async () => {
      if (options.catalogue) return setBegun(null)
      const create = options.around === 'portal' ? await loadPortal() : createPageSession
      if (!end) return
      const restore = isolate({ cookies: cookiesOf(options), storage: options.api === null })
      setClock(options.at)
      const session = create(alone, options, choose)
      end = () => {
        session.dispose()
        restore()
      }
      setBegun({ key, options, session })
    }
    void begin()
    return () => {
      end?.()
      end = null
    }
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

/** The attributes name what is shown, for tests that open one page after the other. */
const ShownSession = ({ begun: { key, options, session } }: { begun: Begun }) => (
  <div key={key} data-role={options.role} data-language={options.language} data-state={options.state}>
    {session.element}
  </div>
)

const Standalone = ({ area, data, release, loadPortal }: Props) => {
  const alone = useMemo(() => ({ area, data }), [area, data])
  const { options, choose } = useOptions(alone)
  const begun = useSession({ alone, options, choose, loadPortal })
  useAppearance(options, begun)
  const words = useMemo(() => createSessionWords(alone, options), [alone, options])
  // The portal shows a fill in the pages that offer its slot.
  const slotSamples = options.around === 'portal' ? {} : data.slotSamples
  const pages = listPages(area, options.role, data.samples, slotSamples)
  return (
    <>
      {begun && <ShownSession begun={begun} />}
      <WordsProvider i18n={words}>
        {options.catalogue && <Catalogue area={area} pages={pages} options={options} />}
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
export function open(props: Props): Root {
  document.documentElement.lang = optionsOf(props.area, location.search).language
  const root = createRoot(document.getElementById('root') ?? document.body)
  root.render(<Standalone {...props} />)
  return root
}
