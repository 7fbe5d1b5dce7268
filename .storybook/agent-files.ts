import type { Plugin } from 'vite'
import { createAgentDocs } from '../scripts/agent-docs.ts'

/** Publishes the files for agents and tools with the built Storybook. */
export const agentFiles = (): Plugin => ({
  name: 'saha-agent-files',
  apply: 'build',
  generateBundle() {
    for (const [fileName, source] of Object.entries(createAgentDocs()))
      this.emitFile({ type: 'asset', fileName, source })
  },
})
