/** Removes what is not spoken from Markdown: code blocks, addresses of links, and marks. */
export const toSpeechText = (markdown: string): string =>
  markdown
    .replaceAll(/^(?:```|~~~)[^]*?(?:^(?:```|~~~)\s*$|$(?![^]))/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s{0,3}(?:#{1,6}|[-*+>]|\d+\.)\s+/gm, '')
    .replaceAll(/(\*\*|__|`|~~)(?=\S)([^]*?\S)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_\n]*?\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
