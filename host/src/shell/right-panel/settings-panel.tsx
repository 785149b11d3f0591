import { layoutSlice, noticeSlice, useAppDispatch, useAppSelector } from '@lekta/shared/client'
import { type Language, languages, useTranslation } from '@lekta/shared/i18n'
import { type Size, sizes } from '@lekta/shared/lib/size'
import { Button, type ColorScheme, Icon, SegmentedControl, Switch, useColorScheme } from '@lekta/shared/ui'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../../lib/after-paint'
import { chooseLanguage, preloadTexts } from '../../lib/language'
import { DeviceSwitch } from '../../notification/device-switch'
import { useFullscreen } from '../top-bar/use-fullscreen'
import styles from './right-panel.module.css'

const sizeNames = { default: 'Default', medium: 'Medium', small: 'Small', mini: 'Mini' } as const

const schemes = {
  light: { name: 'Light', picture: 'sun' },
  dark: { name: 'Dark', picture: 'moon' },
  auto: { name: 'System', picture: 'device' },
} as const

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{name}</legend>
    {children}
  </fieldset>
)

/**
 * Returns the choice to show, and a function that shows another one at once and applies it after the next frame,
 * because it changes the whole page. A choice that cannot be applied is taken back.
 */
function useChoice<Value extends string>(applied: Value, apply: (value: Value) => unknown) {
  const [chosen, setChosen] = useState<Value | null>(null)
  const choose = async (value: string) => {
    setChosen(value as Value)
    await afterPaint()
    await apply(value as Value)
    setChosen(null)
  }
  return { value: chosen ?? applied, onChange: (value: string) => void choose(value) }
}

const SizeChoice = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const size = useAppSelector(({ layout }) => layout.size)
  const choice = useChoice(size, (next: Size) => {
    dispatch(layoutSlice.actions.sizeSet(next))
    dispatch(noticeSlice.actions.noticed({ kind: 'success', text: 'Switch Size Success' }))
  })
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('Size')}
      {...choice}
      data={sizes.map((value) => ({ value, label: t(sizeNames[value]) }))}
    />
  )
}

const LanguageChoice = () => {
  const { t, i18n } = useTranslation()
  const choice = useChoice(i18n.language as Language, (next) => chooseLanguage(i18n, next))
  useEffect(() => preloadTexts(i18n), [i18n])
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('Language')}
      {...choice}
      data={(Object.keys(languages) as Language[]).map((value) => ({
        value,
        label: <span lang={value}>{languages[value]}</span>,
      }))}
    />
  )
}

const SchemeChoice = () => {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useColorScheme()
  const choice = useChoice(colorScheme, (next: ColorScheme) => startTransition(() => setColorScheme(next)))
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('Colours')}
      {...choice}
      data={Object.entries(schemes).map(([value, { name, picture }]) => ({
        value,
        label: (
          <span className={styles.segment}>
            <Icon name={picture} />
            {t(name)}
          </span>
        ),
      }))}
    />
  )
}

const TabsChoice = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const tabs = useAppSelector(({ layout }) => layout.tabs)
  return (
    <Switch
      label={t('Show visited pages as tabs')}
      checked={tabs}
      onChange={({ currentTarget }) => dispatch(layoutSlice.actions.tabsSet(currentTarget.checked))}
    />
  )
}

const FullscreenChoice = () => {
  const { t } = useTranslation()
  const { full, toggle } = useFullscreen()
  return (
    <Button variant="default" leftSection={<Icon name={full ? 'window' : 'fullscreen'} />} onClick={toggle}>
      {full ? t('Leave full screen') : t('Full screen')}
    </Button>
  )
}

/** The appearance and the language of the portal in this browser. */
export const SettingsPanel = () => {
  const { t } = useTranslation()
  const device = useAppSelector(({ layout }) => layout.device)
  return (
    <>
      <Group name={t('Size')}>
        <SizeChoice />
      </Group>
      <Group name={t('Language')}>
        <LanguageChoice />
      </Group>
      <Group name={t('Colours')}>
        <SchemeChoice />
      </Group>
      <Group name={t('Window')}>
        {device === 'desktop' && <TabsChoice />}
        <FullscreenChoice />
      </Group>
      <DeviceSwitch />
    </>
  )
}
