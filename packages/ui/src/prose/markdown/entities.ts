/** Named entities that are common in Markdown. Others stay as typed. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  asymp: '≈',
  bull: '•',
  cent: '¢',
  copy: '©',
  deg: '°',
  divide: '÷',
  emsp: '\u2003',
  ensp: '\u2002',
  euro: '€',
  ge: '≥',
  gt: '>',
  harr: '↔',
  hellip: '…',
  infin: '∞',
  laquo: '«',
  larr: '←',
  ldquo: '“',
  le: '≤',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  minus: '−',
  nbsp: '\u00A0',
  ndash: '–',
  ne: '≠',
  para: '¶',
  plusmn: '±',
  pound: '£',
  quot: '"',
  raquo: '»',
  rarr: '→',
  rdquo: '”',
  reg: '®',
  rsquo: '’',
  sect: '§',
  thinsp: '\u2009',
  times: '×',
  trade: '™',
  yen: '¥',
  zwj: '\u200D',
  zwnj: '\u200C',
}

function character(code: number): string {
  // Invalid code points of the HTML standard: null, surrogates, and those above the last one.
  const impossible = !(code > 0 && code <= 0x10_ff_ff) || (code >= 0xd8_00 && code <= 0xdf_ff)
  return impossible ? '\uFFFD' : String.fromCodePoint(code)
}

/**
 * Decodes entities such as `&lt;`, `&#60;` and `&#x3C;`. It avoids the browser's HTML parser, because a strict
 * Trusted Types policy forbids it.
 */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/g, (whole, decimal, hex, name) => {
    if (decimal) return character(Number.parseInt(decimal as string, 10))
    if (hex) return character(Number.parseInt(hex as string, 16))
    return Object.hasOwn(named, name as string) ? (named[name as string] ?? whole) : whole
  })
