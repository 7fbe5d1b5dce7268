/** One WebSocket that a page has opened; a test speaks for the backend. */
export class BackendSocket extends EventTarget {
  readonly url: string
  /** What the page has sent. */
  readonly sent: unknown[] = []
  closed = false

  constructor(url: string) {
    super()
    this.url = url
  }

  /** For the page: takes a message. */
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  /** For the page: ends the connection. */
  close(): void {
    this.drop(1000)
  }

  /** For the test: the backend says something. */
  tell(frame: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }

  /** For the test: the connection is over. */
  drop(code = 1006): void {
    if (this.closed) return
    this.closed = true
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

/** Stands in for the browser's `WebSocket`: every connection is kept, and none opens by itself. */
export function backendSockets() {
  const opened: BackendSocket[] = []
  class Socket extends BackendSocket {
    constructor(url: string) {
      super(url)
      opened.push(this)
    }
  }
  return { opened, Socket }
}
