import { type ColorWord, findColor, findColorWords, hashText } from '../colors.ts'
import { detectLanguage } from '../../language.ts'
import { toSearchable } from './vocabulary.ts'
import type { Size } from '../dimensions.ts'
import { findLook, type Light, type Look } from './looks.ts'
import { discOf, drawSky, HORIZON, stageOf } from './sky.ts'
import { findSymbols, getSymbols, type Motion, type SceneSymbol } from './symbols.ts'
import { drawWeather } from './weather.ts'

/** Part of a scene that moves as one. */
export interface SceneLayer {
  readonly svg: string
  readonly motion: Motion | 'fall'
}

/** Scene in layers from back to front. */
export interface Scene {
  readonly layers: readonly SceneLayer[]
  readonly look: Look
}

/** Returns whether a prompt names something that can be drawn. */
export const isDrawable = (prompt: string): boolean =>
  findSymbols(prompt).length > 0 || findLook(prompt).isNamed

/** Thing at its place in the scene. */
interface Placed {
  readonly symbol: SceneSymbol
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Composes the things, the light and the weather that a prompt names; without a known word, a star. */
export function composeScene(prompt: string, size: Size): Scene {
  const named = withNeeds(findSymbols(prompt))
  const look = findLook(
    prompt,
    named.some(({ isNightThing }) => isNightThing),
  )
  const { light, weather } = look
  const seed = hashText(prompt)
  const color = findColor(prompt)
  const placed = placeThings(named, seed)
  const { scale, left, top } = stageOf(size)
  const stage = (inside: string) =>
    `<g filter="url(#shade)"><g transform="translate(${left} ${top}) scale(${scale})">${inside}</g></g>`
  const layers: SceneLayer[] = [
    { motion: 'none', svg: `${shadeFilter(light, size)}${drawSky(light, seed, size)}` },
    ...(named.length === 0 && !look.isNamed
      ? [
          {
            motion: 'none' as const,
            svg: stage(drawGround(light.ground) + star(color ?? `hsl(${seed % 360},62%,50%)`)),
          },
        ]
      : drawThings(placed, prompt, light, size, stage)),
    ...(placed.some(({ symbol }) => symbol.id === 'sea')
      ? [{ motion: 'none' as const, svg: reflection(light, seed, size) }]
      : []),
    { motion: 'none', svg: drawGlows(placed.filter(isStill), light, stageOf(size)) },
    ...(weather === null
      ? []
      : [
          {
            motion: weather === 'fog' ? ('none' as const) : ('fall' as const),
            svg: drawWeather(weather, size),
          },
        ]),
  ]
  return { layers: mergeLayers(layers.filter(({ svg }) => svg !== '')), look }
}

/** Draws the things and the weather that an instruction names, to be added to an image. */
export function drawAdditions(instruction: string, size: Size): string {
  const added = findSymbols(instruction).filter(({ isPlace, layer }) => !isPlace && layer !== 'back')
  const { light, weather } = findLook(instruction)
  const placed = placeThings(added, hashText(instruction))
  const { scale, left, top } = stageOf(size)
  const stage = (inside: string) => `<g transform="translate(${left} ${top}) scale(${scale})">${inside}</g>`
  const things = placed.flatMap((one) =>
    drawThing(one, findOwnColor(one.symbol, instruction, findColorWords(instruction))),
  )
  const glows = drawGlows(placed, { ...light, lit: true }, { scale, left, top })
  return `${stage(things.join(''))}${glows}${weather === null ? '' : drawWeather(weather, size)}`
}

const drawThing = ({ symbol, x, y, scale }: Placed, color: string | undefined) =>
  `<g data-thing="" color="${color ?? symbol.color}" transform="translate(${x} ${y}) scale(${scale})">${symbol.svg}</g>`

/** Adds the place that a thing needs if the prompt names none. */
function withNeeds(named: readonly SceneSymbol[]): SceneSymbol[] {
  const needed = named.map(({ needs }) => needs).find((id) => id !== null)
  if (needed === undefined || named.some(({ layer }) => layer === 'ground')) return [...named]
  return [...named, ...getSymbols().filter(({ id }) => id === needed)]
}

const LAYERS = ['sky', 'back', 'ground', 'middle', 'hanging', 'front'] as const

function placeThings(named: readonly SceneSymbol[], seed: number): Placed[] {
  const of = (layer: SceneSymbol['layer']) => named.filter((symbol) => symbol.layer === layer)
  const front = of('front')
  const middle = of('middle')
  const isSea = named.some(({ id }) => id === 'sea')
  return LAYERS.flatMap((layer) =>
    of(layer).map((symbol, index, { length }) => {
      const spread = (index + 0.5) / length
      if (symbol.isPlace) return { symbol, x: 0, y: 0, scale: 1 }
      if (layer === 'back') return { symbol, x: 500, y: HORIZON, scale: 1 }
      if (layer === 'hanging') return { symbol, x: 500, y: 0, scale: 1 }
      if (layer === 'sky')
        return { symbol, x: 120 + 760 * spread, y: 260 + (index % 2) * 90, scale: 0.72 * symbol.scale }
      if (layer === 'middle') {
        const alone = front.length === 0 ? 500 : (seed >>> 6) % 2 === 0 ? 230 : 770
        const x = length === 1 ? alone : 60 + 880 * spread
        return {
          symbol,
          x,
          y: isSea ? 730 : 760,
          scale: symbol.scale * (length > 1 ? 0.75 : front.length > 0 ? 0.85 : 1),
        }
      }
      const share = [1.15, 0.9, 0.72, 0.6][Math.min(length, 4) - 1] ?? 0.6
      const isBehind = middle.length > 0 ? 0.85 : 1
      const x =
        length === 1 ? (middle.length > 0 ? ((seed >>> 6) % 2 === 0 ? 620 : 380) : 500) : 40 + 920 * spread
      return { symbol, x, y: symbol.needs === 'sea' ? 800 : 890, scale: share * symbol.scale * isBehind }
    }),
  )
}

const isStill = ({ symbol }: Placed) => symbol.isPlace || symbol.motion === 'none'

function drawThings(
  placed: readonly Placed[],
  prompt: string,
  light: Light,
  size: Size,
  stage: (inside: string) => string,
): SceneLayer[] {
  const floor = placed.map(({ symbol }) => symbol.floor).find((fill) => fill !== null) ?? light.ground
  const colorWords = findColorWords(prompt)
  const colorOf = (symbol: SceneSymbol) =>
    colorWords.length > 0 &&
    placed.filter(({ symbol: one }) => !one.isPlace).length === 1 &&
    placed.length === 1
      ? colorWords[0]?.color
      : findOwnColor(symbol, prompt, colorWords)
  const draw = (one: Placed) => drawThing(one, colorOf(one.symbol))
  const isBehindGround = ({ symbol }: Placed) => symbol.layer === 'sky' || symbol.layer === 'back'
  const toLayer = (one: Placed): SceneLayer =>
    isStill(one)
      ? { motion: 'none', svg: stage(draw(one)) }
      : {
          motion: one.symbol.motion,
          svg: shadeFilter(light, size) + stage(draw(one)) + drawGlows([one], light, stageOf(size)),
        }
  return [
    ...placed.filter(isBehindGround).map(toLayer),
    { motion: 'none', svg: stage(drawGround(floor)) },
    ...placed.filter((one) => !isBehindGround(one)).map(toLayer),
  ]
}

/** Finds the color word beside a thing's name: before it in English, after it in Arabic. */
function findOwnColor(
  symbol: SceneSymbol,
  prompt: string,
  colorWords: readonly ColorWord[],
): string | undefined {
  const place = symbol.locate(toSearchable(prompt))
  if (place === null) return undefined
  const isArabic = detectLanguage(prompt) === 'ar'
  return colorWords.find(({ index }) => {
    const distance = isArabic ? index - (place.index + place.count - 1) : place.index - index
    return distance === 1 || distance === 2
  })?.color
}

const drawGround = (color: string) =>
  `<g data-thing=""><path d="M-800 ${HORIZON + 10}C-300 ${HORIZON - 16} 200 ${HORIZON + 14} 500 ${HORIZON}C900 ${HORIZON - 14} 1400 ${HORIZON + 14} 1800 ${HORIZON}V1400H-800Z" fill="${color}"/><path d="M-800 ${HORIZON + 130}C0 ${HORIZON + 70} 900 ${HORIZON + 170} 1800 ${HORIZON + 110}V1400H-800Z" fill="#000" opacity=".07"/></g>`

/** Returns the color matrix of a light's tint. */
export function shadeMatrix({ shade, strength, blend }: Light): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(shade.slice(at, at + 2), 16) / 255,
  )
  const row = (value: number, index: number) => {
    const keep = blend === 'multiply' ? 1 - strength + strength * value : 1 - strength
    const cells = [0, 0, 0, 0, blend === 'multiply' ? 0 : strength * value]
    cells[index] = keep
    return cells.map((cell) => cell.toFixed(3)).join(' ')
  }
  return `<feColorMatrix values="${[red, green, blue].map(row).join(' ')} 0 0 0 1 0"/>`
}

