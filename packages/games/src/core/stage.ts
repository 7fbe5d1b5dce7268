import type { Booth } from './booth.ts'
import type { GameTexts, Stage } from './game.ts'
import { formatCount, getDirection, formatNumber } from './language.ts'
import type { Locale } from './language.ts'
import type { Sound } from './sound.ts'
import { createSurface } from './surface.ts'
import type { Size, Surface } from './surface.ts'
import type { Variant } from './variant.ts'

export interface StageOptions {
  booth: Booth
  variant: Variant
  locale: Locale
  texts: GameTexts
  sound: Sound
  kept: () => unknown
  keep: (value: unknown) => void
  onResize: (size: Size) => void
}

/** Everything a view may use, and the two things only the cabinet may: empty it and end it. */
export function createStage(options: StageOptions) {
  const { booth, variant, locale, texts, sound, onResize } = options
  const element = booth.stage
  const size: Size = { width: element.clientWidth, height: element.clientHeight }
  const calmly = window.matchMedia('(prefers-reduced-motion: reduce)')
  const surfaces = new Set<Surface>()

  const fit = () => {
    size.width = element.clientWidth
    size.height = element.clientHeight
    for (const surface of surfaces) surface.resize(size)
    onResize(size)
  }
  const watch = new ResizeObserver(fit)
  watch.observe(element)
  // The observer does not hear of a new pixel density, as when the window moves to another screen.
  window.addEventListener('resize', fit)

  const forGame: Stage = {
    element,
    size,
    addSurface() {
      const surface = createSurface(texts.title)
      surface.resize(size)
      surfaces.add(surface)
      element.append(surface.canvas)
      return surface
    },
    texts,
    locale,
    dir: getDirection(locale),
    variant,
    formatNumber: (value) => formatNumber(locale, value),
    formatCount: (forms, value) => formatCount(locale, forms, value),
    hud: booth.hud,
    sound,
    announce: booth.announce,
    get reducedMotion() {
      // What the visitor told the portal goes before what the device says.
      const said = document.documentElement.dataset.motion
      return said === 'reduce' || (said !== 'full' && calmly.matches)
    },
    get savedData() {
      return options.kept()
    },
    saveData: options.keep,
  }

  return {
    forGame,
    empty(): void {
      surfaces.clear()
      element.replaceChildren()
      booth.clearHud()
    },
    close(): void {
      watch.disconnect()
      window.removeEventListener('resize', fit)
    },
  }
}
