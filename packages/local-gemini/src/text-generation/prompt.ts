import { type Content, joinText } from '../schema/generate-request.ts'
import { removeFault } from '../faults/fault.ts'
import { COMMON } from './common-words.ts'
import { type Language, detectLanguage } from '../language.ts'

/** Style of the reply that a prompt asks for. */
export type ReplyStyle = 'brief' | 'long' | 'code' | 'list' | 'table'

/** Parsed last turn of a conversation. */
export interface Prompt {
  readonly text: string
  readonly language: Language
  readonly words: readonly string[]
  /** Distinct words that carry the meaning. */
  readonly keywords: readonly string[]
  /** Topic in a few words. */
  readonly topic: string
  readonly styles: ReadonlySet<ReplyStyle>
  /** Number of words in a long reply. */
  readonly length: number
  /** Number of this user turn, from 1. */
  readonly turn: number
  /** Text of the previous user turn. */
  readonly previous: string | null
}

const STYLES: Readonly<Record<ReplyStyle, RegExp>> = {
  brief: /\b(?:brief(?:ly)?|short(?:ly)?|one sentence|concise)\b|باختصار|بإيجاز|مختصر|موجز|قصير/i,
  long: /\b(?:long|detailed|essay|in depth|\d{3,4} words)\b|مفصّ?ل|بالتفصيل|طويل|مقالا?|\d{3,4} كلمة/i,
  code: /\b(?:code|function|program|script|snippet|javascript|typescript|python)\b|كود|برمج|برنامج|دالة|شيفرة/i,
  list: /\b(?:list|steps|bullets?|ideas|tips)\b|قائمة|خطوات|نقاط|أفكار|نصائح/i,
  table: /\b(?:table|compare|comparison|versus|vs)\b|جدول|قارن|مقارنة/i,
}

/** Parses the last turn of a conversation. */
export function readPrompt(contents: readonly Content[], systemInstruction?: Content): Prompt {
  const said = contents
    .filter(({ role }) => role !== 'model')
    .map((content) => removeFault(joinText(content)))
  const text = said.at(-1) ?? ''
  const instruction = joinText(systemInstruction)
  const words = text.match(/[\p{L}\p{M}\p{N}_'’-]+/gu) ?? []
  const keywords = [...new Set(words.map((word) => word.toLowerCase()))].filter(
    (word) =>
      word.length > 2 && !COMMON.has(word) && !Object.values(STYLES).some((style) => style.test(word)),
  )
  const styles = new Set((Object.keys(STYLES) as ReplyStyle[]).filter((style) => STYLES[style].test(text)))
  if (STYLES.brief.test(instruction) && !styles.has('long')) styles.add('brief')
  return {
    text,
    language: text === '' ? detectLanguage(instruction) : detectLanguage(text),
    words,
    keywords: keywords.length > 0 ? keywords : words.slice(0, 3),
    topic: keywords.slice(0, 4).join(' ') || text,
    styles,
    length: Math.min(Number(/(\d{3,4})\s*(?:words|كلمة)/i.exec(text)?.[1] ?? 700), 4000),
    turn: said.length,
    previous: said.at(-2) ?? null,
  }
}
