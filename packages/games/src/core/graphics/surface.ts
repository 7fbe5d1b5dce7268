/** A size in CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** A canvas that fills the stage. One unit is one CSS pixel, sharp on dense screens. */
export interface Surface {
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
  /** Starts a frame: resets the transform so that one unit is one CSS pixel. */
  startFrame: () => CanvasRenderingContext2D
  resize: (size: Size) => void
}

/** A higher density costs phones their frame rate without a visible gain. */
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
