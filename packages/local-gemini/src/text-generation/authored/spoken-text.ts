/** Removes from Markdown what cannot be said: code, tables and marks. */
export const toSpokenText = (markdown: string): string =>
  markdown
    .replaceAll(/^```[^]*?^```$/gm, '')
    .replaceAll(/^\|.*$/gm, '')
    .replaceAll(/^\s*(?:[-*]|\d+\.|#+)\s+/gm, '')
    .replaceAll(/\*\*|[_`]/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (/[\p{L}\p{N}]$/u.test(line) ? `${line}.` : line))
    .join(' ')
