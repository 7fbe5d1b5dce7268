/** One tone: a wave that glides between two pitches and fades out. */
export interface Tone {
  /** `noise` is white noise, filtered at the pitch. @default 'triangle' */
  wave?: OscillatorType | 'noise'
  /** Start and end frequency, in Hz. @default `to` = `from` */
  from: number
  to?: number
  /** Duration and start delay, in seconds. @default 0 */
  duration: number
  delay?: number
  /** @default 0.2 */
  volume?: number
}

export interface Sound {
  /** Plays the tones together, or nothing while muted, paused or before the first user gesture. */
  play: (...tones: readonly Tone[]) => void
}

const maxVoices = 32

/** Creates a synthesizer without sound files. It opens the audio device only after a user gesture and with sound on. */
export function createSynth(
  muted: boolean,
  AudioContextClass: typeof AudioContext | undefined = globalThis.AudioContext,
) {
  let context: AudioContext | null = null
  let master: GainNode | null = null
  let noiseBuffer: AudioBuffer | null = null
  let unlocked = false
  let active = true
  let closed = false
  let voiceCount = 0

  const updateDevice = () => {
    const wanted = unlocked && active && !muted && !closed
    if (wanted && !context && AudioContextClass) {
      context = new AudioContextClass()
      master = context.createGain()
      master.gain.value = 0.8
      master.connect(context.destination)
    }
    // If the browser refuses the device, the game is silent but keeps working.
    if (context && wanted && context.state === 'suspended') context.resume().catch(() => undefined)
    if (context && !wanted && context.state === 'running') context.suspend().catch(() => undefined)
  }

  const getNoiseBuffer = (device: AudioContext): AudioBuffer => {
    if (noiseBuffer) return noiseBuffer
    noiseBuffer = device.createBuffer(1, device.sampleRate, device.sampleRate)
    const samples = noiseBuffer.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
    return noiseBuffer
  }

  const playTone = (device: AudioContext, out: GainNode, tone: Tone) => {
    const { wave = 'triangle', from, to = from, duration, delay = 0, volume = 0.2 } = tone
    const start = device.currentTime + delay
    const end = start + duration
    const gain = device.createGain()
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(volume, start + Math.min(0.008, duration / 4))
    gain.gain.exponentialRampToValueAtTime(0.0001, end)
    let source: AudioScheduledSourceNode
    if (wave === 'noise') {
      const filter = device.createBiquadFilter()
      filter.type = 'bandpass'
      filter.frequency.setValueAtTime(from, start)
      filter.frequency.exponentialRampToValueAtTime(Math.max(1, to), end)
      const buffer = device.createBufferSource()
      buffer.buffer = getNoiseBuffer(device)
      buffer.loop = true
      buffer.connect(filter).connect(gain)
      source = buffer
    } else {
      const oscillator = device.createOscillator()
      oscillator.type = wave
      oscillator.frequency.setValueAtTime(from, start)
      oscillator.frequency.exponentialRampToValueAtTime(Math.max(1, to), end)
      oscillator.connect(gain)
      source = oscillator
    }
    gain.connect(out)
    voiceCount += 1
    source.addEventListener('ended', () => {
      voiceCount -= 1
      gain.disconnect()
    })
    source.start(start)
    source.stop(end)
  }

  return {
    play(...tones: readonly Tone[]): void {
      if (muted || !active || !context || !master || context.state !== 'running') return
      for (const tone of tones) if (voiceCount < maxVoices) playTone(context, master, tone)
    },
    /** Call it on a user gesture, after which browsers allow sound. */
    unlock(): void {
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
    /** Suspends the device while paused or hidden. */
    setActive(on: boolean): void {
      active = on
      updateDevice()
    },
    close(): void {
      closed = true
      context?.close().catch(() => undefined)
      context = null
    },
  }
}
