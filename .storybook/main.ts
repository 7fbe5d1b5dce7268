import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { StorybookConfig } from '@storybook/react-vite'
import type { StoryIndexEntry } from 'storybook/internal/types'
import { defaultClientConditions, mergeConfig } from 'vite'
import { openEnvironment } from '../app/gemini.ts'
import { kitSheets } from '../app/kit-sheets.ts'
import { content } from '../app/src/catalogue/content/vite-plugin.ts'
import { posters } from '../app/src/catalogue/posters/vite-plugin.ts'
import { messages } from '../app/src/i18n/vite-plugin.ts'
import { agentFiles } from './agent-files.ts'
import { arcade } from './arcade.ts'
import { managerHead } from './brand/manager-head.ts'
import { componentProps } from './docs/component-props.ts'
import { snippets } from './docs/snippets.ts'
import { screenUsage } from './docs/screen/screen-usage.ts'
import { createComponentManifest } from './component-manifest.ts'
import { docsIds } from './docs/docs-ids.ts'
import { createKitChunks } from './kit-chunks.ts'
import { proof } from './proof.ts'

/** A preset property that the type of the configuration lacks. */
interface Manifests {
  experimental_manifests: (existing: object, options: { manifestEntries: StoryIndexEntry[] }) => object
}

export default {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.stories.tsx',
    './machines/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../app/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-mcp',
    'storybook-addon-pseudo-states',
    // Runs tests through the development server, which a published Storybook lacks.
    ...(process.env['NODE_ENV'] === 'production' ? [] : ['@storybook/addon-vitest']),
  ],
  staticDirs: [
    { from: '../app/public/favicon.svg', to: '/favicon.svg' },
    { from: '../packages/ui/src/fonts', to: '/fonts' },
  ],
  managerHead,
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // `preview.tsx` extracts the types of props, and docs pages show files of examples instead of rendered code.
  previewAnnotations: (entries = []) =>
    entries.filter((entry) => !/entry-preview-(?:argtypes|docs)/.test(entry)),
  experimental_manifests: (existing, { manifestEntries }) => ({
    ...existing,
    components: createComponentManifest(manifestEntries),
  }),
  viteFinal: (config) => ({
    ...mergeConfig(config, {
      resolve: { alias: kitSheets, conditions: ['saha-source', ...defaultClientConditions] },
    }),
    // A published Storybook must not contain keys from the environment.
    envPrefix: ['STORYBOOK_', ...openEnvironment],
    plugins: [
      ...(config.plugins ?? []),
      react(),
      tailwindcss(),
      componentProps(),
      docsIds(),
      screenUsage(),
      snippets(),
      proof(),
      messages(),
      content(),
      posters(),
      arcade(),
      agentFiles(),
    ],
    // For older browsers `:dir()` would be compiled to `:lang()`, which ignores islands of another direction.
    build: {
      ...config.build,
      cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: {
          codeSplitting: { groups: createKitChunks() },
        },
      },
    },
  }),
} satisfies StorybookConfig & Manifests
