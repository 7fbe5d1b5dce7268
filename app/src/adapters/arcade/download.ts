/** How long a file may take before it counts as lost, in ms. */
const patience = 20_000

interface Download {
  readonly text: Promise<string>
  /** Bytes so far, after decompression. */
  received: number
}

/** What was fetched on this visit, or is on its way, by address. */
const downloads = new Map<string, Download>()
const watchers = new Set<() => void>()

async function fetchText(address: string, received: (bytes: number) => void): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
  if (!response.ok || !response.body) throw new Error(`${address} was answered with ${response.status}.`)
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  let text = ''
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- A stream is read one piece after the other.
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    received(value.byteLength)
  }
}

/** Fetches a file once per visit; one that was lost is fetched anew by whoever asks next. */
export function download(address: string): Download {
  const known = downloads.get(address)
  if (known) return known
  const started: Download = {
    received: 0,
    text: fetchText(address, (bytes) => {
      started.received += bytes
      for (const watch of watchers) watch()
    }),
  }
  downloads.set(address, started)
  started.text.catch(() => downloads.delete(address))
  return started
}

/** Calls back whenever more of any file has arrived, until the returned function is called. */
export function onReceived(watch: () => void): () => void {
  watchers.add(watch)
  return () => void watchers.delete(watch)
}
