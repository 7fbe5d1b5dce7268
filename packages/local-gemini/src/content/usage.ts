import { type Content, joinText } from '../schema/generate-request.ts'

/** Approximate characters in a token; Arabic has fewer. */
const CHARACTERS_PER_TOKEN = 4
const ARABIC_CHARACTERS_PER_TOKEN = 2.5
const IMAGE_TOKENS = 258
const TOKENS_PER_AUDIO_SECOND = 32

/** Estimates the number of tokens in a text. */
export function estimateTokens(text: string): number {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  return text === ''
    ? 0
    : Math.max(
        1,
        Math.ceil((text.length - arabic) / CHARACTERS_PER_TOKEN + arabic / ARABIC_CHARACTERS_PER_TOKEN),
      )
}

/** Number of tokens of one modality. */
export interface ModalityTokens {
  readonly modality: 'TEXT' | 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT'
  readonly tokenCount: number
}

/** Counts the tokens of a request by modality. */
export function promptTokens(contents: readonly Content[]): ModalityTokens[] {
  const counts = new Map<ModalityTokens['modality'], number>()
  const add = (modality: ModalityTokens['modality'], tokens: number) =>
    counts.set(modality, (counts.get(modality) ?? 0) + tokens)
  add(
    'TEXT',
    contents.reduce((sum, content) => sum + estimateTokens(joinText(content)), 0),
  )
  for (const { inlineData, fileData } of contents.flatMap(({ parts = [] }) => parts)) {
    const mimeType = inlineData?.mimeType ?? fileData?.mimeType
    if (mimeType === undefined) continue
    const bytes = (inlineData?.data?.length ?? 0) * 0.75
    if (mimeType.startsWith('image/')) add('IMAGE', IMAGE_TOKENS)
    else if (mimeType.startsWith('audio/'))
      add('AUDIO', Math.ceil((bytes / 4000) * TOKENS_PER_AUDIO_SECOND) || TOKENS_PER_AUDIO_SECOND)
    else if (mimeType.startsWith('video/'))
      add('VIDEO', Math.ceil((bytes / 100_000) * IMAGE_TOKENS) || IMAGE_TOKENS)
    else add('DOCUMENT', IMAGE_TOKENS)
  }
  return [...counts].map(([modality, tokenCount]) => ({ modality, tokenCount }))
}

/** Sums the tokens of all modalities. */
export const sumTokens = (tokens: readonly ModalityTokens[]): number =>
  tokens.reduce((sum, { tokenCount }) => sum + tokenCount, 0)