/** Tints everything below the sky. Its region is the whole image: resvg fails for a region outside of it. */
const shadeFilter = (light: Light, { width, height }: Size): string =>
  `<filter id="shade" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}" color-interpolation-filters="sRGB">${shadeMatrix(light)}</filter>`

function drawGlows(
  placed: readonly Placed[],
  light: Light,
  { scale, left, top }: { scale: number; left: number; top: number },
): string {
  const strength = light.lit === true ? 0.85 : 0.25
  const glows = placed.flatMap(({ symbol, x, y, scale: own }) =>
    symbol.glows.map(([right, down, radius]) => {
      const circle = {
        x: left + (x + right * own) * scale,
        y: top + (y + down * own) * scale,
        r: radius * own * scale,
      }
      return `<circle cx="${circle.x}" cy="${circle.y}" r="${circle.r}" fill="url(#glow)"/>`
    }),
  )
  if (glows.length === 0) return ''
  return `<defs><radialGradient id="glow"><stop stop-color="#ffdf8e" stop-opacity="${strength}"/><stop offset=".35" stop-color="#ffb04a" stop-opacity="${strength * 0.45}"/><stop offset="1" stop-color="#ff9a30" stop-opacity="0"/></radialGradient></defs><g style="mix-blend-mode:screen">${glows.join('')}</g>`
}

