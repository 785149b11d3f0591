import { useTranslation } from '@lekta/shared/i18n'
import { Dialog, Stack, Switch, Title } from '@lekta/shared/ui'
import { useId, useState } from 'react'
import { isMac } from '../../lib/is-mac'
import { areKeysOn, switchKeys } from './shortcut-keys'
import styles from './shortcuts-dialog.module.css'
import { useAccountKeys } from './use-shortcut-keys'

interface Line {
  keys: readonly string[]
  text: string
}

const Lines = ({ heading, lines }: { heading: string; lines: readonly Line[] }) => {
  const id = useId()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="h6" id={id}>
        {heading}
      </Title>
      <dl className={styles.list}>
        {lines.map(({ keys, text }) => (
          <div key={text} className={styles.line}>
            <dt>{text}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Returns the lines about single keys, which can be switched off. */
function useSingleKeys() {
  const { t } = useTranslation()
  const { pages, actions } = useAccountKeys()
  return {
    lists: [
      { keys: ['j'], text: t('Next row') },
      { keys: ['k'], text: t('Previous row') },
      { keys: ['o'], text: t('Open the row') },
      { keys: ['x'], text: t('Select the row') },
      { keys: ['/'], text: t('Search in the list') },
      { keys: ['p'], text: t('Print') },
    ],
    actions: actions.map(({ letter, label }) => ({ keys: [letter], text: t(label) })),
    pages: pages.map(({ letter, label }) => ({ keys: ['g', letter], text: t(label) })),
  }
}

/** The list of the shortcuts that work for this account, and a switch for those that are single keys. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  const [isOn, setOn] = useState(areKeysOn)
  const { lists, actions, pages } = useSingleKeys()
  const change = (on: boolean) => {
    switchKeys(on)
    setOn(on)
  }
  const everywhere = [
    { keys: isMac ? ['⌘', 'K'] : ['Ctrl', 'K'], text: t('Search') },
    ...(isOn ? [{ keys: ['?'], text: t('This list') }, ...actions] : []),
  ]
  return (
    <Dialog opened title={t('Keyboard shortcuts')} onClose={onClose} size="md">
      <Stack gap="lg">
        <Lines heading={t('Everywhere')} lines={everywhere} />
        {isOn && <Lines heading={t('In lists')} lines={lists} />}
        {isOn && <Lines heading={t('Go to a page')} lines={pages} />}
        <Switch
          checked={isOn}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
          label={t('Single keys')}
          description={t('They do nothing while you type in a field. Switch them off if you dictate text.')}
        />
      </Stack>
    </Dialog>
  )
}
