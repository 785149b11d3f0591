import {
  defaultReadingSettings,
  type ReadingKind,
  type ReadingSettings,
} from '@lekta/shared/contract/assessment/reading'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Switch, Text } from '@lekta/shared/ui'
import { type ReactNode, useId } from 'react'
import styles from './settings.module.css'
import type { ChooseSettings } from './use-reading-settings'

interface Tile {
  name: string
  picture: ReactNode
}

interface GroupProps<K extends ReadingKind> {
  kind: K
  title: string
  settings: ReadingSettings
  onChoose: ChooseSettings
  /** The label and the look of each choice, in order. */
  faces: Record<ReadingSettings[K], Tile>
}

/** Radio buttons as tiles, so that arrow keys and screen readers work as usual. */
function Group<K extends ReadingKind>({ kind, title, settings, onChoose, faces }: GroupProps<K>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.tiles}>
        {(Object.entries(faces) as [ReadingSettings[K], Tile][]).map(([choice, tile]) => (
          <label key={choice} className={styles.tile} data-kind={kind} data-choice={choice}>
            <input
              type="radio"
              name={name}
              checked={settings[kind] === choice}
              onChange={() => onChoose({ [kind]: choice })}
            />
            <span className={styles.sample} aria-hidden="true">
              {tile.picture}
            </span>
            <span className={styles.name}>{tile.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const Lines = ({ gap }: { gap: number }) => (
  <svg className={styles.lines} viewBox="0 0 48 32" aria-hidden="true">
    <path d={`M6 ${16 - gap}h36M6 16h30M6 ${16 + gap}h34`} />
  </svg>
)

interface Props {
  settings: ReadingSettings
  onChoose: ChooseSettings
  /** Whether the font of the chosen face could not be loaded. */
  isFaceMissing: boolean
}

/** All reading settings. Each choice applies at once. */
export const SettingsChoices = ({ settings, onChoose, isFaceMissing }: Props) => {
  const { t } = useTranslation()
  const group = { settings, onChoose }
  return (
    <div className={styles.choices}>
      <Group
        {...group}
        kind="size"
        title={t('How big are the letters?')}
        faces={{
          normal: { name: t('Normal'), picture: 'A' },
          large: { name: t('Large'), picture: 'A' },
          largest: { name: t('Very large'), picture: 'A' },
        }}
      />
      <Group
        {...group}
        kind="face"
        title={t('Which letters do you like?')}
        faces={{
          book: { name: t('Like in books'), picture: 'Ag' },
          plain: { name: t('Plain'), picture: 'Ag' },
          dyslexia: { name: t('Easy letters'), picture: 'Ag' },
        }}
      />
      {isFaceMissing && (
        <Text role="alert" size="sm" className={styles.missing}>
          {t('We could not load these letters. They will appear when the internet is back.')}
        </Text>
      )}
      <Group
        {...group}
        kind="contrast"
        title={t('Which colours are easy on your eyes?')}
        faces={{
          normal: { name: t('Normal'), picture: 'Aa' },
          high: { name: t('Strong'), picture: 'Aa' },
          soft: { name: t('Soft'), picture: 'Aa' },
        }}
      />
      <Group
        {...group}
        kind="spacing"
        title={t('How much space between the lines?')}
        faces={{
          normal: { name: t('Normal'), picture: <Lines gap={6} /> },
          wide: { name: t('More'), picture: <Lines gap={8} /> },
          widest: { name: t('Most'), picture: <Lines gap={11} /> },
        }}
      />
      <Switch
        className={styles.ruler}
        size="md"
        aria-label={t('Reading ruler')}
        label={t('Reading ruler')}
        description={t('A coloured line that follows your finger, the mouse or the arrow keys.')}
        checked={settings.ruler === 'on'}
        onChange={({ currentTarget }) => onChoose({ ruler: currentTarget.checked ? 'on' : 'off' })}
      />
      <Button className={styles.reset} variant="default" onClick={() => onChoose(defaultReadingSettings)}>
        {t('Reset')}
      </Button>
    </div>
  )
}