/** Light of the sun or moon on water. */
function reflection(light: Light, seed: number, size: Size): string {
  if (light.sun === undefined && light.moon === undefined) return ''
  const { x, radius } = discOf(light, seed, size)
  const { scale, top } = stageOf(size)
  const lines = [0, 1, 2, 3, 4, 5].map(
    (step) =>
      `<ellipse cx="${x + (step % 2 === 0 ? 1 : -1) * step * 4 * scale}" cy="${top + (672 + step * step * 7 + step * 12) * scale}" rx="${radius * (0.9 - step * 0.09)}" ry="${(5 + step) * scale}"/>`,
  )
  return `<g fill="${light.sun ?? '#f6f1da'}" opacity=".6">${lines.join('')}</g>`
}

/** Merges neighboring layers that do not move. */
function mergeLayers(layers: readonly SceneLayer[]): SceneLayer[] {
  const merged: SceneLayer[] = []
  for (const layer of layers) {
    const last = merged.at(-1)
    if (last?.motion === 'none' && layer.motion === 'none')
      merged[merged.length - 1] = { motion: 'none', svg: last.svg + layer.svg }
    else merged.push(layer)
  }
  return merged
}

const star = (color: string) =>
  `<g data-thing="" transform="translate(500 520)" fill="${color}"><path d="M-190-190h380v380h-380z"/><path d="M-190-190h380v380h-380z" transform="rotate(45)"/><path d="M-110-110h220v220h-220z" fill="#fff" opacity=".8"/><path d="M-110-110h220v220h-220z" fill="#fff" opacity=".8" transform="rotate(45)"/></g>`
