import * as machines from '../packages/machines/scripts/docs.ts'
import * as ui from '../packages/ui/scripts/docs.ts'

/**
 * Returns the files that Storybook publishes for agents, keyed by path: `llms.txt` (https://llmstxt.org) and the
 * Markdown of every component and machine, as in the packages.
 */
export const createAgentDocs = (): Record<string, string> => ({
  ...machines.createDocs(),
  ...ui.createDocs(),
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
