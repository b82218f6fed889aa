import {
  createTheme,
  type CSSVariablesResolver,
  colorsTuple,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core'
import { contrastToWhite, mix } from '#shared/color'

// More than readable, so that the shades beside it are readable too.
const LEAST_CONTRAST_OF_BUTTONS = 5

/** Ten shades. The seventh fills buttons: white text on it is always readable. */
function shadesOf(color: string): MantineColorsTuple {
  let main = color
  while (contrastToWhite(main) < LEAST_CONTRAST_OF_BUTTONS) main = mix(main, '#000000', 0.04)
  const lighter = [0.93, 0.84, 0.7, 0.54, 0.38, 0.2].map((share) => mix(main, '#ffffff', share))
  const darker = [0.16, 0.32, 0.48].map((share) => mix(main, '#000000', share))
  return colorsTuple([...lighter, main, ...darker])
}

// Slate neutrals. Index 4 outlines controls (3:1), 5 and 6 are readable as text.
const gray = [
  '#f8fafc',
  '#f1f5f9',
  '#e2e8f0',
  '#cbd5e1',
  '#8492a6',
  '#64748b',
  '#475569',
  '#334155',
  '#1e293b',
  '#0f172a',
] as const

const dark = [
  '#e2e8f0',
  '#cbd5e1',
  '#a3b1c4',
  '#8fa0b5',
  '#6b7d95',
  '#334155',
  '#1c2739',
  '#111a2b',
  '#0c1423',
  '#070d18',
] as const

const shades = {
  gray,
  dark,
  red: shadesOf('#c81e1e'),
  green: shadesOf('#15803d'),
  yellow: shadesOf('#a16207'),
  blue: shadesOf('#2563eb'),
}

/** The accent is the active tournament's. Sizes follow a grid of 4 px. */
export function themeFor(accent: string): MantineThemeOverride {
  return createTheme({
    primaryColor: 'accent',
    primaryShade: { light: 6, dark: 6 },
    colors: { ...shades, accent: shadesOf(accent) },
    fontFamily:
      'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
    fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", "Liberation Mono", monospace',
    headings: {
      fontWeight: '650',
      sizes: {
        h1: { fontSize: '2rem', lineHeight: '1.2' },
        h2: { fontSize: '1.25rem', lineHeight: '1.3' },
        h3: { fontSize: '1rem', lineHeight: '1.4' },
      },
    },
    defaultRadius: 'md',
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
    spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    focusRing: 'auto',
    components: {
      Button: { defaultProps: { size: 'md' } },
      // A frame that slides while a list is drawn again delays the list by its own frames.
      SegmentedControl: { defaultProps: { transitionDuration: 0 } },
      Modal: { defaultProps: { centered: true, transitionProps: { duration: 120 } } },
      Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 100 } } },
    },
  })
}

export const cssVariables: CSSVariablesResolver = (theme) => ({
  variables: {
    '--column-form': '720px',
    '--column-text': '68ch',
    // The same in dark mode: stations are read from afar and in sunlight.
    '--station-good': shades.green[6],
    '--station-warn': '#f5b80b',
    '--station-bad': shades.red[6],
  },
  light: {
    '--mantine-color-body': '#f8fafc',
    '--mantine-color-text': gray[9],
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-error': '#b42318',
    '--mantine-color-default-border': gray[2],
    '--mantine-color-anchor': theme.colors.accent[7],
    '--surface': '#ffffff',
    '--surface-sunken': gray[1],
    '--field-border': gray[4],
    '--line': gray[2],
    '--accent': theme.colors.accent[6],
    '--accent-text': theme.colors.accent[7],
    '--accent-soft': theme.colors.accent[0],
    '--good': '#15693a',
    '--good-soft': '#e7f6ec',
    '--bad-soft': '#fdeceb',
    '--wait': '#855008',
    '--wait-soft': '#fdf3dc',
  },
  dark: {
    '--mantine-color-body': dark[8],
    '--mantine-color-text': dark[0],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-error': '#ff9d95',
    '--mantine-color-default-border': '#2a374b',
    '--mantine-color-anchor': theme.colors.accent[3],
    '--surface': dark[7],
    '--surface-sunken': dark[6],
    '--field-border': dark[4],
    '--line': '#2a374b',
    '--accent': theme.colors.accent[4],
    '--accent-text': theme.colors.accent[3],
    '--accent-soft': '#18283a',
    '--good': '#7ddca0',
    '--good-soft': '#10301f',
    '--bad-soft': '#3a1716',
    '--wait': '#f3c969',
    '--wait-soft': '#33260b',
  },
})
