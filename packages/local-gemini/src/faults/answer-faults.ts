import { type Answer, FINISH_REASONS, words } from '../content/answer.ts'
import type { Prompt } from '../writing/prompt.ts'
import { phrasesOf } from '../writing/phrases.ts'
import type { Fault, FaultName } from './fault.ts'

type Spoil = (answer: Answer, prompt: Prompt, value: string) => Answer

const ended =
  (finishReason: Answer['finishReason'], finishMessage?: string): Spoil =>
  () => ({
    thoughts: [],
    parts: [],
    finishReason,
    ...(finishMessage === undefined ? {} : { finishMessage }),
  })

const BLOCK_REASONS = ['SAFETY', 'OTHER', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'IMAGE_SAFETY']

/** What becomes of an answer that is to come without what was asked for. */
const SPOILS: Partial<Record<FaultName, Spoil>> = {
  blocked: (_, _prompt, value) => ({
    thoughts: [],
    parts: [],
    finishReason: null,
    blockReason: BLOCK_REASONS.find((reason) => reason === value) ?? 'PROHIBITED_CONTENT',
  }),
  finish: (answer, prompt, value) =>
    ended(FINISH_REASONS.find((reason) => reason === value) ?? 'OTHER')(answer, prompt, value),
  'no-candidates': () => ({ thoughts: [], parts: [], finishReason: null, nothing: true }),
  safety: ended('SAFETY'),
  recitation: ended('RECITATION'),
  other: ended('OTHER'),
  empty: ended('STOP'),
  'no-image': ended(
    'NO_IMAGE',
    'Unable to show the generated image. The model could not generate the image based on the prompt provided.',
  ),
  'no-finish': (answer) => ({ ...answer, finishReason: null }),
  'no-grounding': ({ thoughts, parts, finishReason }) => ({ thoughts, parts, finishReason }),
  'text-only': (_, { language }) => words(phrasesOf(language).insteadOfMedia),
  'bad-json': () => words('```json\n{ "demo": true,'),
  'max-tokens': (answer) => cut(answer, (text) => text.slice(0, Math.ceil(text.length / 2))),
}

/** Spoils an answer as its request asks. */
export const spoil = (fault: Fault | null, answer: Answer, prompt: Prompt): Answer =>
  (fault === null ? undefined : SPOILS[fault.name])?.(answer, prompt, fault?.value ?? '') ?? answer

/** Shortens the text of an answer, which then says that it was cut off. */
export function cut(answer: Answer, shorten: (text: string) => string): Answer {
  const parts = answer.parts.map((part) =>
    part.text === undefined ? part : { ...part, text: shorten(part.text) },
  )
  return { ...answer, parts, finishReason: 'MAX_TOKENS' }
}
