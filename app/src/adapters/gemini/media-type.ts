/** A media type by its parts (RFC 9110, 8.3.1): neither case, spaces, quotes nor the order of parameters tell two apart. */
export interface MediaType {
  /** Such as `audio`. */
  readonly type: string
  /** Such as `pcm`. */
  readonly subtype: string
  /** By their names, in lower case. */
  readonly parameters: ReadonlyMap<string, string>
}

/** Reads a media type; what is none has empty parts. */
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

/** Returns how many bare samples of such sound make a second; null for a file, which says so itself. */
export function sampleRateOf(text: string): number | null {
  const { type, subtype, parameters } = readMediaType(text)
  if (type !== 'audio' || !['l16', 'pcm'].includes(subtype)) return null
  const rate = Number(parameters.get('rate') ?? usualRate)
  return Number.isInteger(rate) && rate > 0 ? rate : usualRate
}
