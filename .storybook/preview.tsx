import type { Decorator, Preview, StoryContext } from '@storybook/react-vite'
import { SahaProvider, type Theme } from '@saha/ui/provider'
import { useEffect, type ReactNode } from 'react'
import '../packages/ui/src/fonts/fonts.css'
import '../packages/ui/src/styles/styles.css'
import { ComponentDocs } from './component-docs.tsx'
import { defaultValues } from './default-values.ts'
import './preview.css'
import { SideBySide } from './side-by-side.tsx'

interface Globals {
  /** `en-Hebr` is English set right to left, which reveals anything that does not mirror. */
  locale: 'en' | 'ar' | 'en-Hebr'
  theme: Theme
  motion: 'system' | 'reduce'
  textSpacing: 'normal' | 'wide'
  view: 'single' | 'languages' | 'themes'
}

function Stage({
  globals,
  id,
  viewMode,
  children,
}: Pick<StoryContext, 'globals' | 'id' | 'viewMode'> & { children: ReactNode }) {
  const { locale, theme, motion, textSpacing, view } = globals as unknown as Globals
  useEffect(() => {
    const root = document.documentElement
    root.dataset.motion = motion
    root.dataset.textSpacing = textSpacing
  }, [motion, textSpacing])
  if (view !== 'single' && viewMode === 'story')
    return <SideBySide id={id} globals={{ locale, theme, motion, textSpacing }} view={view} />
  return (
    <SahaProvider key={locale} locale={locale} theme={theme}>
      {children}
    </SahaProvider>
  )
}

const withSaha: Decorator = (Story, { globals, id, viewMode }) => (
  <Stage globals={globals} id={id} viewMode={viewMode}>
    <Story />
  </Stage>
)

const items = (pairs: Record<string, string>) =>
  Object.entries(pairs).map(([value, title]) => ({ value, title }))

export default {
  decorators: [withSaha],
  // As the portal's `boot.js`: the first render must see the page's language.
  beforeEach: ({ globals }) => {
    document.documentElement.lang = String(globals['locale'])
  },
  argTypesEnhancers: [defaultValues],
  initialGlobals: { locale: 'en', theme: 'light', motion: 'system', textSpacing: 'normal', view: 'single' },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: items({ en: 'English', ar: 'العربية', 'en-Hebr': 'English, mirrored' }),
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: items({ light: 'Light', dark: 'Dark', system: 'System' }),
      },
    },
    view: {
      description: 'View',
      toolbar: {
        icon: 'sidebyside',
        dynamicTitle: true,
        items: items({ single: 'Single', languages: 'English and Arabic', themes: 'All themes' }),
      },
    },
    textSpacing: {
      description: 'Text spacing',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: items({ normal: 'Normal spacing', wide: 'Wide spacing (WCAG 1.4.12)' }),
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: items({ system: 'System motion', reduce: 'Reduced motion' }),
      },
    },
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    docs: { page: ComponentDocs },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundation',
          [
            'Look',
            'Tokens',
            'Color',
            'Theming',
            'Type',
            'Space and density',
            'Motion',
            'Icons',
            'Mirroring',
            'Bidi',
            'Writing',
            'Accessibility',
            'Component status',
          ],
          'Components',
          'Machines',
          'Screens',
          'Changelog',
        ],
      },
    },
  },
  tags: ['autodocs'],
} satisfies Preview
