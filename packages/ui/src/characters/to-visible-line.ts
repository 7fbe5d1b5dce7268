/**
 * Characters that reorder a line or are invisible. Joiners, variation selectors and flag tags are kept: they change
 * others.
 */
const hidden =
  /(?![\t-\r]|\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Returns text from people, files or models as one line, without control characters, bidirectional controls, lone
 * surrogates and invisible characters. Returns '' if nothing visible is left.
 */
export function toVisibleLine(text: string): string {
  const line = text.replaceAll(hidden, '').replaceAll(/\s+/gu, ' ').trim()
  return visible.test(line) ? line : ''
}
