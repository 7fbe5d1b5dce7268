import type { Content } from '../schema/generate-request.ts'

/** Dimensions of a complete embedding. */
export const FULL_DIMENSIONS = 3072
/** Dimensions that one word affects. */
const DIMENSIONS_PER_FEATURE = 256

/** Returns the features of a content: its words, parts of words, and files. */
function readFeatures({ parts = [] }: Content, title: string): Map<string, number> {
  const features = new Map<string, number>()
  const add = (feature: string, weight: number) =>
    features.set(feature, (features.get(feature) ?? 0) + weight)
  const text = [title, ...parts.map((part) => part.text ?? '')].join(' ').toLowerCase()
  for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    add(word, 1)
    for (let at = 0; at + 3 <= word.length; at += 1) add(`~${word.slice(at, at + 3)}`, 0.3)
  }
  for (const { inlineData } of parts) if (inlineData?.data !== undefined) add(`file ${inlineData.data}`, 1)
  return features
}

/** Hashes a text to 32 bits (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** Adds a feature to pseudo-random dimensions, the same ones every time. */
function project(vector: Float64Array, feature: string, weight: number): void {
  let state = hash(feature) || 1
  for (let count = 0; count < DIMENSIONS_PER_FEATURE; count += 1) {
    // Xorshift.
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const at = (state >>> 1) % vector.length
    vector[at] = (vector[at] ?? 0) + ((state & 1) === 0 ? weight : -weight)
  }
}

/**
 * Embeds a content: equal texts have equal embeddings, and texts with common words similar ones.
 *
 * @param dimensions number of values; fewer are the beginning of the complete embedding
 * @param isNormalized whether a shortened embedding has length 1, too, as newer models' have
 */
export function embed(
  content: Content,
  { dimensions = FULL_DIMENSIONS, isNormalized = true, title = '' },
): number[] {
  const vector = new Float64Array(FULL_DIMENSIONS)
  // Keeps an empty text from having no direction.
  project(vector, '', 0.05)
  for (const [feature, weight] of readFeatures(content, title)) project(vector, feature, Math.sqrt(weight))
  const complete = normalize([...vector])
  const values = complete.slice(0, dimensions)
  return isNormalized ? normalize(values) : values
}

function normalize(values: readonly number[]): number[] {
  const length = Math.hypot(...values) || 1
  return values.map((value) => Math.fround(value / length))
}
