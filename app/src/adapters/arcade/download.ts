import { createListeners } from '../../platform/store.ts'

/** Download timeout, in ms. */
const timeout = 20_000

/** A file of the arcade's build. */
interface ExpectedFile {
  address: string
  /** Bytes before compression. */
  size: number
  /** In base64. */
  sha256: string
}

interface Download {
  readonly text: Promise<string>
  /** Bytes so far, after decompression. */
  received: number
}

/** Finished and running downloads by URL. */
const downloads = new Map<string, Download>()
const { notify, subscribe } = createListeners()

/** Calls back on the progress of any download. */
export const subscribeToDownloads = subscribe

/** The response is another file: truncated, or a network's login page. */
class FileMismatchError extends Error {
  constructor(address: string, difference: string) {
    super(`${address} was answered with another file: ${difference}.`)
  }
}

async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCodePoint(...digest))
}

async function fetchText(
  { address, size, sha256 }: ExpectedFile,
  cache: RequestCache,
  received: (bytes: number) => void,
): Promise<string> {
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(timeout) })
  if (!response.ok || !response.body) throw new Error(`${address} was answered with ${response.status}.`)
  const reader = response.body.getReader()
  const bytes = new Uint8Array(size)
  let filled = 0
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- A stream is read one piece after the other.
    const { done, value } = await reader.read()
    if (done) break
    if (filled + value.byteLength > size) {
      void reader.cancel()
      throw new FileMismatchError(address, `more than ${size} bytes`)
    }
    bytes.set(value, filled)
    filled += value.byteLength
    received(value.byteLength)
  }
  if (filled < size) throw new FileMismatchError(address, `${filled} of ${size} bytes`)
  // Missing without TLS, despite its type: then only the size is checked.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (subtle && (await hashOf(bytes)) !== sha256) throw new FileMismatchError(address, 'its hash differs')
  return new TextDecoder().decode(bytes)
}

/**
 * Fetches a file once per visit and verifies it against the build. Bypasses the cache after a mismatch; the next
 * call retries a failed download.
 */
export function download(file: ExpectedFile): Download {
  const known = downloads.get(file.address)
  if (known) return known
  const fetched = (cache: RequestCache) => {
    started.received = 0
    return fetchText(file, cache, (bytes) => {
      started.received += bytes
      notify()
    })
  }
  const started = { received: 0, text: Promise.resolve('') }
  started.text = fetched('default').catch((error: unknown) => {
    if (error instanceof FileMismatchError) return fetched('reload')
    throw error
  })
  started.text.catch(() => downloads.delete(file.address))
  downloads.set(file.address, started)
  return started
}
