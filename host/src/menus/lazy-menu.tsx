import { noticeSlice, useAppDispatch } from '@lekta/shared/client'
import {
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { doLater } from '../federation/load-ahead'

interface ButtonProps {
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  onClick?: () => void
  onFocus?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  onPointerEnter?: () => void
  ref?: Ref<HTMLButtonElement>
}

export interface MenuState {
  /** The button that opens the menu. */
  target: ReactElement<ButtonProps>
  opened: boolean
  onChange: (opened: boolean) => void
}

interface Props<MenuProps> {
  /** Loads the menu, once. */
  load: () => Promise<ComponentType<MenuProps & MenuState>>
  target: ReactElement<ButtonProps>
  menu: MenuProps
}

/** A button whose menu loads in idle time, at the latest when the user points at the button or focuses it. */
export function LazyMenu<MenuProps extends object>({ load, target, menu }: Props<MenuProps>) {
  const dispatch = useAppDispatch()
  const [Loaded, show] = useState<ComponentType<MenuProps & MenuState> | null>(null)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => doLater(() => void load().catch(() => undefined)), [load])
  // The menu brings a button of its own, which replaces the one that was clicked, and to which the focus returns.
  useLayoutEffect(() => {
    if (!Loaded) return
    button.current?.focus({ preventScroll: true })
    setOpened(true)
  }, [Loaded])
  if (Loaded) {
    return <Loaded {...menu} target={cloneElement(target, { ref: button })} opened={opened} onChange={setOpened} />
  }
  // A failure is ignored here: opening the menu tries again and shows the error.
  const preload = () => void load().catch(() => undefined)
  const open = () =>
    void load().then(
      (loaded) => show(() => loaded),
      () => dispatch(noticeSlice.actions.noticed({ kind: 'error', text: 'This could not be loaded' })),
    )
  const closed = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const
  return cloneElement(target, { ...closed, onClick: open, onFocus: preload, onPointerEnter: preload })
}
