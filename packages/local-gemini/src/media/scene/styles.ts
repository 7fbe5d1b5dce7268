import { hashText } from '../colors.ts'
import type { Size } from '../dimensions.ts'
import type { Style } from './looks.ts'

/** Pixels of a small rendering. */
export interface Pixels extends Size {
  readonly pixels: Uint8Array
}

type Render = (inside: string, size: Size) => Pixels

const PAPER = '#fbf7ec'

/** Applies a style to a drawing. Pixel art and mosaics are made from a small rendering of it. */
export function applyStyle(style: Style, drawing: string, size: Size, render: Render): string {
  const unit = Math.min(size.width, size.height) / 1000
  switch (style) {
    case 'gray':
      return filtered('<feColorMatrix type="saturate" values="0"/>' + contrast(1.15), drawing, size)
    case 'watercolor':
      return watercolor(drawing, size, unit)
    case 'oil':
      return oil(drawing, size, unit)
    case 'poster':
      return poster(drawing, size, unit)
    case 'line':
      return lineDrawing(drawing, size)
    case 'paper':
      return paperCut(drawing, size)
    case 'pixel':
      return grid(
        drawing,
        size,
        render,
        88,
        (x, y, side, color) =>
          `<path d="M${x} ${y}h${side + 0.5}v${side + 0.5}h-${side + 0.5}z" fill="${color}"/>`,
      )
    default:
      return `<rect width="${size.width}" height="${size.height}" fill="#cfc6b2"/>${grid(drawing, size, render, 64, mosaicTile)}`
  }
}

const filtered = (primitives: string, inside: string, { width, height }: Size) =>
  `<defs><filter id="style" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}" color-interpolation-filters="sRGB">${primitives}</filter></defs><g filter="url(#style)">${inside}</g>`

const contrast = (slope: number) => {
  const linear = `type="linear" slope="${slope}" intercept="${(1 - slope) / 2}"`
  return `<feComponentTransfer><feFuncR ${linear}/><feFuncG ${linear}/><feFuncB ${linear}/></feComponentTransfer>`
}

/** Grain of paper or canvas. */
function texture({ width, height }: Size, frequency: number, strength: number): string {
  return `<defs><filter id="grain" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2"/><feColorMatrix values="0 0 0 0 .3 0 0 0 0 .26 0 0 0 0 .2 ${strength * 2} 0 0 0 -${(strength * 0.8).toFixed(3)}"/></filter></defs><rect width="${width}" height="${height}" filter="url(#grain)"/>`
}

function watercolor(drawing: string, size: Size, unit: number): string {
  const { width, height } = size
  const border = 38 * unit
  const wash = `<feTurbulence type="fractalNoise" baseFrequency="${0.012 / unit}" numOctaves="4" seed="3" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="${26 * unit}" xChannelSelector="R" yChannelSelector="G" result="wet"/><feColorMatrix in="noise" values="0 0 0 0 1 0 0 0 0 .99 0 0 0 0 .95 .6 0 0 0 -.2" result="bloom"/><feComposite in="bloom" in2="wet" operator="in" result="pale"/><feMerge><feMergeNode in="wet"/><feMergeNode in="pale"/></feMerge><feColorMatrix type="saturate" values=".92"/>`
  const edge = `<filter id="edge" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><feTurbulence type="fractalNoise" baseFrequency="${0.02 / unit}" numOctaves="3" seed="8" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="${44 * unit}" xChannelSelector="R" yChannelSelector="B"/></filter><mask id="sheet" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect x="${border}" y="${border}" width="${width - 2 * border}" height="${height - 2 * border}" fill="#fff" filter="url(#edge)"/></mask>`
  return `<defs>${edge}</defs><rect width="${width}" height="${height}" fill="${PAPER}"/><g mask="url(#sheet)" opacity=".93">${filtered(wash, drawing, size)}</g>${texture(size, 0.6 / unit, 0.2)}`
}

