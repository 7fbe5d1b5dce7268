import { getFoeCell } from '../rules/foes.ts'
import { ways } from '../rules/grid.ts'
import { isClosed } from '../rules/sight.ts'
import type { State } from '../rules/state.ts'
import { isOpen } from './steering.ts'
import type { OasisTexts } from '../texts.ts'

interface VisibleObject {
  /** Stable as long as the object exists, so that it is announced once. */
  id: string
  name: string
  cell: number
}

/** Lists the visible objects worth announcing, creatures first. */
export function listVisibleObjects(state: State, texts: OasisTexts): VisibleObject[] {
  const { chamber, devices, taken, drunk, burning, turn, lit } = state
  const { lever, block, beam, fox, pits, cracks, spikes, whirls } = chamber
  const things = texts.devices
  const only = (kind: keyof typeof things, cell: number | null | undefined) =>
    cell === null || cell === undefined || cell < 0 ? [] : [toObject(kind, things[kind], cell)]
  const objects = [
    ...chamber.foes.map((foe, index) => ({
      id: `foe ${index}`,
      name: texts.foes[foe.kind],
      cell: getFoeCell(foe, turn),
    })),
    ...chamber.keys
      .filter(({ hue }) => (devices.found & (1 << hue)) === 0)
      .map(({ cell, hue }) => ({ id: `key ${hue}`, name: texts.keyNames[hue] ?? '', cell })),
    ...chamber.gates
      .filter(({ cell }) => isClosed(state, cell))
      .map(({ cell, hue, kind }) => ({
        id: `gate ${cell}`,
        name: kind === 'key' ? (texts.gateNames[hue] ?? '') : texts.grilles[kind],
        cell,
      })),
    ...only('lever', lever),
    ...only('mirror', beam?.mirror),
    ...only('block', devices.block),
    ...only('plate', block?.plate),
    ...(fox && devices.fox === 0 ? only('fox', fox.den) : []),
    ...only('paw', fox?.plate),
    ...pits.flatMap((cell) => only('pit', cell)),
    ...cracks.flatMap((cell) => only('crack', cell)),
    ...spikes.flatMap(({ cell }) => only('spikes', cell)),
    ...whirls.flatMap((cell) => only('whirl', cell)),
    { id: 'oasis', name: texts.oasis, cell: chamber.oasis },
    ...chamber.wells
      .filter((cell) => !drunk.includes(cell))
      .map((cell) => toObject('well', texts.well, cell)),
    ...chamber.treasures
      .filter((cell) => !taken.includes(cell))
      .map((cell) => toObject('treasure', texts.treasure, cell)),
    ...chamber.braziers
      .filter((cell) => !burning.includes(cell))
      .map((cell) => toObject('brazier', texts.brazier, cell)),
  ]
  return objects.filter(({ cell }) => lit.includes(cell))
}
const toObject = (kind: string, name: string, cell: number): VisibleObject => ({
  id: `${kind} ${cell}`,
  name,
  cell,
})

interface Speech {
  texts: OasisTexts
  formatNumber: (value: number) => string
}

/** Returns the position of a tile relative to the hero: "3 right, 2 up". */
export function describePosition(state: State, cell: number, { texts, formatNumber }: Speech): string {
  const { chamber, hero } = state
  const { width } = chamber
  const across = (cell % width) - (hero % width)
  const down = Math.floor(cell / width) - Math.floor(hero / width)
  const { toward, comma } = texts
  return [
    across === 0 ? '' : `${formatNumber(Math.abs(across))} ${across > 0 ? toward.right : toward.left}`,
    down === 0 ? '' : `${formatNumber(Math.abs(down))} ${down > 0 ? toward.down : toward.up}`,
  ]
    .filter(Boolean)
    .join(comma)
}

/** Describes the hero's surroundings for screen readers. */
export function describeSurroundings(state: State, speech: Speech): string {
  const { texts, formatNumber } = speech
  const open = ways.filter((way) => isOpen(state, way)).map((way) => texts.toward[way])
  const objects = listVisibleObjects(state, texts).filter(({ cell }) => cell !== state.hero)
  return [
    texts.open.replace('{ways}', open.join(texts.comma)),
    ...objects.map(({ name, cell }) => `${name}: ${describePosition(state, cell, speech)}.`),
    texts.oasisWay.replace('{way}', describePosition(state, state.chamber.oasis, speech)),
    `${texts.water}: ${formatNumber(state.water)}.`,
  ].join(' ')
}
