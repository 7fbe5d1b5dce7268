import { createDeferred } from '../../../platform/deferred.ts'

/** A fake WebSocket of a page; the test acts as the backend. */
export class BackendSocket extends EventTarget {
  static readonly OPEN: number = 1
  readonly url: string
  /** Messages that the page sent. */
  readonly sent: unknown[] = []
  closed = false
  readyState = 0
  readonly #listening = createDeferred<void>()

  constructor(url: string) {
    super()
    this.url = url
  }

  /** Receives a message from the page. */
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  /** Closes the connection as the page. */
  close(): void {
    this.drop(1000)
  }

  override addEventListener(...listener: Parameters<EventTarget['addEventListener']>): void {
    super.addEventListener(...listener)
    if (listener[0] === 'message') this.#listening.resolve()
  }

  /** Accepts the connection as the backend, and waits until the page listens to messages. */
  async accept(): Promise<void> {
    this.readyState = BackendSocket.OPEN
    this.dispatchEvent(new Event('open'))
    await this.#listening.promise
  }

  /** Sends a message as the backend. */
  receive(frame: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }

  /** Drops the connection. */
  drop(code = 1006): void {
    if (this.closed) return
    this.closed = true
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

/** Creates a fake of the browser's `WebSocket` that records connections and opens none. */
export function createBackendSockets() {
  const opened: BackendSocket[] = []
  class Socket extends BackendSocket {
    constructor(url: string) {
      super(url)
      opened.push(this)
    }
  }
  return { opened, Socket }
}
