/** A size in CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** A canvas that fills the stage, drawn in CSS pixels and sharp on dense screens. */
export interface Surface {
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
  /** Begins a frame: an empty canvas, one unit a CSS pixel. */
  startFrame: () => CanvasRenderingContext2D
  /** Fits the canvas to the stage. */
  resize: (size: Size) => void
}

/** More than this costs a phone its frame rate and nobody sees it. */
const maxDensity = 2

export function createSurface(label: string): Surface {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('role', 'img')
  canvas.setAttribute('aria-label', label)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context)
    throw new Error('This browser gives no 2D canvas, which this game draws on: use a current browser.')
  let density = 1
  return {
    canvas,
    context,
    startFrame() {
      context.setTransform(density, 0, 0, density, 0, 0)
      return context
    },
    resize({ width, height }) {
      density = Math.min(maxDensity, window.devicePixelRatio || 1)
      canvas.width = Math.max(1, Math.round(width * density))
      canvas.height = Math.max(1, Math.round(height * density))
    },
  }
}
