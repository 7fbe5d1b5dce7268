/** Returns the red, green and blue of a CSS color as painted on this screen, each from 0 to 255. */
export function paintColor(color: string): readonly [red: number, green: number, blue: number] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return [Number.NaN, Number.NaN, Number.NaN]
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}
