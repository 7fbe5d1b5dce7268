import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A compression, as `Content-Encoding` names it. */
export type Encoding = 'br' | 'gzip'

/** Suffix of a precompressed file. */
export const ENCODING_SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Close to the size of a build's compression, but fast enough for the first request. */
const BROTLI_QUALITY = 8
const GZIP_LEVEL = 8

/** Returns the accepted encodings, best first. */
export function parseAcceptEncoding(header: string | undefined): Encoding[] {
  const qualities = new Map<string, number>()
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    qualities.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0)
  }
  const order: readonly Encoding[] = ['br', 'gzip']
  return order.filter((encoding) => (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0)
}

/** Caches compressed content up to a number of bytes; evicts the least recently used. */
export class CompressionCache {
  readonly #maxBytes: number
  readonly #entries = new Map<string, Promise<Buffer>>()
  readonly #sizes = new Map<string, number>()
  #bytes = 0

  /** @param maxBytes maximum number of compressed bytes */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /**
   * @param key identifies the content
   * @param read returns the uncompressed content
   */
  async get(key: string, encoding: Encoding, read: () => Promise<Buffer>): Promise<Buffer> {
    const name = `${encoding} ${key}`
    const entry = this.#entries.get(name) ?? this.#compress(name, encoding, read)
    this.#entries.delete(name)
    this.#entries.set(name, entry)
    return entry
  }

  #compress(name: string, encoding: Encoding, read: () => Promise<Buffer>): Promise<Buffer> {
    const entry = read().then((content) => compress(content, encoding))
    entry.then(
      (compressed) => this.#trackSize(name, compressed.length),
      () => this.#entries.delete(name),
    )
    return entry
  }

  #trackSize(name: string, size: number): void {
    this.#sizes.set(name, size)
    this.#bytes += size
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return
      const freed = this.#sizes.get(oldest)
      if (freed === undefined) continue
      this.#entries.delete(oldest)
      this.#sizes.delete(oldest)
      this.#bytes -= freed
    }
  }
}

function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      })
    : gzipAsync(content, { level: GZIP_LEVEL })
}
