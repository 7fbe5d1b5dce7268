import * as machines from '../packages/machines/scripts/docs.ts'
import * as ui from '../packages/ui/scripts/docs.ts'
import { createRegistry } from '../packages/ui/scripts/registry.ts'

/**
 * Returns the files that Storybook publishes for agents and tools, keyed by path: `llms.txt` (https://llmstxt.org), the
 * Markdown of every component and machine, and the items of the shadcn registry in `r`, as in the packages.
 */
export const createAgentDocs = (): Record<string, string> => ({
  ...machines.createDocs(),
  ...ui.createDocs(),
  ...Object.fromEntries(Object.entries(createRegistry()).filter(([path]) => path.startsWith('r/'))),
  'llms.txt': `# Saha design system

> React components for pages in both directions (\`@saha/ui\`), and XState machines (\`@saha/machines\`).

Import each component and machine from its own subpath. Every component needs a SahaProvider around the app, which sets
language and direction. The packages contain the files below in \`dist/docs\`.

## Components

${ui.listDocs()}

## Machines

${machines.listDocs()}
`,
})
