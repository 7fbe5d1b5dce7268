/** Usage of a call, as Google reports it. */
export interface Usage {
  /** Prompt tokens, including tools. */
  readonly input: number
  /** Reply tokens, including thinking. */
  readonly output: number
  /** Web searches; Google bills each. */
  readonly searches: number
}

/** Longer than any usage or list of searches that Google sends. */
const LONGEST = 32 * 1024

const FIELD =
  /"(?:(usageMetadata)"\s*:\s*\{|(webSearchQueries)"\s*:\s*\[|(finishReason|blockReason)"\s*:\s*")/g

/**
 * Reads the last usage in a streamed response, with only the last few kilobytes in memory. JSON escapes quotes in
 * texts, so a match is always a real field.
 */
export class UsageReader {
  #tail = ''
  #tokens: Omit<Usage, 'searches'> | null = null
  #finished = false
  #longestList = 0
  readonly #queries = new Set<string>()
  readonly #decoder = new TextDecoder('latin1')

  /** Last usage, or null. */
  get usage(): Usage | null {
    const searches = Math.max(this.#longestList, this.#queries.size)
    return this.#tokens === null ? null : { ...this.#tokens, searches }
  }

  /** Whether the model has sent a finish reason; only then the last usage is complete. */
  get isFinished(): boolean {
    return this.#finished
  }

  read(chunk: Uint8Array): void {
    const text = this.#tail + this.#decoder.decode(chunk)
    for (const match of text.matchAll(FIELD)) {
      const [whole, usage, queries, reason] = match
      if (reason !== undefined) this.#finished = true
      const value = bracketed(text, match.index + whole.length - 1)
      if (usage !== undefined) this.#tokens = parseUsage(value) ?? this.#tokens
      if (queries !== undefined) this.#readQueries(value)
    }
    this.#tail = text.slice(-LONGEST)
  }

  #readQueries(value: unknown): void {
    if (!Array.isArray(value)) return
    this.#longestList = Math.max(this.#longestList, value.length)
    for (const query of value) this.#queries.add(String(query))
  }
}

/** Returns the JSON value that starts with a bracket at `start`, if it is complete. */
function bracketed(text: string, start: number): unknown {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at] as string
    if (letter === '\\') at += 1
    else if (letter === '"') quoted = !quoted
    else if (quoted) continue
    else if ('{['.includes(letter)) depth += 1
    else if ('}]'.includes(letter)) depth -= 1
    if (depth === 0 && !quoted) return parsed(text.slice(start, at + 1))
  }
  return null
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown
  } catch {
    return null
  }
}

/** Reads the tokens of a `usageMetadata`; live sessions use `responseTokenCount`. */
export function parseUsage(usage: unknown): Omit<Usage, 'searches'> | null {
  if (typeof usage !== 'object' || usage === null) return null
  const fields = usage as Record<string, unknown>
  const tokens = (name: string) => {
    const value = fields[name]
    return typeof value === 'number' && value > 0 ? value : 0
  }
  const input = tokens('promptTokenCount') + tokens('toolUsePromptTokenCount')
  const answer = Math.max(tokens('candidatesTokenCount'), tokens('responseTokenCount'))
  // The total of live sessions lacks thinking, and other fields may lack tokens that the total has.
  const output = Math.max(answer + tokens('thoughtsTokenCount'), tokens('totalTokenCount') - input)
  return { input, output }
}
