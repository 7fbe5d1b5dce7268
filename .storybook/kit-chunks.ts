import { fileURLToPath } from 'node:url'

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const isKitCode =
  /packages\/ui\/src\/(?:[\w-]+\/)+[\w-]+(?:\.styles)?\.tsx?$|node_modules\/(?:@radix-ui|@floating-ui|class-variance-authority|clsx)\//

/** Loads chunks on demand. The preview and the kit share it. */
const chunkLoader = 'vite/preload-helper'

const firstVisit = ['./preview.tsx', './pages/welcome.stories.tsx'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

/** Returns the modules that the first visit imports, which must import the kit's parts by their subpaths. */
function listFirstModules(graph: ModuleGraph) {
  const found = new Set(firstVisit)
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/**
 * Returns the chunks of the kit: what the first visit needs, with React, and the rest. A request for each module takes
 * longer than all in one.
 */
export function createKitChunks() {
  let first: ReadonlySet<string> | undefined
  const isFirst = (id: string, graph: ModuleGraph) =>
    id.includes(chunkLoader) || (isKitCode.test(id) && (first ??= listFirstModules(graph)).has(id))
  return [
    { name: (id: string, graph: ModuleGraph) => (isFirst(id, graph) ? 'kit-first' : null), priority: 1 },
    { name: 'kit', test: isKitCode },
  ]
}
