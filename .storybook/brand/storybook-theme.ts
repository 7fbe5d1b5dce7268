import { create, type ThemeVars } from 'storybook/theming'
import { drawBrandImage } from './brand-image.ts'
import { paintColor } from './painted-color.ts'

/** Storybook mixes colors with a library that does not know OKLCH. */
const toHex = (color: string) =>
  `#${paintColor(color)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`

/** Returns Storybook's theme made of the kit's tokens, as the page's stylesheet defines them. */
export function storybookTheme(base: 'light' | 'dark'): ThemeVars {
  const probe = document.createElement('div')
  probe.dataset['theme'] = base
  document.documentElement.append(probe)
  const tokens = getComputedStyle(probe)
  const color = (name: string) => toHex(tokens.getPropertyValue(`--saha-color-${name}`))
  const font = (name: string) => tokens.getPropertyValue(`--saha-font-${name}`)
  const theme = create({
    base,
    brandTitle: 'Saha design system',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: drawBrandImage({
      letters: color('ink'),
      star: color('link'),
      courtyard: color('action'),
    }),
    fontBase: font('text'),
    fontCode: font('code'),
    colorPrimary: color('action'),
    colorSecondary: color('link'),
    appBg: color('ground'),
    appContentBg: color('surface'),
    appPreviewBg: color('ground'),
    appHoverBg: color('sunken'),
    appBorderColor: color('line'),
    appBorderRadius: 8,
    textColor: color('ink'),
    textInverseColor: color('ground'),
    textMutedColor: color('ink-muted'),
    barTextColor: color('ink-muted'),
    barHoverColor: color('link'),
    barSelectedColor: color('link'),
    barBg: color('surface'),
    buttonBg: color('surface'),
    buttonBorder: color('line-strong'),
    booleanBg: color('sunken'),
    booleanSelectedBg: color('surface'),
    inputBg: color('surface'),
    inputBorder: color('line-strong'),
    inputTextColor: color('ink'),
    inputBorderRadius: 8,
  })
  probe.remove()
  return theme
}
