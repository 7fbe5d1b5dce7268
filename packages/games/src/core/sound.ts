/** One voice of a sound: a wave that glides from one pitch to another and fades. */
export interface Tone {
  /** `noise` is a hiss, filtered at the pitch. @default 'triangle' */
  wave?: OscillatorType | 'noise'
  /** Pitch at its beginning and end, in Hz. @default `to` = `from` */
  from: number
  to?: number
  /** How long it sounds and when it begins, in seconds. @default 0 */
  duration: number
  delay?: number
  /** @default 0.2 */
  volume?: number
}

export interface Sound {
  /** Sounds all the tones together, or nothing while muted, paused or before the visitor has touched anything. */
  play: (...tones: readonly Tone[]) => void
}

const mostVoices = 32

/** A synthesiser without a single sound file. The audio device is opened only once it is wanted and allowed. */
export function createSynth(
  muted: boolean,
  Device: typeof AudioContext | undefined = globalThis.AudioContext,
) {
  let context: AudioContext | null = null
  let master: GainNode | null = null
  let hiss: AudioBuffer | null = null
  let touched = false
  let awake = true
  let closed = false
  let voices = 0

  const settle = () => {
    const wanted = touched && awake && !muted && !closed
    if (wanted && !context && Device) {
      context = new Device()
      master = context.createGain()
      master.gain.value = 0.8
      master.connect(context.destination)
    }
    // A device that is refused or gone leaves the game silent, not broken.
    if (context && wanted && context.state === 'suspended') context.resume().catch(() => undefined)
    if (context && !wanted && context.state === 'running') context.suspend().catch(() => undefined)
  }

  const noise = (device: AudioContext): AudioBuffer => {
    if (hiss) return hiss
    hiss = device.createBuffer(1, device.sampleRate, device.sampleRate)
    const samples = hiss.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
    return hiss
  }

  const voice = (device: AudioContext, out: GainNode, tone: Tone) => {
    const { wave = 'triangle', from, to = from, duration, delay = 0, volume = 0.2 } = tone
    const begin = device.currentTime + delay
    const end = begin + duration
    const gain = device.createGain()
    gain.gain.setValueAtTime(0, begin)
    gain.gain.linearRampToValueAtTime(volume, begin + Math.min(0.008, duration / 4))
    gain.gain.exponentialRampToValueAtTime(0.0001, end)
    let source: AudioScheduledSourceNode
    if (wave === 'noise') {
      const filter = device.createBiquadFilter()
      filter.type = 'bandpass'
      filter.frequency.setValueAtTime(from, begin)
      filter.frequency.exponentialRampToValueAtTime(Math.max(1, to), end)
      const buffer = device.createBufferSource()
      buffer.buffer = noise(device)
      buffer.loop = true
      buffer.connect(filter).connect(gain)
      source = buffer
    } else {
      const oscillator = device.createOscillator()
      oscillator.type = wave
      oscillator.frequency.setValueAtTime(from, begin)
      oscillator.frequency.exponentialRampToValueAtTime(Math.max(1, to), end)
      oscillator.connect(gain)
      source = oscillator
    }
    gain.connect(out)
    voices += 1
    source.addEventListener('ended', () => {
      voices -= 1
      gain.disconnect()
    })
    source.start(begin)
    source.stop(end)
  }

  return {
    play(...tones: readonly Tone[]): void {
      if (muted || !awake || !context || !master || context.state !== 'running') return
      for (const tone of tones) if (voices < mostVoices) voice(context, master, tone)
    },
    /** The visitor has pressed something: browsers allow sound from now on. */
    touch(): void {
      touched = true
      settle()
    },
    get muted(): boolean {
      return muted
    },
    mute(on: boolean): void {
      muted = on
      settle()
    },
    /** Asleep while paused or out of sight. */
    wake(on: boolean): void {
      awake = on
      settle()
    },
    close(): void {
      closed = true
      context?.close().catch(() => undefined)
      context = null
    },
  }
}
