import { LoudnessMeter } from '../processing/loudness.ts'
import type { PlaybackCommand, PlaybackMessage } from '../playback/playback-node.ts'
import { PlaybackQueue } from './playback-queue.ts'
import { workletScope } from './worklet-scope.ts'

const { AudioWorkletProcessor, registerProcessor, sampleRate } = workletScope

registerProcessor(
  'saha-playback',
  class extends AudioWorkletProcessor {
    readonly #queue = new PlaybackQueue(Math.round(sampleRate))
    readonly #loudness = new LoudnessMeter(sampleRate)
    #open = true
    #wasPlaying = false
    #level = 0

    constructor() {
      super()
      this.port.addEventListener('message', ({ data }: MessageEvent<PlaybackCommand>) => this.#do(data))
      this.port.start()
    }

    process(_: Float32Array[][], [output]: Float32Array[][]): boolean {
      const [voice] = output ?? []
      if (voice) {
        this.#queue.pull(voice)
        this.#postState()
        const level = this.#loudness.push(voice)
        if (level !== null && (level > 0 || this.#level > 0)) this.#post({ type: 'level', level })
        this.#level = level ?? this.#level
      }
      return this.#open
    }

    #do(command: PlaybackCommand): void {
      if (command.type === 'flush') this.#queue.flush()
      else if (command.type === 'close') this.#open = false
      else if (!this.#queue.push(command.chunk)) this.#post({ type: 'full' })
    }

    #postState(): void {
      const { playing } = this.#queue
      if (playing === this.#wasPlaying) return
      this.#wasPlaying = playing
      this.#post({ type: playing ? 'started' : 'drained' })
    }

    #post(message: PlaybackMessage): void {
      this.port.postMessage(message, [])
    }
  },
)
