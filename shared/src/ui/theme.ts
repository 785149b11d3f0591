import { Alert, Button, type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { createElement } from 'react'
import { brand } from '../brand'
import { Icon } from './content/icon'

const teal: MantineColorsTuple = [
  '#eaf8f8',
  '#d5f0f1',
  '#aee2e4',
  '#86d4d7',
  '#67c8cc',
  brand.colors.teal,
  '#3aa6aa',
  '#2b9094',
  brand.colors.tealInk,
  '#14595c',
]

const dark: MantineColorsTuple = [
  '#e4eef0',
  '#c3d4d8',
  '#9db4b9',
  '#5d7a81',
  '#38545b',
  '#2a444b',
  '#1a3138',
  '#12262c',
  '#0d1d22',
  '#091519',
]

/** Alert colours with enough contrast, by the alert's `color`. */
const alertColors: Record<string, Record<string, string>> = {
  orange: { '--alert-color': 'var(--lekta-caution)', '--alert-bg': 'var(--lekta-sun-wash)' },
  red: { '--alert-color': 'var(--mantine-color-error)' },
  teal: { '--alert-color': 'var(--lekta-teal-ink)', '--alert-bg': 'var(--lekta-teal-wash)' },
}

const alert = Alert.extend({ vars: (_, { color }) => ({ root: alertColors[String(color)] ?? {} }) })

// The page behind a dialog may scroll, because locking it needs an inline style that the content security policy
// forbids. The header of a dialog is not a banner landmark.
const modal = { defaultProps: { centered: true, lockScroll: false, attributes: { header: { role: 'presentation' } } } }

// Without its placeholder, an open menu focuses its first item, and contains nothing but items for screen readers. It
// fades in by an animation in the styles: a transition would render it in the frame in which its button reacts.
const menu = { defaultProps: { withInitialFocusPlaceholder: false, transitionProps: { duration: 0 } } }

const rounded = { defaultProps: { radius: 'md' } }

/** A compact button has small text, so that it does not stand out among others. */
const button = Button.extend({
  ...rounded,
  vars: (_, { size }) => ({ root: size === 'compact-md' ? { '--button-fz': 'var(--mantine-font-size-sm)' } : {} }),
})

// styles.css names the fonts that show until ours have loaded.
const textFont = "'Figtree Variable', var(--lekta-fallback-fonts), system-ui, sans-serif"
const readingFont = "'Literata Variable', 'Literata Times', 'Literata Noto Serif', Georgia, serif"

/** The theme of every area: teal with dark text on it, a warm background, one scale of radii. */
export const theme = createTheme({
  respectReducedMotion: true,
  primaryColor: 'teal',
  primaryShade: 5,
  colors: { teal, dark },
  black: brand.colors.ink,
  autoContrast: true,
  luminanceThreshold: 0.3,
  fontFamily: textFont,
  headings: { fontFamily: textFont, fontWeight: '700' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
  cursorType: 'pointer',
  focusRing: 'auto',
  components: {
    Paper: { defaultProps: { radius: 'lg' } },
    Button: button,
    Input: rounded,
    Alert: alert,
    Menu: menu,
    Modal: modal,
    // One quiet chevron, instead of two that look like the buttons of a number.
    NativeSelect: { defaultProps: { rightSection: createElement(Icon, { name: 'down', size: 16 }) } },
    // A hundred pulsing placeholders would keep a phone busy. A line that moves along a frame shows that it loads.
    Skeleton: { defaultProps: { animate: false } },
  },
})

/** Colours that override those of Mantine: the background, and links and dimmed text with enough contrast on it. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--lekta-reading-font': readingFont,
    '--lekta-sun': brand.colors.sun,
    '--lekta-teal': brand.colors.teal,
  },
  light: {
    '--mantine-color-body': brand.colors.paper,
    '--mantine-color-dimmed': '#4c666d',
    '--mantine-color-anchor': brand.colors.tealInk,
    '--mantine-color-placeholder': '#5f787e',
    '--mantine-color-error': '#c22f24',
    '--lekta-surface': '#ffffff',
    '--lekta-line': '#e2e6e2',
    '--lekta-quiet': '#f2f4f0',
    '--lekta-teal-ink': brand.colors.tealInk,
    '--lekta-teal-wash': '#e6f6f6',
    '--lekta-sun-wash': '#fdf3dc',
    '--lekta-neutral-wash': '#edf0ed',
    '--lekta-good': '#1b6e3c',
    '--lekta-caution': '#8a5300',
    // The brand's red, a little darker, because text in it would have a contrast of 4:1 only.
    '--lekta-cancel': `color-mix(in srgb, ${brand.colors.cancel}, #000 12%)`,
  },
  dark: {
    '--mantine-color-body': '#0f2026',
    '--mantine-color-dimmed': '#a9bfc4',
    '--mantine-color-anchor': '#7fd3d6',
    '--mantine-color-placeholder': '#93abb1',
    '--mantine-color-error': '#ff8a80',
    '--lekta-surface': '#162c33',
    '--lekta-line': '#2a444b',
    '--lekta-quiet': '#132830',
    '--lekta-teal-ink': '#7fd3d6',
    '--lekta-teal-wash': '#17393f',
    '--lekta-sun-wash': '#3a311b',
    '--lekta-neutral-wash': '#24393f',
    '--lekta-good': '#7fd6a0',
    '--lekta-caution': '#f4c063',
    '--lekta-cancel': `color-mix(in srgb, ${brand.colors.cancel}, #fff 48%)`,
  },
})
