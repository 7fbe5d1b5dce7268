import type { GameShell } from '../shell/game-shell.ts'
import type { GameTexts, Stage } from '../game.ts'
import { formatCount, getDirection, formatNumber } from '../language.ts'
import type { Locale } from '../language.ts'
import type { Sound } from '../audio/synth.ts'
import { createSurface } from '../graphics/surface.ts'
import type { Size, Surface } from '../graphics/surface.ts'
import type { Variant } from '../variant.ts'

export interface StageOptions {
  shell: GameShell
  variant: Variant
  locale: Locale
  texts: GameTexts
  sound: Sound
  getCompletedMissions: () => number
  getSavedData: () => unknown
  saveData: (value: unknown) => void
  savePicture: Stage['savePicture']
  onResize: (size: Size) => void
}

/** Creates the stage API for a view, and the functions that only the game runner may call. */
export function createStage(options: StageOptions) {
  const { shell, variant, locale, texts, sound, onResize } = options
  const element = shell.stage
  const size: Size = { width: element.clientWidth, height: element.clientHeight }
  const motionQuery = window.matchMedia('(prefers-reduced-motion: reduce)')
  const surfaces = new Set<Surface>()

  const updateSize = () => {
    size.width = element.clientWidth
    size.height = element.clientHeight
    for (const surface of surfaces) surface.resize(size)
    onResize(size)
  }
  const observer = new ResizeObserver(updateSize)
  observer.observe(element)
  // ResizeObserver ignores changes of pixel density, for example on another screen.
  window.addEventListener('resize', updateSize)

  const gameStage: Stage = {
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
    hud: shell.hud,
    sound,
    announce: shell.announce,
    get reducedMotion() {
      // The portal's setting overrides the device's.
      const preference = document.documentElement.dataset.motion
      return preference === 'reduce' || (preference !== 'full' && motionQuery.matches)
    },
    get hasGamepad() {
      return shell.hasGamepad()
    },
    goals: {
      get completed() {
        return options.getCompletedMissions()
      },
    },
    get savedData() {
      return options.getSavedData()
    },
    saveData: options.saveData,
    savePicture: options.savePicture,
  }

  return {
    gameStage,
    clear(): void {
      surfaces.clear()
      element.replaceChildren()
      shell.clearFigures()
    },
    close(): void {
      observer.disconnect()
      window.removeEventListener('resize', updateSize)
    },
  }
}
