import type { Decorator, Preview, StoryContext } from '@storybook/react-vite'
import { SahaProvider } from '@saha/ui/provider'
import { useEffect, type ReactNode } from 'react'
import { enhanceArgTypes } from 'storybook/internal/docs-tools'
import { configure } from 'storybook/test'
import './docs/screen/preview-frame.ts'
import '../packages/ui/src/fonts/fonts.css'
import '../packages/ui/src/styles/styles.css'
import { extractArgTypes } from './docs/extract-arg-types.ts'
import { initialGlobals, type Globals } from './docs/globals.ts'
import { DocsContainer, DocsPage } from './docs/lazy-docs.tsx'
import { detachNestedPreview } from './detach-nested-preview.ts'
import './missing-page/watch-missing-stories.ts'
import { modes } from './modes.ts'
import './preview.css'
import { SideBySide } from './side-by-side.tsx'

detachNestedPreview(window)
// A docs page starts many stories at once.
configure({ asyncUtilTimeout: 30_000 })

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
  initialGlobals,
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
    chromatic: { modes },
    docs: { page: DocsPage, container: DocsContainer, extractArgTypes, story: { inline: true } },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Programs'],
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
          ['Actions', 'Forms', 'Overlays', 'Structure', 'Portal', 'Studio'],
          'Machines',
          'Screens',
          'Changelog',
        ],
      },
    },
  },
  argTypesEnhancers: [enhanceArgTypes],
  tags: ['autodocs'],
} satisfies Preview
