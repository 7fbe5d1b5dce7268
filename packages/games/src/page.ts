import { connectPortal } from './bridge/index.ts'
import { createGameRunner } from './core/runner/game-runner.ts'
import type { GameRunner } from './core/runner/game-runner.ts'
import type { Game } from './core/index.ts'
import { getDirection } from './core/language.ts'
import type { Locale } from './core/language.ts'
import { createErrorNotice, createUnknownGameNotice } from './core/shell/notices.ts'
import { createSaveStore, readProgress } from './core/runner/progress.ts'
import { parseVariant } from './core/variant.ts'

export interface PageOptions {
  /** Which game: the id of a base game, or of one of its variants. */
  id: string
  /** The language to begin in; a portal's welcome names the one to go on in. */
  locale: Locale
}

/** Gets a base game by its id; undefined when there is none of that name. */
export type LoadGame = (base: string) => Promise<{ default: Game }> | undefined

type Command = (cabinet: GameRunner) => void

/**
 * Makes ready to play one game on this page, with a portal around it or on its own: from here on the portal hears
 * whatever goes wrong. The game is played once its code can be had.
 */
export function openPage({ id, locale: asked }: PageOptions): (load: LoadGame) => void {
  const root = document.querySelector<HTMLElement>('#arcade') ?? document.body
  let runner: GameRunner | null = null

  /** What the portal said while the game was still on its way. */
  const queuedCommands: Command[] = []
  const runOrQueue = (command: Command) => {
    if (runner) command(runner)
    else queuedCommands.push(command)
  }
  const portal = connectPortal({
    game: id,
    onPause: (on) => runOrQueue((it) => it.pause(on)),
    onAudio: (enabled) => runOrQueue((it) => it.audio(enabled)),
    onVisibility: (visible) => runOrQueue((it) => it.visibility(visible)),
  })

  const setLanguage = (locale: Locale): Locale => {
    document.documentElement.lang = locale
    document.documentElement.dir = getDirection(locale)
    return locale
  }
  const initialLocale = setLanguage(asked)

  const report = (error: unknown, fatal = false) =>
    portal.error(error instanceof Error ? String(error.stack ?? error) : String(error), fatal)
  // Without an error it is a remark of the browser's, such as that a resize was noticed late.
  window.addEventListener('error', ({ error }: ErrorEvent) => error && report(error))
  window.addEventListener('unhandledrejection', (event) => report(event.reason))

  async function start(load: LoadGame): Promise<void> {
    const found = parseVariant(id)
    const loading = found ? load(found.base) : undefined
    if (!found || !loading) {
      const welcome = await portal.welcomed
      root.replaceChildren(createUnknownGameNotice(setLanguage(welcome?.locale ?? initialLocale)))
      portal.error(`There is no game called "${id.slice(0, 64)}".`, true)
      return
    }
    const [{ default: game }, welcome] = await Promise.all([loading, portal.welcomed])
    portal.loading(1)
    const locale = setLanguage(welcome?.locale ?? initialLocale)
    document.title = `${game.texts[locale].title} · ${locale === 'ar' ? 'ساحة' : 'Saha'}`
    const saveStore = createSaveStore(welcome ? portal : null, id)
    runner = createGameRunner({
      root,
      game,
      locale,
      variant: welcome ? { ...found, seed: welcome.seed, level: welcome.level } : found,
      muted: welcome?.muted ?? true,
      start: welcome?.start ?? false,
      portal: welcome ? portal : null,
      saveStore,
      progress: readProgress(await saveStore.load()),
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
