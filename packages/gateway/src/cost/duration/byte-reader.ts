/** Maximum number of boxes, pages, frames and table entries read in one file. */
const MAX_STEPS = 1_000_000

/** The file is invalid, or takes too many steps to read. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/** Reads the bytes of a file within its bounds and a maximum number of steps. */
export class ByteReader {
  readonly length: number
  readonly #bytes: Uint8Array
  readonly #view: DataView
  #steps = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.length = bytes.byteLength
  }

  /** Counts a step. @throws {UnreadableFile} after too many */
  step(): void {
    this.#steps += 1
    if (this.#steps > MAX_STEPS) throw new UnreadableFile()
  }

  /** @throws {UnreadableFile} beyond the end, like all of these methods */
  u8(at: number): number {
    return this.#within(at, 1).getUint8(at)
  }

  u16(at: number, little = false): number {
    return this.#within(at, 2).getUint16(at, little)
  }

  u32(at: number, little = false): number {
    return this.#within(at, 4).getUint32(at, little)
  }

  /** Numbers above 2⁵³ lose their last digits, which no duration needs. */
  u64(at: number, little = false): number {
    const [high, low] = little ? [at + 4, at] : [at, at + 4]
    return this.u32(high, little) * 2 ** 32 + this.u32(low, little)
  }

  float(at: number, length: number): number {
    const view = this.#within(at, length)
    if (length === 4) return view.getFloat32(at)
    if (length === 8) return view.getFloat64(at)
    return 0
  }

  /** Reads Latin-1 text; shorter at the end of the file. */
  text(at: number, length: number): string {
    return String.fromCharCode(...this.#bytes.subarray(at, at + length))
  }

  /** Returns the next position of a byte, or -1. */
  find(byte: number, from: number): number {
    return this.#bytes.indexOf(byte, from)
  }

  #within(at: number, length: number): DataView {
    if (!(at >= 0 && at + length <= this.length)) throw new UnreadableFile()
    return this.#view
  }
}
