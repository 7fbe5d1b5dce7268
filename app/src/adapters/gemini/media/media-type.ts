/** A parsed media type (RFC 9110, 8.3.1): case, spaces, quotes and the order of parameters do not matter. */
interface MediaType {
  /** For example `audio`. */
  readonly type: string
  /** For example `pcm`. */
  readonly subtype: string
  /** By lower-case name. */
  readonly parameters: ReadonlyMap<string, string>
}

/** Parses a media type; an invalid one gives empty parts. */
export function readMediaType(text: string): MediaType {
  const [essence = '', ...rest] = text.split(';').map((part) => part.trim())
  const [type = '', subtype = ''] = essence.toLowerCase().split('/')
  const parameters = rest.map((part) => {
    const [name = '', value = ''] = part.split('=').map((side) => side.trim())
    return [name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')] as const
  })
  return { type, subtype, parameters: new Map(parameters) }
}

const usualRate = 24_000

/** Returns the sample rate of raw audio; null for a file format, which states its own. */
export function parseSampleRate(text: string): number | null {
  const { type, subtype, parameters } = readMediaType(text)
  if (type !== 'audio' || !['l16', 'pcm'].includes(subtype)) return null
  const rate = Number(parameters.get('rate') ?? usualRate)
  return Number.isInteger(rate) && rate > 0 ? rate : usualRate
}
