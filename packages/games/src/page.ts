import { connectPortal } from './bridge/index.ts'
import type { Channels } from './bridge/index.ts'
import { createGameRunner } from './core/runner/game-runner.ts'
import type { GameRunner } from './core/runner/game-runner.ts'
import type { Game } from './core/index.ts'
import { getDirection } from './core/language.ts'
import type { Locale } from './core/language.ts'
import { createErrorNotice } from './core/shell/error-notice.ts'
import { createSaveStore, readProgress } from './core/runner/progress.ts'
import { restoreRun } from './core/runner/restore-run.ts'
import { parseVariant } from './core/variant.ts'

interface PageOptions {
  /** Id of a base game or of one of its variants. */
  id: string
  /** Initial language; a portal's welcome overrides it. */
  locale: Locale
  /** Creates the notice for an id without a game. @default that of a game that threw */
  createUnknownGameNotice?: (locale: Locale) => HTMLElement
}

/** Loads a base game by its id; returns undefined if it does not exist. */
type LoadGame = (base: string) => Promise<LoadedGame> | undefined
interface LoadedGame {
  game: Game
  /** Identifies the rules of recorded runs. Standalone pages record none. @default '' */
  rulesHash?: string
}

type Command = (runner: GameRunner) => void

/**
 * Prepares the page for one game, with or without a portal, and reports errors to the portal from here on.
 * Returns a function that loads and starts the game.
 */
export function openPage({
  id,
  locale: requestedLocale,
  createUnknownGameNotice,
}: PageOptions): (load: LoadGame) => void {
  const root = document.querySelector<HTMLElement>('#arcade') ?? document.body
  let runner: GameRunner | null = null

  /** Commands of the portal that arrive while the game loads. */
  const queuedCommands: Command[] = []
  const runOrQueue = (command: Command) => {
    if (runner) command(runner)
    else queuedCommands.push(command)
  }
  let channels: Channels | undefined
  const portal = connectPortal({
    game: id,
    onPause: (on) => runOrQueue((target) => target.pause(on)),
    onAudio: (enabled) => runOrQueue((target) => target.audio(enabled)),
    onChannels: (latest) => {
      channels = latest
      runner?.channels(latest)
    },
    onVisibility: (visible) => runOrQueue((target) => target.visibility(visible)),
  })

  const setLanguage = (locale: Locale): Locale => {
    document.documentElement.lang = locale
    document.documentElement.dir = getDirection(locale)
    return locale
  }
  const initialLocale = setLanguage(requestedLocale)

  const report = (error: unknown, fatal = false) =>
    portal.error(error instanceof Error ? String(error.stack ?? error) : String(error), fatal)
  // Events without an error are browser warnings, such as a ResizeObserver loop.
  window.addEventListener('error', ({ error }: ErrorEvent) => error && report(error))
  window.addEventListener('unhandledrejection', (event) => report(event.reason))

  async function start(load: LoadGame): Promise<void> {
    const found = parseVariant(id)
    const loading = found ? load(found.base) : undefined
    if (!found || !loading) {
      const error = `There is no game called "${id.slice(0, 64)}".`
      if (!createUnknownGameNotice) throw new Error(error)
      const welcome = await portal.welcomed
      root.replaceChildren(createUnknownGameNotice(setLanguage(welcome?.locale ?? initialLocale)))
      portal.error(error, true)
      return
    }
    const [{ game, rulesHash = '' }, welcome] = await Promise.all([loading, portal.welcomed])
    const locale = setLanguage(welcome?.locale ?? initialLocale)
    document.title = game.texts[locale].title
    const saveStore = createSaveStore(welcome ? portal : null, id)
    const variant = welcome ? { ...found, seed: welcome.seed, level: welcome.level } : found
    const saved = await saveStore.load()
    const restore = { game, rulesHash, level: variant.level, onProgress: portal.loading }
    const resumed = saved?.run ? await restoreRun({ ...restore, saved: saved.run }) : null
    if (saved?.run && !resumed) saveStore.endRun('over')
    portal.loading(1)
    runner = createGameRunner({
      root,
      game,
      rulesHash,
      resumed,
      locale,
      variant,
      muted: welcome?.muted ?? true,
      channels,
      start: welcome?.start ?? false,
      portal: welcome ? portal : null,
      saveStore,
      progress: readProgress(saved?.data ?? null),
      onError: fail,
    })
    for (const command of queuedCommands.splice(0)) command(runner)
  }

  function fail(error: unknown): void {
    report(error, true)
    console.error(error)
    const locale: Locale = document.documentElement.lang === 'ar' ? 'ar' : 'en'
    root.replaceChildren(createErrorNotice(locale, () => location.reload()))
  }

  return (load) => void start(load).catch(fail)
}
