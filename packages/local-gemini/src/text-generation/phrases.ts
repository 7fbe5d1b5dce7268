import { arabic } from './arabic.ts'
import { english } from './english.ts'
import type { Language } from '../language.ts'

/** All phrases of replies, in one language. */
export interface Phrases {
  /** Opening of every reply, which says that it is a demo. */
  readonly demo: string
  readonly opening: (text: string) => string
  readonly nothingAsked: string
  readonly turn: (turn: number, previous: string) => string
  readonly factsHeading: string
  readonly facts: (words: number, letters: number, longest: string) => readonly string[]
  readonly listHeading: string
  readonly step: (keyword: string, index: number) => string
  readonly tableHeading: string
  readonly columns: readonly [string, string, string]
  readonly codeHeading: string
  readonly codeComment: string
  readonly section: (keyword: string) => string
  /** Sentences of long replies, each with the keyword, its length and its position. */
  readonly sentences: readonly ((keyword: string, letters: number, place: number) => string)[]
  readonly closing: string
  readonly thoughts: (keywords: readonly string[]) => readonly string[]
  readonly title: (topic: string) => string
  readonly summary: (topic: string) => string
  readonly tag: string
  readonly image: (text: string) => string
  /** For an image without a known word. */
  readonly star: (text: string) => string
  readonly edited: (text: string) => string
  readonly insteadOfMedia: string
  /** About the files of a question. */
  readonly files: {
    readonly opening: (question: string) => string
    readonly text: (words: number, start: string) => string
    readonly bytes: (count: number) => string
    readonly kilobytes: (count: string) => string
    readonly document: (size: string) => string
    readonly image: (size: string) => string
    readonly closing: string
  }
  readonly search: (topic: string) => readonly string[]
  readonly places: (topic: string, near: string | null) => readonly string[]
  readonly place: (topic: string, index: number) => string
  readonly live: {
    readonly heard: (seconds: string, loudness: string, pauses: number) => string
    readonly caption: (seconds: string) => string
    readonly greeting: string
    readonly read: (text: string) => string
  }
}

/** Returns the phrases of a language. */
export const getPhrases = (language: Language): Phrases => (language === 'ar' ? arabic : english)
