import { Random } from '../random.ts'

/** One tone: a wave that glides between two pitches and fades out. */
export interface Tone {
  /** `noise` is white noise, filtered at the pitch; `pluck` is a plucked string. @default 'triangle' */
  wave?: OscillatorType | 'noise' | 'pluck'
  /** Start and end frequency, in Hz. @default `to` = `from` */
  from: number
  to?: number
  /** Duration and start delay, in seconds. @default 0 */
  duration: number
  delay?: number
  /** @default 0.2 */
  volume?: number
  /** Holds its volume to the end, with a vibrato, as a flute does. @default false */
  held?: boolean
}

/** Seed of the noise, so that every visit sounds alike. */
const noiseSeed = 3
/** Pitch in Hz of the recorded string. */
const stringPitch = 220
/** Vibrato of held tones: rate in Hz and share of the pitch. */
const vibrato = { rate: 5.1, depth: 0.004 }

/** Returns a second of white noise. */
function createNoise(device: BaseAudioContext): AudioBuffer {
  const buffer = device.createBuffer(1, device.sampleRate, device.sampleRate)
  const samples = buffer.getChannelData(0)
  const random = new Random(noiseSeed)
  for (let i = 0; i < samples.length; i++) samples[i] = random.between(-1, 1)
  return buffer
}

/** Returns a plucked string, computed by the Karplus-Strong algorithm. */
function createString(device: BaseAudioContext): AudioBuffer {
  const buffer = device.createBuffer(1, device.sampleRate * 2, device.sampleRate)
  const samples = buffer.getChannelData(0)
  // The average of two samples delays by half of one.
  const period = Math.round(device.sampleRate / stringPitch - 0.5)
  // Smoothed noise has no harsh attack.
  const random = new Random(noiseSeed)
  let smooth = 0
  for (let i = 0; i <= period; i++) samples[i] = smooth += (random.between(-1, 1) - smooth) * 0.5
  for (let i = period + 1; i < samples.length; i++)
    samples[i] = 0.497 * ((samples[i - period] ?? 0) + (samples[i - period - 1] ?? 0))
  return buffer
}

/** Returns a function that schedules a tone on the device's clock, in seconds, into a bus. It returns the tone's end. */
export function createInstruments(device: BaseAudioContext) {
  const buffers = new Map<'noise' | 'pluck', AudioBuffer>()
  const createBufferSource = (wave: 'noise' | 'pluck') => {
    const source = device.createBufferSource()
    const buffer = buffers.get(wave) ?? (wave === 'noise' ? createNoise : createString)(device)
    buffers.set(wave, buffer)
    source.buffer = buffer
    source.loop = wave === 'noise'
    return source
  }
  const glide = (pitch: AudioParam, from: number, to: number, start: number, end: number) => {
    pitch.setValueAtTime(from, start)
    if (to !== from) pitch.exponentialRampToValueAtTime(to, end)
  }

  return (tone: Tone, bus: AudioNode, at: number): number => {
    const { wave = 'triangle', from, to = from, duration, delay = 0, volume = 0.2, held = false } = tone
    const start = at + delay
    const end = start + duration
    const gain = device.createGain()
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(volume, start + Math.min(held ? 0.07 : 0.008, duration / 4))
    if (held) gain.gain.setValueAtTime(volume, start + duration * 0.7)
    gain.gain.exponentialRampToValueAtTime(0.0001, end)
    let source: AudioScheduledSourceNode
    if (wave === 'noise') {
      const filter = device.createBiquadFilter()
      filter.type = 'bandpass'
      glide(filter.frequency, from, Math.max(1, to), start, end)
      source = createBufferSource('noise')
      source.connect(filter).connect(gain)
    } else if (wave === 'pluck') {
      const string = createBufferSource('pluck')
      glide(string.playbackRate, from / stringPitch, to / stringPitch, start, end)
      source = string
      source.connect(gain)
    } else {
      const oscillator = device.createOscillator()
      oscillator.type = wave
      glide(oscillator.frequency, from, Math.max(1, to), start, end)
      if (held) {
        const wobble = device.createOscillator()
        const depth = device.createGain()
        wobble.frequency.value = vibrato.rate
        depth.gain.value = from * vibrato.depth
        wobble.connect(depth).connect(oscillator.frequency)
        wobble.start(start)
        wobble.stop(end)
      }
      source = oscillator
      source.connect(gain)
    }
    gain.connect(bus)
    source.addEventListener('ended', () => gain.disconnect())
    source.start(start)
    source.stop(end)
    return end
  }
}
