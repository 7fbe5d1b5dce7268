import { connectPortal } from './bridge/index.ts'
import { openCabinet } from './core/cabinet.ts'
import type { Cabinet } from './core/cabinet.ts'
import type { Game } from './core/index.ts'
import { getDirection } from './core/language.ts'
import type { Locale } from './core/language.ts'
import { brokenNotice, unknownNotice } from './core/notices.ts'
import { openShelf, readProgress } from './core/progress.ts'
import { parseVariant } from './core/variant.ts'

export interface PageOptions {
  /** Which game: the id of a base game, or of one of its variants. */
  id: string
  /** The language to begin in; a portal's welcome names the one to go on in. */
  locale: Locale
}

/** Gets a base game by its id; undefined when there is none of that name. */
export type Load = (base: string) => Promise<{ default: Game }> | undefined

type Command = (cabinet: Cabinet) => void

/**
 * Makes ready to play one game on this page, with a portal around it or on its own: from here on the portal hears
 * whatever goes wrong. The game is played once its code can be had.
 */
export function openPage({ id, locale: asked }: PageOptions): (load: Load) => void {
  const root = document.querySelector<HTMLElement>('#arcade') ?? document.body
  let cabinet: Cabinet | null = null

  /** What the portal said while the game was still on its way. */
  const early: Command[] = []
  const obey = (command: Command) => {
    if (cabinet) command(cabinet)
    else early.push(command)
  }
  const portal = connectPortal({
    game: id,
    onPause: (on) => obey((it) => it.pause(on)),
    onAudio: (enabled) => obey((it) => it.audio(enabled)),
    onVisibility: (visible) => obey((it) => it.visibility(visible)),
  })

  const speak = (locale: Locale): Locale => {
    document.documentElement.lang = locale
    document.documentElement.dir = getDirection(locale)
    return locale
  }
  const guess = speak(asked)

  const report = (error: unknown, fatal = false) =>
    portal.error(error instanceof Error ? String(error.stack ?? error) : String(error), fatal)
  // Without an error it is a remark of the browser's, such as that a resize was noticed late.
  window.addEventListener('error', ({ error }: ErrorEvent) => error && report(error))
  window.addEventListener('unhandledrejection', (event) => report(event.reason))

  async function open(load: Load): Promise<void> {
    const found = parseVariant(id)
    const loading = found ? load(found.base) : undefined
    if (!found || !loading) {
      const welcome = await portal.welcomed
      root.replaceChildren(unknownNotice(speak(welcome?.locale ?? guess)))
      portal.error(`There is no game called "${id.slice(0, 64)}".`, true)
      return
    }
    const [{ default: game }, welcome] = await Promise.all([loading, portal.welcomed])
    portal.loading(1)
    const locale = speak(welcome?.locale ?? guess)
    document.title = `${game.texts[locale].title} · ${locale === 'ar' ? 'ساحة' : 'Saha'}`
    const shelf = openShelf(welcome ? portal : null, id)
    cabinet = openCabinet({
      root,
      game,
      locale,
      variant: welcome ? { ...found, seed: welcome.seed, level: welcome.level } : found,
      muted: welcome?.muted ?? true,
      start: welcome?.start ?? false,
      portal: welcome ? portal : null,
      shelf,
      progress: readProgress(await shelf.load()),
      onBroken: fail,
    })
    for (const command of early.splice(0)) command(cabinet)
  }

  function fail(error: unknown): void {
    report(error, true)
    console.error(error)
    const locale: Locale = document.documentElement.lang === 'ar' ? 'ar' : 'en'
    root.replaceChildren(brokenNotice(locale, () => location.reload()))
  }

  return (load) => void open(load).catch(fail)
}
