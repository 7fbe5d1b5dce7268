import '../arcade.css'
import { vi } from 'vitest'
import { readMoves } from '../core/recording/move-list.ts'
import { createSynth } from '../core/audio/synth.ts'
import type { SynthOptions } from '../core/audio/synth.ts'
import type { Game } from '../core/index.ts'
import { InputState } from '../core/input/input.ts'
import { createStage } from '../core/runner/stage.ts'
import { createGameShell } from '../core/shell/game-shell.ts'
import { recordings } from './recorded-runs.ts'

const ignore = () => undefined
const sampleRate = 44_100
/** Steps of the rules in a frame: fewer frames render faster. */
const stepsPerFrame = 3
const frameLength = stepsPerFrame / 60
/** Frames between two ticks of the music's timer. */
const framesPerTick = 2
const start = { seed: 5, level: 2 }

/** Shows a run of a bot in the game's own view. Returns functions that play and draw its next steps, and that close it. */
function showRun(
  game: Game,
  seconds: number,
  sound: Pick<ReturnType<typeof createSynth>, 'play' | 'setIntensity'>,
) {
  const root = document.createElement('div')
  document.body.append(root)
  const shell = createGameShell({
    root,
    game,
    locale: 'en',
    input: new InputState(),
    showSwitches: false,
    onPause: ignore,
    onToggleSound: ignore,
  })
  const stage = createStage({
    shell,
    variant: { base: game.id, number: 0, palette: 0, ...start },
    locale: 'en',
    texts: game.texts.en,
    sound,
    getCompletedMissions: () => 0,
    getSavedData: () => null,
    saveData: ignore,
    savePicture: () => Promise.resolve('failed'),
    onResize: ignore,
  })
  const run = game.startRun(start).show(stage.gameStage)
  run.resize(stage.gameStage.size)
  const log = recordings[game.id as keyof typeof recordings].record(game.id, start, seconds)
  const codes = [...(readMoves(log.moves)?.pairs() ?? [])].flatMap(([count, code]) =>
    Array<number>(count).fill(code),
  )
  return {
    playFrame: () => {
      for (const code of codes.splice(0, stepsPerFrame)) run.step(code)
      run.draw({ phase: 'playing', alpha: 0, seconds: frameLength })
      sound.setIntensity(run.getIntensity())
    },
    close: () => {
      run.dispose(false)
      stage.close()
      root.remove()
    },
  }
}

/** Renders the sound of a bot's run of at most this many seconds; returns its samples. */
export async function renderRun(
  game: Game,
  seconds: number,
  channels?: SynthOptions['channels'],
): Promise<Float32Array> {
  const opened: OfflineAudioContext[] = []
  // The synthesizer schedules as in play: the device stops once a frame until the view has drawn it.
  class RenderedContext extends OfflineAudioContext {
    constructor() {
      super(1, Math.round(seconds * sampleRate), sampleRate)
      opened.push(this)
    }
    override get state(): AudioContextState {
      return 'running'
    }
  }
  let tick = ignore as () => void
  const timer = vi.spyOn(window, 'setInterval').mockImplementation(((callback: () => void) => {
    tick = callback
    return 1
  }) as typeof setInterval)
  const synth = createSynth({
    muted: false,
    music: game.music,
    seed: start.seed,
    channels,
    AudioContextClass: RenderedContext as unknown as typeof AudioContext,
  })
  synth.unlock()
  timer.mockRestore()
  const run = showRun(game, seconds, synth)
  const [device] = opened
  if (!device) throw new Error('The synthesizer opened no device.')
  for (let frame = 0; frame * frameLength < seconds; frame++) {
    void device.suspend(frame * frameLength).then(() => {
      run.playFrame()
      if (frame % framesPerTick === 0) tick()
      return device.resume()
    })
  }
  const rendered = await device.startRendering()
  run.close()
  return rendered.getChannelData(0)
}

const toDecibels = (amplitude: number) => 20 * Math.log10(amplitude)
export const measureRms = (samples: Float32Array): number =>
  toDecibels(Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length))
export const measurePeak = (samples: Float32Array): number =>
  toDecibels(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0))
const windowLength = sampleRate / 20
const audible = -55
/** Returns the level in dBFS that the loudest thirtieth of the audible moments exceeds. */
export function measureLoudest(samples: Float32Array): number {
  const levels = Array.from({ length: Math.floor(samples.length / windowLength) }, (_, window) =>
    measureRms(samples.subarray(window * windowLength, (window + 1) * windowLength)),
  )
  const sorted = levels.filter((level) => level > audible).toSorted((a, b) => b - a)
  return sorted[Math.floor(sorted.length / 30)] ?? Number.NEGATIVE_INFINITY
}
