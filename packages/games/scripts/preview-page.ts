import '../src/arcade.css'
import { BufferTarget, CanvasSource, Output, WebMOutputFormat } from 'mediabunny'
import { catalogue } from '../src/catalogue.ts'
import { stepsPerSecond } from '../src/core/index.ts'
import type { GameTexts, Stage } from '../src/core/index.ts'
import { createSurface } from '../src/core/graphics/surface.ts'
import { formatNumber } from '../src/core/language.ts'
import { createMoveList, readMoves } from '../src/core/recording/move-list.ts'
import { h } from '../src/core/shell/dom.ts'
import { parseVariant } from '../src/core/variant.ts'
import type { Variant } from '../src/core/variant.ts'
import { addFonts } from '../src/fonts/faces.ts'
import { createBot, expert } from '../src/games/henna-studio/rules/bots.ts'
import { rules as hennaStudio } from '../src/games/henna-studio/rules/rules.ts'
import { createRecording, recordings } from '../src/testing/recorded-runs.ts'

/* The page on which `npm run previews` draws games. It advances by whole frames, so that a slow machine draws the same
   clip. */

const seconds = 2
const framesPerSecond = 15
const stepsPerFrame = stepsPerSecond / framesPerSecond
/** Seconds of play among which the moment is chosen: a run begins with little to see. */
const [earliestSeconds, latestSeconds] = [20, 60]
/** Seconds drawn before the moment, for cameras and effects. */
const leadSeconds = 2
/** Size of the clip, which is the posters'. */
const clip = { width: 400, height: 256 }
const bitrate = 190_000

/** The part of the stage that clips show, in CSS pixels of the stage, with the ratio of posters. @default the stage */
export const crops: Readonly<Record<string, { x: number; y: number; width: number }>> = {
  'lantern-leap': { x: 0, y: 64, width: 640 },
  'dune-rally': { x: 87, y: 55, width: 625 },
  'oasis-quest': { x: 178, y: 137, width: 510 },
  'star-breaker': { x: 30, y: 38, width: 740 },
}

/** Steps between the moves of players that are faster than people. */
const rests: Readonly<Record<string, number>> = { zellige: 24, 'oasis-quest': 16 }

const fonts = import.meta.glob<string>('../src/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})
addFonts((file) => `url(${JSON.stringify(fonts[`../src/fonts/${file}.woff2`])})`)

/** Players of the games' tests, except where those think for longer than a clip takes. */
const players = {
  ...recordings,
  'henna-studio': createRecording(hennaStudio, () => createBot({ ...expert, steps: 9, polish: 1 })),
}

/** Games that seldom count points: their moment is where the player acts most. */
const quiet: ReadonlySet<string> = new Set(['henna-studio'])

/** Texts of a game without their words: a clip is shown in every language. */
function withoutWords<Value>(value: Value): Value {
  if (typeof value === 'string') return '' as Value
  if (typeof value !== 'object' || value === null) return value
  return (
    Array.isArray(value)
      ? value.map(withoutWords)
      : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutWords(each)]))
  ) as Value
}

function createStage(element: HTMLElement, texts: GameTexts, variant: Variant): Stage {
  const size = { width: element.clientWidth, height: element.clientHeight }
  return {
    element,
    size,
    addSurface() {
      const surface = createSurface('')
      surface.resize(size)
      element.append(surface.canvas)
      return surface
    },
    texts: withoutWords(texts),
    locale: 'en',
    dir: 'ltr',
    variant,
    formatNumber: (value) => formatNumber('en', value),
    formatCount: () => '',
    hud: { addItem: () => () => {} },
    sound: { play: () => {} },
    announce: () => {},
    reducedMotion: false,
    goals: { completed: 0 },
    hasGamepad: false,
    savedData: null,
    saveData: () => {},
    savePicture: () => Promise.resolve('failed'),
  }
}

/** Plays a run with the player of the game's tests and returns its move codes. */
function recordCodes({ base, seed, level }: Variant): number[] {
  const recording = players[base as keyof typeof players]
  const log = recording.record(base, { seed, level }, latestSeconds, rests[base])
  const moves = readMoves(log.moves) ?? createMoveList()
  return [...moves.pairs()].flatMap(([count, code]) => Array<number>(count).fill(code))
}

