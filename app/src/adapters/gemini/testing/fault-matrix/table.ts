import type { FAULTS } from '@saha/local-gemini'
import type { FailureKind } from '@saha/machines/port'
import type { ToolName } from './tools.ts'

export type FaultName = keyof typeof FAULTS

/**
 * Outcome of a fault: a kind of failure, or an answer.
 * - `answered` the whole answer: the fault does not affect this tool, or was handled
 * - `cut off` a partial answer, marked as such
 * - `nothing` a finished video without a URI, for which the machine has a state
 */
export type End = FailureKind | 'answered' | 'cut off' | 'nothing'

type Ends = Partial<Record<FaultName, End>>

/** Error responses and missing responses. */
const refusals = {
  key: 'auth',
  forbidden: 'permission',
  'not-found': 'not-found',
  quota: 'rate-limit',
  internal: 'server',
  html: 'server',
  overloaded: 'server',
  deadline: 'timeout',
  drop: 'network',
  slow: 'answered',
} as const satisfies Ends

/** Responses that are no valid answers. */
const answers = {
  cut: 'network',
  'stream-error': 'answered',
  'no-finish': 'cut off',
  blocked: 'blocked',
  finish: 'empty',
  safety: 'blocked',
  recitation: 'blocked',
  'max-tokens': 'cut off',
  'no-image': 'empty',
  'text-only': 'answered',
  other: 'empty',
  empty: 'empty',
  'no-candidates': 'empty',
  'no-grounding': 'answered',
  'bad-json': 'answered',
} as const satisfies Ends

const words = { ...refusals, ...answers }
const streamed = { ...words, 'stream-error': 'server' } as const
const media = {
  ...words,
  'no-finish': 'answered',
  'max-tokens': 'answered',
  'text-only': 'empty',
  'bad-json': 'empty',
} as const
const predicted = { ...refusals, 'no-image': 'blocked' } as const
// Videos take seconds, so the slow fault is tested with the other tools.
const { slow: _, ...refused } = refusals
const operations = {
  ...refused,
  'operation-error': 'server',
  'operation-empty': 'nothing',
  'operation-filtered': 'server',
  'download-forbidden': 'permission',
} as const

/** Outcome of each fault in each tool; a live conversation has its own faults and adapter. */
export const table: Readonly<Record<ToolName, Ends>> = {
  chat: streamed,
  'complex query': streamed,
  'complex query by budget': streamed,
  'video analysis': { ...streamed, 'file-failed': 'validation', 'upload-lost': 'answered' },
  transcription: words,
  'web search': words,
  'maps search': words,
  'image generation': media,
  'image generation of Imagen': predicted,
  'image editing': media,
  'text to speech': { ...media, 'no-finish': 'cut off', 'max-tokens': 'cut off' },
  'video generation': operations,
  'video generation of Veo': operations,
  'blog draft': { ...words, 'max-tokens': 'protocol', 'text-only': 'protocol', 'bad-json': 'protocol' },
}
