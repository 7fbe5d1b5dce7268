let canvas: CanvasRenderingContext2D | null | undefined

/** Returns the red, green and blue of a CSS color as painted on this screen, each from 0 to 255. */
export function paintColor(color: string): readonly [red: number, green: number, blue: number] {
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) return [Number.NaN, Number.NaN, Number.NaN]
  canvas.clearRect(0, 0, 1, 1)
  // An invalid color would leave the previous one.
  canvas.fillStyle = 'black'
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}
