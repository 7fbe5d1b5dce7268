import type { ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'

/** Streams server-sent events, or a growing JSON array, as the query asks. */
export class EventStream {
  readonly #response: ServerResponse
  readonly #events: boolean
  #sent = 0

  constructor(response: ServerResponse, events: boolean) {
    this.#response = response
    this.#events = events
    response.socket?.setNoDelay(true)
    response.writeHead(200, {
      'content-type': events ? 'text/event-stream' : 'application/json; charset=UTF-8',
      'cache-control': 'no-cache',
      // Stops proxies from buffering the stream.
      'x-accel-buffering': 'no',
      'content-disposition': 'attachment',
    })
    response.flushHeaders()
  }

  /** Number of events sent. */
  get sent(): number {
    return this.#sent
  }

  /**
   * Sends one event at once. Splits the bytes where parsers must be robust: inside a multi-byte character, and inside
   * the empty line that ends an event.
   *
   * @param name type of the event, for protocols that name it
   */
  async send(event: object, name?: string): Promise<void> {
    const json = JSON.stringify(event, null, this.#events ? 0 : 2)
    const text = this.#events
      ? `${name === undefined ? '' : `event: ${name}\r\n`}data: ${json}\r\n\r\n`
      : `${this.#sent === 0 ? '[' : ',\r\n'}${json}`
    this.#sent += 1
    const bytes = Buffer.from(text)
    const inside = bytes.findIndex((byte) => (byte & 0b1100_0000) === 0b1000_0000)
    const cuts = [...(inside > 0 ? [inside] : []), ...(this.#events ? [bytes.length - 2] : []), bytes.length]
    let from = 0
    for (const to of cuts) {
      this.#response.write(bytes.subarray(from, to))
      from = to
      if (to < bytes.length) await turn()
    }
  }

  /** @param last data of a last event that is not JSON, such as `[DONE]` */
  end(last?: string): void {
    if (last !== undefined) this.#response.write(`data: ${last}\r\n\r\n`)
    this.#response.end(this.#events ? undefined : this.#sent === 0 ? '[]' : ']')
  }

  /** Cuts the connection in the middle of the next event. */
  cut(): void {
    this.#response.write('data: {"candidates": [{"content": {"parts": [{"te')
    setImmediate(() => this.#response.destroy())
  }
}
