import { Menu as MantineMenu, type MenuProps } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { useDeferredValue } from 'react'

/** A menu that is rendered with low priority after its button has reacted, because placing it takes long on a phone. */
export const DeferredMenu = ({ opened, defaultOpened, onChange, ...props }: MenuProps) => {
  const [isOpen, setOpen] = useUncontrolled({
    value: opened,
    defaultValue: defaultOpened,
    finalValue: false,
    ...(onChange && { onChange }),
  })
  const isShown = useDeferredValue(isOpen) && isOpen
  return <MantineMenu {...props} opened={isShown} onChange={setOpen} />
}