/** Returns the step at which the seconds begin in which a count changes most often. */
function findMoment(counts: readonly number[]): number {
  const length = seconds * stepsPerSecond
  // The end of a run is not shown.
  const starts = Math.max(1, counts.length - length - stepsPerSecond)
  let best = Math.min(earliestSeconds * stepsPerSecond, starts >> 1)
  const countChanges = (start: number) => new Set(counts.slice(start, start + length)).size
  for (let start = best; start < starts; start++) if (countChanges(start) > countChanges(best)) best = start
  return best
}

/** Advances animations of elements by hand, because the clock of the page runs at another speed. */
function advanceAnimations(ms: number): void {
  for (const animation of document.getAnimations()) {
    animation.pause()
    const time = Number(animation.currentTime ?? 0) + ms
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0)
    if (time >= end) animation.finish()
    else animation.currentTime = time
  }
}

/** Starts the run of a game at its moment. Returns a function that advances it by one frame. */
async function openRun(id: string): Promise<() => void> {
  const variant = parseVariant(id)
  const entry = catalogue.find((each) => each.id === variant?.base)
  if (!variant || !entry) throw new Error(`There is no game called "${id}".`)
  const { default: game } = await entry.load()
  const codes = recordCodes(variant)
  const rehearsal = game.startRun(variant)
  let acts = 0
  const counts = codes.map((code) => {
    rehearsal.step(code)
    if (code !== 0) acts += 1
    return quiet.has(variant.base) ? acts : rehearsal.state.score
  })
  const moment = findMoment(counts)
  const shownFrom = Math.max(0, moment - leadSeconds * stepsPerSecond)

  const element = h('div', { class: 'stage' })
  document.body.replaceChildren(h('main', { class: 'game-shell', 'data-hue': game.hue }, element))
  await Promise.all([...document.fonts].map((font) => font.load()))
  const hidden = game.startRun(variant)
  for (const code of codes.slice(0, shownFrom)) hidden.step(code)
  const stage = createStage(element, game.texts.en, variant)
  const run = hidden.show(stage)
  run.resize(stage.size)
  let step = shownFrom
  const advance = () => {
    if (!run.state.over) run.step(codes[step++] ?? 0)
    run.draw({ phase: 'playing', alpha: 0, seconds: 1 / stepsPerSecond })
    advanceAnimations(1000 / stepsPerSecond)
  }
  const advanceBy = (steps: number) => {
    for (let count = 0; count < steps; count++) advance()
  }
  advanceBy(moment - shownFrom)
  return () => advanceBy(stepsPerFrame)
}

let drawFrame = () => {}
let frames: string[] = []

/** Opens a run, and returns the number of frames to capture. */
export async function start(id: string): Promise<number> {
  frames = []
  drawFrame = await openRun(id)
  return seconds * framesPerSecond
}

export const advance = (): void => drawFrame()

export const addFrame = (png: string): number => frames.push(`data:image/png;base64,${png}`)

/** Encodes the captured frames as a WebM in base64. */
export async function encode(): Promise<string> {
  const canvas = new OffscreenCanvas(clip.width, clip.height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('This browser gives no 2D canvas.')
  context.imageSmoothingQuality = 'high'
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new CanvasSource(canvas, {
    codec: 'vp9',
    bitrate,
    bitrateMode: 'variable',
    latencyMode: 'quality',
    keyFrameInterval: seconds,
  })
  output.addVideoTrack(source, { frameRate: framesPerSecond })
  await output.start()
  for (const [index, frame] of frames.entries()) {
    const bitmap = await createImageBitmap(await (await fetch(frame)).blob())
    context.drawImage(bitmap, 0, 0, clip.width, clip.height)
    await source.add(index / framesPerSecond, 1 / framesPerSecond)
  }
  await output.finalize()
  let binary = ''
  for (const byte of new Uint8Array(target.buffer ?? new ArrayBuffer())) binary += String.fromCodePoint(byte)
  return btoa(binary)
}