function oil(drawing: string, size: Size, unit: number): string {
  const strokes = `<feTurbulence type="turbulence" baseFrequency="${0.018 / unit} ${0.05 / unit}" numOctaves="3" seed="5" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="${34 * unit}" xChannelSelector="R" yChannelSelector="G" result="moved"/><feColorMatrix in="moved" type="saturate" values="1.3" result="rich"/><feDiffuseLighting in="noise" surfaceScale="${3.2 * unit}" diffuseConstant="1.05" lighting-color="#fff" result="light"><feDistantLight azimuth="235" elevation="58"/></feDiffuseLighting><feBlend in="light" in2="rich" mode="multiply"/>`
  // Strokes at the edge come from outside of the drawing, where nothing is: it shows through there.
  return drawing + filtered(strokes + contrast(1.1), drawing, size) + texture(size, 0.5 / unit, 0.12)
}

function poster(drawing: string, { width, height }: Size, unit: number): string {
  const steps = 'type="discrete" tableValues="0.09 0.25 0.42 0.58 0.74 0.87 0.97"'
  const flat = `<feComponentTransfer><feFuncR ${steps}/><feFuncG ${steps}/><feFuncB ${steps}/></feComponentTransfer><feColorMatrix type="saturate" values="1.15"/>`
  const outer = 34 * unit
  return `${filtered(flat, drawing, { width, height })}<rect x="${outer / 2}" y="${outer / 2}" width="${width - outer}" height="${height - outer}" fill="none" stroke="#f6ecd4" stroke-width="${outer}"/><rect x="${outer * 1.4}" y="${outer * 1.4}" width="${width - outer * 2.8}" height="${height - outer * 2.8}" fill="none" stroke="#f6ecd4" stroke-width="${outer * 0.16}"/>`
}

/** Lets every part of the scene cast a shadow on the one behind it. */
function paperCut(drawing: string, size: Size): string {
  const shadow =
    '<feDropShadow dx="0" dy="12" stdDeviation="10" flood-color="#1a1420" flood-opacity=".5"/></filter>'
  return drawing.replaceAll('</filter>', shadow) + texture(size, 0.9, 0.16)
}

/** Draws outlines only: every fill becomes paper. */
function lineDrawing(drawing: string, { width, height }: Size): string {
  const outlined = drawing
    .replaceAll(/<(?:circle|ellipse)[^>]* fill="url\(#(?:halo|fog|glow)\)"\/>/g, '')
    .replaceAll(/ filter="[^"]*"/g, '')
    .replaceAll(/ fill="(?!none)[^"]*"/g, ` fill="${PAPER}"`)
    .replaceAll(/ stroke="[^"]*"/g, ' stroke="#2a2a33"')
    .replaceAll(/ opacity="[^"]*"/g, '')
    .replaceAll('mix-blend-mode:screen', 'display:none')
  return `<rect width="${width}" height="${height}" fill="${PAPER}"/><g fill="${PAPER}" stroke="#2a2a33" stroke-width="3.2" stroke-linejoin="round">${outlined}</g>${texture({ width, height }, 0.7, 0.14)}`
}

type Tile = (x: number, y: number, side: number, color: string, seed: number) => string

/** Draws each pixel of a small rendering as a tile. */
function grid(drawing: string, { width, height }: Size, render: Render, across: number, tile: Tile): string {
  const side = Math.max(width, height) / across
  const scale = 1 / side
  const small = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  const { pixels } = render(`<g transform="scale(${scale})">${drawing}</g>`, small)
  const tiles: string[] = []
  for (let row = 0; row < small.height; row += 1)
    for (let column = 0; column < small.width; column += 1) {
      const at = (row * small.width + column) * 4
      const [red, green, blue] = [0, 1, 2].map((channel) => Math.round((pixels[at + channel] ?? 0) / 12) * 12)
      tiles.push(tile(column * side, row * side, side, `rgb(${red},${green},${blue})`, row * 997 + column))
    }
  return `<g shape-rendering="crispEdges">${tiles.join('')}</g>`
}

const mosaicTile: Tile = (x, y, side, color, seed) => {
  const random = hashText(String(seed))
  const turn = ((random % 100) - 50) / 9
  const light = (((random >>> 8) % 100) - 50) / 500
  const inner = side * 0.86
  const overlay = light > 0 ? '#fff' : '#000'
  const at = `transform="translate(${x + side / 2} ${y + side / 2}) rotate(${turn})"`
  const path = `d="M${-inner / 2} ${-inner / 2}h${inner}v${inner}h${-inner}z"`
  return `<g ${at}><path ${path} fill="${color}"/><path ${path} fill="${overlay}" opacity="${Math.abs(light)}"/></g>`
}
