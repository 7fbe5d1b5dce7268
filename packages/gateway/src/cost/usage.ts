/** What Google says that a call used. */
export interface Usage {
  readonly input: number
  /** Thinking included. */
  readonly output: number
}

/** Longer than any usage that Google sends. */
const LONGEST = 8192

const PATTERN = /"usageMetadata"\s*:\s*\{/g

/**
 * Watches an answer pass and remembers the last usage that it names, with the last few kilobytes in memory only.
 * In JSON a quote inside of a text is escaped, so what looks like the field is the field.
 */
export class UsageWatch {
  #tail = ''
  #usage: Usage | null = null
  readonly #decoder = new TextDecoder('latin1')

  /** The last usage seen, or null. */
  get usage(): Usage | null {
    return this.#usage
  }

  watch(chunk: Uint8Array): void {
    const text = this.#tail + this.#decoder.decode(chunk)
    for (const match of text.matchAll(PATTERN)) this.#read(text, match.index + match[0].length - 1)
    this.#tail = text.slice(-LONGEST)
  }

  #read(text: string, start: number): void {
    let depth = 0
    for (let at = start; at < text.length; at += 1) {
      if (text[at] === '{') depth += 1
      else if (text[at] === '}') depth -= 1
      if (depth > 0) continue
      this.#usage = parseUsage(text.slice(start, at + 1)) ?? this.#usage
      return
    }
  }
}

function parseUsage(json: string): Usage | null {
  try {
    const fields = JSON.parse(json) as Record<string, unknown>
    const tokens = (name: string) => {
      const value = fields[name]
      return typeof value === 'number' && value > 0 ? value : 0
    }
    return {
      input: tokens('promptTokenCount') + tokens('toolUsePromptTokenCount'),
      output: tokens('candidatesTokenCount') + tokens('thoughtsTokenCount'),
    }
  } catch {
    return null
  }
}
