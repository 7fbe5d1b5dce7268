/** Below the gateway's limit of 128 KB at once and 128 KB a second. */
const bytesAtOnce = 96 * 1024
const bytesPerSecond = 96 * 1024

/**
 * Sends messages in order, no faster than the gateway accepts. After a change of sessions queued input arrives at
 * once, and the gateway closes a connection that sends too much.
 */
export class SendQueue {
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

  /** Drops unsent messages. */
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
