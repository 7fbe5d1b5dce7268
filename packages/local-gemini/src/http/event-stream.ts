import type { ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'

/** A stream of events, or a list of JSON that is sent while it grows, as the query asks. */
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
      // Proxies that gather what they pass on would hold the stream back.
      'x-accel-buffering': 'no',
      'content-disposition': 'attachment',
    })
    response.flushHeaders()
  }

  /** How many events were sent. */
  get sent(): number {
    return this.#sent
  }

  /**
   * Sends one event at once. As networks do, it cuts the bytes where readers must be ready for it: inside a letter of
   * several bytes where there is one, and inside the empty line that ends an event.
   */
  async send(event: object): Promise<void> {
    const json = JSON.stringify(event, null, this.#events ? 0 : 2)
    const text = this.#events ? `data: ${json}\r\n\r\n` : `${this.#sent === 0 ? '[' : ',\r\n'}${json}`
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

  end(): void {
    this.#response.end(this.#events ? undefined : this.#sent === 0 ? '[]' : ']')
  }

  /** Cuts the connection in the middle of the next event. */
  cut(): void {
    this.#response.write('data: {"candidates": [{"content": {"parts": [{"te')
    setImmediate(() => this.#response.destroy())
  }
}
