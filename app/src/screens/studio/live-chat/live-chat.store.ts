import { createMicrophone, createSpeaker } from '@saha/machines/adapters'
// oxlint-disable-next-line import/default -- Vite makes the module that this names.
import workletUrl from '@saha/machines/adapters/audio-worklet?worker&url'
import { createLiveChatMachine, selectLiveChatStatus, type LiveChatStatus } from '@saha/machines/live-chat'
import { createActor } from 'xstate'
import { createStore } from '../../../platform/store.ts'
import { openTabs } from '../../../adapters/tabs.ts'
import { geminiSettings } from '../../../adapters/gemini/client/config.ts'
import { liveSession } from '../../../adapters/gemini/live/live.ts'

const machine = createLiveChatMachine({
  microphone: createMicrophone(workletUrl),
  speaker: createSpeaker(workletUrl),
  session: liveSession(geminiSettings),
})

/** Events that are reported once and are not a state. */
type LiveChatNews = 'resumed' | 'forgotten' | 'ended' | 'elsewhere' | 'microphone' | 'speaker'

export interface LiveChatView {
  readonly news: LiveChatNews | null
  /** A connection was started in this session. */
  readonly hasStarted: boolean
  /** Time of the connection on the clock of `performance.now()`. */
  readonly since: number | null
}

/** Display time of the takeover notice, in milliseconds. */
const newsDuration = 10_000

const isActive = (status: LiveChatStatus) => status === 'connecting' || status === 'connected'

/**
 * Holds the conversation and its news. A conversation in another tab ends this one, because the two voices would
 * answer each other.
 */
export class LiveChatStore {
  readonly chat = createActor(machine)
  readonly #tabs = openTabs('saha.live-chat')
  readonly #stopped = new AbortController()
  readonly #view = createStore<LiveChatView>({ news: null, hasStarted: false, since: null })
  readonly subscribe = this.#view.subscribe
  readonly getSnapshot = this.#view.get
  #status: LiveChatStatus = 'disconnected'
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    const { signal } = this.#stopped
    this.chat.on('resumed', ({ remembers }) =>
      this.#report(remembers ? 'resumed' : 'forgotten', newsDuration),
    )
    this.chat.on('fellBack', ({ of }) => this.#report(of))
    this.chat.on('ended', () => this.#report('ended'))
    this.chat.subscribe((snapshot) => this.#onStatus(selectLiveChatStatus(snapshot)))
    this.chat.start()
    this.#tabs.addEventListener(
      'message',
      () => {
        if (!isActive(this.#status)) return
        this.leave()
        this.#report('elsewhere')
      },
      { signal },
    )
    // A page that is frozen may not be notified before it is discarded.
    window.addEventListener('pagehide', () => this.leave(), { signal })
  }

  /** Releases microphone, speaker and session; the captions stay. */
  leave(): void {
    this.chat.send({ type: 'chat.disconnect' })
  }

  stop(): void {
    this.#stopped.abort()
    clearTimeout(this.#timer)
    this.#tabs.close()
    this.chat.stop()
  }

  #onStatus(status: LiveChatStatus): void {
    const before = this.#status
    if (status === before) return
    this.#status = status
    if (status === 'connecting') {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
      this.#tabs.postMessage('talks')
      this.#report(null)
    }
    this.#update({ hasStarted: true, since: status === 'connected' ? performance.now() : null })
  }

  #report(news: LiveChatNews | null, duration?: number): void {
    clearTimeout(this.#timer)
    if (duration !== undefined) this.#timer = setTimeout(() => this.#update({ news: null }), duration)
    this.#update({ news })
  }

  #update(changes: Partial<LiveChatView>): void {
    this.#view.set({ ...this.#view.get(), ...changes })
  }
}
