import type { Channels } from '../../bridge/index.ts'
import { createMusician } from './musician.ts'
import type { Piece } from './musician.ts'
import { createOutput, switchBuses } from './output.ts'
import type { Channel } from './output.ts'
import { createInstruments } from './tone.ts'
import type { Tone } from './tone.ts'

export interface Sound {
  /** Plays the tones together, or nothing while muted, paused or before the first user gesture. */
  play: (...tones: readonly Tone[]) => void
}

export interface SynthOptions {
  muted: boolean
  /** Music of the game; its seed varies it. */
  music?: Piece | undefined
  seed?: number
  /** Whether each channel is on. @default both */
  channels?: Channels | undefined
  /** @default the browser's */
  AudioContextClass?: typeof AudioContext | undefined
}

const maxVoices: Record<Channel, number> = { effects: 32, music: 32 }
/** Beats are scheduled this many seconds ahead, at this interval in ms, so that a slow frame delays none. */
const lookahead = 0.4
const interval = 100

/** Creates a synthesizer without sound files. It opens the audio device only after a user gesture and with sound on. */
export function createSynth(options: SynthOptions) {
  const { AudioContextClass = globalThis.AudioContext, music, seed = 1 } = options
  const musician = music && createMusician(music, seed)
  /** Ends of the scheduled tones, in seconds. */
  const ends: Record<Channel, number[]> = { music: [], effects: [] }
  let { muted, channels = { music: true, effects: true } } = options
  let context: AudioContext | null = null
  let playOn: ((tone: Tone, channel: Channel, at: number) => void) | null = null
  let buses: ReturnType<typeof createOutput> | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  let unlocked = false
  let active = true
  let closed = false
  let intensity = 0

  const openDevice = (device: AudioContext) => {
    const opened = createOutput(device)
    const playTone = createInstruments(device)
    switchBuses(opened, channels, 0)
    buses = opened
    playOn = (tone, channel, at) => {
      ends[channel] = ends[channel].filter((end) => end > device.currentTime)
      if (ends[channel].length < maxVoices[channel]) ends[channel].push(playTone(tone, opened[channel], at))
    }
  }
  const scheduleMusic = () => {
    if (!context || context.state !== 'running' || !channels.music) return
    const now = context.currentTime
    musician?.schedule(now, now + lookahead, intensity, (tone, at) => playOn?.(tone, 'music', at))
  }
  const updateDevice = () => {
    const wanted = unlocked && active && !muted && !closed
    if (wanted && !context && AudioContextClass) {
      context = new AudioContextClass()
      openDevice(context)
    }
    // If the browser refuses the device, the game is silent but keeps working.
    if (context && wanted && context.state === 'suspended') context.resume().catch(() => undefined)
    if (context && !wanted && context.state === 'running') context.suspend().catch(() => undefined)
    if (context && wanted && musician) timer ??= setInterval(scheduleMusic, interval)
    else {
      clearInterval(timer)
      timer = undefined
    }
  }

  return {
    play(...tones: readonly Tone[]): void {
      if (muted || !active || !channels.effects || !context || context.state !== 'running') return
      for (const tone of tones) playOn?.(tone, 'effects', context.currentTime)
    },
    /** Call it on a user gesture, after which browsers allow sound. */
    unlock: (): void => {
      unlocked = true
      updateDevice()
    },
    get muted(): boolean {
      return muted
    },
    setMuted(on: boolean): void {
      muted = on
      updateDevice()
    },
    get channels(): Channels {
      return channels
    },
    /** Turns music or effects on or off. */
    setChannels(on: Channels): void {
      channels = on
      if (context && buses) switchBuses(buses, on, context.currentTime)
    },
    /** Sets how lively the music is, from 0, without drums, to 1. */
    setIntensity(value: number): void {
      intensity = Math.min(1, Math.max(0, value))
    },
    /** Suspends the device while paused or hidden. */
    setActive(on: boolean): void {
      active = on
      updateDevice()
    },
    close(): void {
      closed = true
      updateDevice()
      context?.close().catch(() => undefined)
      context = null
    },
  }
}
