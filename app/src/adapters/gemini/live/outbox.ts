/** Below what the gateway lets pass: 128 KB at once, and as much a second. */
const bytesAtOnce = 96 * 1024
const bytesPerSecond = 96 * 1024

/**
 * Sends messages in their order, no faster than the gateway takes them. What was said while one session took over
 * from another comes all at once, and a connection that sends too much is closed.
 */
export class Outbox {
  readonly #send: (message: string) => void
  readonly #waiting: string[] = []
  #room = bytesAtOnce
  #at = performance.now()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(send: (message: string) => void) {
    this.#send = send
  }

  put(message: object): void {
    this.#waiting.push(JSON.stringify(message))
    if (this.#timer === undefined) this.#empty()
  }

  /** Forgets what was not sent. */
  close(): void {
    clearTimeout(this.#timer)
    this.#waiting.length = 0
  }

  #empty(): void {
    this.#timer = undefined
    const now = performance.now()
    this.#room = Math.min(bytesAtOnce, this.#room + ((now - this.#at) * bytesPerSecond) / 1000)
    this.#at = now
    for (let [next] = this.#waiting; next !== undefined; [next] = this.#waiting) {
      if (next.length > this.#room) {
        const wait = Math.ceil(((next.length - this.#room) * 1000) / bytesPerSecond)
        this.#timer = setTimeout(() => this.#empty(), wait)
        return
      }
      this.#waiting.shift()
      this.#room -= next.length
      this.#send(next)
    }
  }
}
