/** Stub of a live conversation for stories. */
export interface VoiceStub {
  /** Result of the microphone request: an error name, or `asks` for a pending prompt. @default granted */
  readonly microphone?: 'NotAllowedError' | 'NotFoundError' | 'NotReadableError' | 'asks'
  /** Input level, 0 to 1. @default 0 */
  readonly level?: number
  /** Messages of the service per session; the last entry repeats. */
  readonly sessions: readonly SessionScript[]
  /** The system blocks autoplay. */
  readonly blocksAutoplay?: boolean
}

/** Messages after the setup, and the close code. */
export interface SessionScript {
  readonly says: readonly object[]
  readonly code?: number
}

const ready = { setupComplete: {} }
const silence = { modelTurn: { parts: [{ inlineData: { data: 'AAAA', mimeType: 'audio/pcm;rate=24000' } }] } }

/** Messages of a conversation whose last turn is being spoken. */
export const talk = (...turns: readonly (readonly [asked: string, answered: string])[]): object[] => [
  ready,
  { sessionResumptionUpdate: { newHandle: 'a story', resumable: true } },
  ...turns.flatMap(([asked, answered], index) => [
    { serverContent: { inputTranscription: { text: asked, finished: true } } },
    { serverContent: { ...silence, outputTranscription: { text: answered } } },
    ...(index < turns.length - 1 ? [{ serverContent: { turnComplete: true } }] : []),
  ]),
]

const node = () => ({
  connect: <Next>(next: Next) => next,
  disconnect: () => {},
  gain: { value: 1, setTargetAtTime: () => {}, cancelScheduledValues: () => {} },
})

/** Replaces the page's microphone, audio and sockets. @returns restores them */
export function stubVoice({ microphone, level = 0, sessions, blocksAutoplay }: VoiceStub): () => void {
  const restored = new AbortController()
  const originals = { AudioContext, AudioWorkletNode, WebSocket }

  class Context extends EventTarget {
    state: AudioContextState = 'running'
    readonly currentTime = 1
    readonly sampleRate = 48_000
    readonly destination = node()
    readonly audioWorklet = { addModule: async () => {} }
    readonly createGain = node
    readonly createMediaStreamSource = node
    readonly createBuffer = () => null
    readonly createBufferSource = () => Object.assign(new EventTarget(), node(), { start: () => {} })
    async resume() {}
    async setSinkId() {}
    async close() {
      this.state = 'closed'
    }
    suspend() {
      this.state = 'suspended'
      this.dispatchEvent(new Event('statechange'))
    }
  }

  class Worklet {
    readonly port: MessagePort
    readonly connect = node().connect
    constructor(context: Context, name: string) {
      const { port1, port2 } = new MessageChannel()
      this.port = port1
      const post = (message: object) => port2.postMessage(message, [])
      if (name === 'saha-capture') {
        const timer = setInterval(() => post({ type: 'level', level }), 100)
        restored.signal.addEventListener('abort', () => clearInterval(timer))
        return
      }
      port2.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
        if (data.type === 'play') post({ type: 'started' })
        if (data.type === 'play') post({ type: 'level', level: 0.7 })
        if (data.type === 'flush') post({ type: 'drained' })
      })
      port2.start()
      if (blocksAutoplay) setTimeout(() => context.suspend())
    }
  }

  let opened = 0
  class Socket extends EventTarget {
    static readonly OPEN = 1
    readyState = Socket.OPEN
    binaryType = ''
    constructor() {
      super()
      queueMicrotask(() => this.dispatchEvent(new Event('open')))
    }
    send(message: string) {
      if (!message.includes('"setup"')) return
      const { says, code } = sessions[Math.min(opened++, sessions.length - 1)] ?? { says: [] }
      for (const message of says)
        this.#dispatch(new MessageEvent('message', { data: JSON.stringify(message) }))
      if (code !== undefined) this.#dispatch(new CloseEvent('close', { code }))
    }
    close() {
      this.readyState = 3
    }
    #dispatch(event: Event) {
      queueMicrotask(() => this.dispatchEvent(event))
    }
  }

  Object.assign(window, { AudioContext: Context, AudioWorkletNode: Worklet, WebSocket: Socket })
  const { mediaDevices } = navigator
  Object.assign(mediaDevices, {
    getUserMedia: async () => {
      if (microphone === 'asks') await new Promise(() => {})
      if (microphone !== undefined) throw new DOMException('', microphone)
      return new MediaStream()
    },
    enumerateDevices: async () =>
      [
        ['audioinput', 'Desk microphone'],
        ['audioinput', 'Headset'],
        ['audiooutput', 'Headset'],
      ].map(([kind, label = '']) => ({ kind, label, deviceId: label, groupId: '' })),
  })
  return () => {
    restored.abort()
    Object.assign(window, originals)
    // Reveals the browser's own methods on the prototype.
    for (const name of ['getUserMedia', 'enumerateDevices']) Reflect.deleteProperty(mediaDevices, name)
  }
}
