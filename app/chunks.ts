import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Alias, ResolveModulePreloadDependenciesFn } from 'vite'

/** Sends every dynamic import of the build through our preload step instead of Vite's. */
export const chunkPreload: Alias = {
  find: '\0vite/preload-helper.js',
  replacement: fileURLToPath(new URL('src/chunks/preload-files.ts', import.meta.url)),
}

/** The entry with its stylesheet and the bundler's runtime: loaded before any chunk is. */
const isEntryFile = (file: string) => /^assets\/(?:index|rolldown-runtime)-[^/]+$/.test(file)

/**
 * Lists the files of a chunk that are not loaded yet; Vite lists none where a chunk imports no other, and the entry's in
 * every other list.
 */
export const chunkFiles: ResolveModulePreloadDependenciesFn = (file, files, { hostType }) => {
  if (hostType !== 'js') return files
  return [...new Set([file, ...files.filter((each) => !isEntryFile(each))])]
}

const folders = ['src', '../packages/ui/src'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)))

/**
 * Matches the modules of a chunk.
 *
 * @param paths below the sources of the portal or the kit
 * @throws when a module does not exist, because a renamed one would silently become a chunk of its own
 */
function isOneOf(paths: readonly string[]): (module: string) => boolean {
  const modules = new Set(
    paths.map((path) => {
      const module = folders.map((folder) => `${folder}/${path}`).find(existsSync)
      if (!module) throw new Error(`app/chunks.ts puts ${path} into a chunk, but there is no such file.`)
      return module
    }),
  )
  return (module) => modules.has(module)
}

/** Groups modules that load together; otherwise each screen that shares some of them would split them further. */
export const chunkGroups = [
  // The entry.
  { name: 'portal', tags: ['$initial' as const] },
  // Modules of home and most other screens. Listed before `icons`, to include the icons they share.
  {
    name: 'cards',
    test: isOneOf([
      'features/daily/daily.tsx',
      'features/games/game-list.tsx',
      'features/games/play-link.tsx',
      'features/games/random-button.tsx',
      'catalogue/content/category-icons.ts',
      'catalogue/games/sort-games.ts',
      'features/articles/article-list.tsx',
      'features/recently-played/use-recently-played.ts',
      'layout/list-section.tsx',
      'layout/page-meta.ts',
      'category-tile/category-tile.tsx',
      'heading/heading.tsx',
      'icons/arrow-down.tsx',
      'icons/check.tsx',
      'icons/globe.tsx',
      'icons/heart.tsx',
      'icons/play.tsx',
    ]),
  },
  // Icons shared by several screens: each would be a separate request.
  { name: 'icons', test: /\/icons\/(?!offline)[\w-]+\.tsx$/, minShareCount: 2 },
  // Copying and sharing: parts of the same controls.
  {
    name: 'copy-button',
    test: isOneOf(['features/share/open-share-sheet.ts', 'copy-button/copy-button.tsx']),
    includeDependenciesRecursively: false,
  },
  // The daily game, of the player, the boards and the home page.
  {
    name: 'daily',
    test: /\/(?:(?:features|catalogue|messages)\/daily\/(?!yesterdays)[\w-]+|documents\/boards)\.ts$/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // Loaded when any page is idle: session, favorites and what their notices share with screens.
  {
    name: 'session',
    test: isOneOf([
      'features/session/session-actors.ts',
      'features/games/favorite-button.tsx',
      'features/offline/service-worker-client.ts',
      'features/offline/use-offline.ts',
      'features/offline/use-outbox.ts',
      'icons/offline.tsx',
    ]),
  },
  // Small parts of most screens.
  {
    name: 'parts',
    test: isOneOf([
      'badge/badge.tsx',
      'bidi/user-text.tsx',
      'breadcrumb/breadcrumb.tsx',
      'characters/fold-text.ts',
      'empty-state/empty-state.tsx',
      'error-state/error-state.tsx',
      'scroll-edges/scroll-region.tsx',
      'star-motif/star-figure.tsx',
      'tag/hue.ts',
      'tag/tag.tsx',
      'text-link/parse-url.ts',
      'text/text.tsx',
      'visually-hidden/visually-hidden.tsx',
      'catalogue/games/tags.ts',
      'features/games/category-icon.ts',
      'platform/deferred.ts',
      'platform/download-file.ts',
      'platform/parse-url.ts',
    ]),
  },
  // Controls of forms.
  {
    name: 'form',
    test: isOneOf([
      'field/field.tsx',
      'input/input.tsx',
      'input/use-typed-direction.ts',
      'select/select.tsx',
      'textarea/textarea.tsx',
    ]),
  },
  // Boards of scores.
  {
    name: 'scores',
    test: isOneOf([
      'score-table/score-table.tsx',
      'features/games/verified-legend.tsx',
      'features/games/use-loaded.ts',
    ]),
  },
  // Saves and recorded runs, also sent after the player is left.
  {
    name: 'saves',
    test: isOneOf([
      'adapters/storage/game-saves.ts',
      'adapters/storage/queued-runs.ts',
      'features/outbox/send-runs.ts',
    ]),
  },
  { name: 'realtime', test: isOneOf(['adapters/appwrite/realtime/realtime.ts']) },
  // Modules that most tools of the studio share.
  {
    name: 'tool',
    test: /\/app\/src\/(?:screens\/studio\/shared\/(?!history|images)|adapters\/(?:gemini\/(?!client\/(?:models|settings|config))|storage\/drafts|markup)|i18n\/segments)/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
]
