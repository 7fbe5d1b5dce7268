/**
 * Strings that break functions which cut, link, name, search or format, and properties that every result must have.
 * The tests of `app`, `packages/ui` and `packages/machines` share them.
 */
const escapes = {
  'override, open': 'gpj.\u202Eexe',
  'override to the right, open': 'سـ\u202Dabc ١٢٣',
  'embeddings, open': '\u202Aone \u202Bاثنان',
  'isolates, open': '\u2066one \u2067اثنان \u2068three',
  'isolates and embeddings, closed too often': 'one\u2069\u2069 two\u202C\u202C',
  'direction marks': '\u200Fزليج\u200E 2\u061C',
  'zero-width characters': 'a\u200Bb\u2060c\uFEFFd\u00ADe',
  'zero-width characters alone': '\u200B\u2060\uFEFF\u200D\u200C',
  'direction controls alone': '\u202E\u2067\u200F',
  'high surrogate': 'a\uD83D b',
  'low surrogate': '\uDC00x',
  'surrogates apart': '\uD835\u200B\uDC00 \uD835\u064B\uDC00',
  'surrogates in the wrong order': '\uDE00\uD83D',
  'control characters': 'a\0b\u0007c\u0085d\u009Fe',
  NUL: '\0',
  'private use': '\uE000\u{F8FF}\u{10FFFD}',
  noncharacters: 'a\uFFFE\uFFFFb',
  'line separators': 'one\u2028two\u2029three\r\nfour\rfive',
  spaces: ' \t\r\n\u00A0\u3000\u2003',
  'blank letters': '\u3164\u115F\u2800',
  'object replacement': 'a\uFFFC0\uFFFCb',
  'variation selectors alone': '\uFE0F\uFE0E',
  'tag characters alone': '\u{E0041}\u{E0042}',
  'marks alone': '\u0301\u064B',
}

export const hardTexts: Readonly<Record<string, string>> = {
  ...escapes,
  empty: '',
  families: '👨‍👩‍👧‍👦👩‍👩‍👧‍👦',
  flags: '🇯🇴🇵🇸🇪🇬🇯',
  'flags of regions': '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  'skin tones': '👍🏽👩🏿‍🚀🧑🏻‍🤝‍🧑🏾',
  'joined emoji': '🏳️‍🌈❤️‍🔥🏴‍☠️👩‍🚀',
  keycaps: '1️⃣#️⃣*️⃣',
  'presentation of emoji': '❤️❤︎☺️',
  'combining marks': 'z\u0335\u0321\u0301e\u0301o\u0308\u0304',
  'letters composed': 'Crème brûlée Ångström'.normalize('NFC'),
  'letters decomposed': 'Crème brûlée Ångström'.normalize('NFD'),
  'Hangul composed': '한글 놀이'.normalize('NFC'),
  'Hangul decomposed': '한글 놀이'.normalize('NFD'),
  'Arabic with harakat': 'مُحَمَّدٌ يَلْعَبُ بِالزُّلَّيْجِ',
  'Arabic with tatweel': 'لـــعـــبة مـمـتـعة',
  'Arabic composed': 'أُسْرَةُ آدَمَ مُؤْمِنَةٌ'.normalize('NFC'),
  'Arabic decomposed': 'أُسْرَةُ آدَمَ مُؤْمِنَةٌ'.normalize('NFD'),
  'Arabic presentation forms': 'ﻟﻌﺒﺔ ﷺ الأ\uFEFB',
  'Arabic punctuation': '«مرحبا»، كيف حالك؟ بخير؛ ١٫٥٪',
  'Arabic digits': '٠١٢٣٤٥٦٧٨٩',
  'Persian digits': '۰۱۲۳۴۵۶۷۸۹',
  Persian: 'می\u200Cروم به کتاب\u200Cخانه',
  Hebrew: 'שָׁלוֹם עוֹלָם "צה״ל"',
  Thai: 'เล่นเกมน้ำที่นี่ ก็ได้ กำลัง',
  'Devanagari conjuncts': 'क्षत्रिय ज्ञान हिन्दी र्\u200Dय',
  Bengali: 'বাংলা ক্ষমা',
  Tamil: 'நிலா கௌ',
  Japanese: 'ゲームで遊ぶ。か\u3099っこう',
  'letters beyond the first plane': '𞤀𞤁𞤂 𝔊𝔞𝔪𝔢 𠮷野家',
  'Turkish letters': 'İstanbul ısı',
  Greek: 'ΟΔΥΣΣΕΥΣ Σ',
  ligatures: 'ﬁne ㎏ ½ Ⅻ ①',
  'both directions': 'العب Neon Drift (الآن!) في C++',
  Markdown: '**ملاحظة:**هذا `كود` [a](https://example.com/ب) <b>',
  addresses: 'https://example.com/a، www.example.com؛ sara@example.com»',
  'a long word': 'Donaudampfschifffahrt'.repeat(150),
  'a long Arabic word': 'فسيكفيكهم'.repeat(300),
  'a long row of emoji': '👨‍👩‍👧‍👦'.repeat(300),
}

/**
 * Returns a text and, for functions with a limit, longer versions that start at four offsets. Combining marks get a
 * letter each, because more than 16 on one letter are cut anywhere.
 */
export function longTexts(text: string, limit: number): string[] {
  const unit = /^[\p{M}\p{Cf}]+$/u.test(text) ? `x${text}` : text
  const long = unit.repeat(text === '' ? 0 : 2 * Math.ceil((limit + 4) / text.length))
  return [text, ...['', 'a', 'ab', 'abc'].map((start) => start + long)]
}

/** Returns whether a part of a text starts and ends at grapheme boundaries. */
export function isWholePart(whole: string, from: number, to: number): boolean {
  const segments = new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(whole)
  return [from, to].every((at) => at === whole.length || segments.containing(at)?.index === at)
}

export const isWholeBeginning = (whole: string, part: string): boolean =>
  whole.startsWith(part) && isWholePart(whole, 0, part.length)

/** Returns whether the chunks are the text, split at grapheme boundaries only. */
export function areWholePieces(whole: string, pieces: readonly string[]): boolean {
  let at = 0
  return pieces.join('') === whole && pieces.every((piece) => isWholePart(whole, at, (at += piece.length)))
}

/** Returns whether a text has a visible character. */
export const isVisible = (text: string): boolean =>
  /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

const closers = new Map([
  ['\u2066', '\u2069'],
  ['\u2067', '\u2069'],
  ['\u2068', '\u2069'],
  ['\u202A', '\u202C'],
  ['\u202B', '\u202C'],
  ['\u202D', '\u202C'],
  ['\u202E', '\u202C'],
])

/** Returns whether a text closes each embedding, override and isolate that it opens, and no other. */
export function closesDirections(text: string): boolean {
  const open: string[] = []
  for (const character of text) {
    const closer = closers.get(character)
    if (closer) open.push(closer)
    else if ((character === '\u2069' || character === '\u202C') && open.pop() !== character) return false
  }
  return open.length === 0
}

/**
 * Returns whether a text can be a name: visible, well-formed, on one line, and without bidi effect on its
 * surroundings.
 */
export const isShowableName = (name: string): boolean =>
  isVisible(name) && name.isWellFormed() && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name) && closesDirections(name)
