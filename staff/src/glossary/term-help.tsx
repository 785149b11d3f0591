import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useLocation } from '@lekta/shared/routing'
import { ActionIcon, Anchor, Icon } from '@lekta/shared/ui'
import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { staffAreas, staffPaths } from '../staff-paths'
import styles from './term-help.module.css'
import { type TermId, termFacts, termOf } from './terms'

/** The distance to the edges of the window, in px. */
const margin = 8

/** Puts the explanation below its button, within the window, and above everything that would cut it off. */
function usePosition(button: RefObject<HTMLElement | null>, note: RefObject<HTMLElement | null>, isOpen: boolean) {
  useLayoutEffect(() => {
    const [from, box] = [button.current?.getBoundingClientRect(), note.current]
    if (!isOpen || !from || !box) return
    box.showPopover?.()
    const { offsetWidth: width, offsetHeight: height } = box
    const { innerHeight } = window
    const { clientWidth } = document.documentElement
    const isRoom = from.bottom + 4 + height + margin <= innerHeight || from.top < height + margin
    box.style.left = `${Math.max(margin, Math.min(from.left - 12, clientWidth - width - margin))}px`
    box.style.top = `${isRoom ? from.bottom + 4 : from.top - height - 4}px`
  }, [button, note, isOpen])
}

/** Closes the explanation when something outside it is pressed or focused, or the page moves. */
function useOutside(frame: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const onOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || !frame.current?.contains(target)) close()
    }
    const kinds = ['pointerdown', 'focusin', 'scroll'] as const
    for (const kind of kinds) document.addEventListener(kind, onOutside, true)
    window.addEventListener('resize', close)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, onOutside, true)
      window.removeEventListener('resize', close)
    }
  }, [frame, isOpen, close])
}

/** Returns the area of the open page, or on the dashboard that of the account. */
function useHelpArea() {
  const { pathname } = useLocation()
  const { roles } = useAppSelector(({ session }) => session)
  return (
    staffAreas.find((area) => pathname.startsWith(`/${area}/`)) ??
    staffAreas.find((area) => roles.includes(area)) ??
    staffAreas[0]
  )
}

interface NoteProps {
  id: string
  term: TermId
  note: RefObject<HTMLSpanElement | null>
}

const Note = ({ id, term, note }: NoteProps) => {
  const { t } = useTranslation()
  const area = useHelpArea()
  const { name, short } = termOf(term)
  return (
    <span ref={note} id={id} popover="manual" className={styles.note} role="note">
      <strong>{t(name)}</strong>
      <span className={styles.text}>{t(short, termFacts)}</span>
      <Anchor component={Link} to={`${staffPaths(area).glossary}#${term}`} size="sm">
        {t('More in the glossary')}
      </Anchor>
    </span>
  )
}

/** A question mark beside a word, which explains it in two sentences and leads to the glossary. */
export const TermHelp = ({ term }: { term: TermId }) => {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [frame, note] = [useRef<HTMLSpanElement>(null), useRef<HTMLSpanElement>(null)]
  const button = useRef<HTMLButtonElement>(null)
  const [close] = useState(() => () => setOpen(false))
  usePosition(button, note, isOpen)
  useOutside(frame, isOpen, close)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only Escape is handled, for what is inside
    <span ref={frame} className={styles.frame} onKeyDown={onKeyDown}>
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        c="dimmed"
        size={24}
        aria-label={t('What does “{{word}}” mean?', { word: t(termOf(term).name) })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="help" size={16} />
      </ActionIcon>
      {isOpen && <Note id={id} term={term} note={note} />}
    </span>
  )
}
