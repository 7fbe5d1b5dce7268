export const questions = {
  en: 'Which game should I start with if I only have five minutes?',
  ar: 'كيف أعدّ كلمات نص بلغة JavaScript؟',
} as const

export const answers = {
  en: 'Try **Zellige**: a round takes about three minutes, and you can stop after any of them.\n\n1. Open it from the home page.\n2. Lay the first star.\n\nIf you would rather race, there are events of one lap.',
  mixed:
    'اقسم النص عند كل فراغ ثم عُدّ القطع. تُسمّى الدالة `split`:\n\n```js\nconst count = (text) => text.trim().split(/\\s+/).length\n```\n\nIn English: an empty text counts as one word here, so ask for it first.\n\n| النص | الكلمات |\n| --- | ---: |\n| سلام عليكم | 2 |\n| Hello | 1 |\n',
} as const

/** A long reply. */
export const article = Array.from(
  { length: 40 },
  (_, index) => `## ${index + 1}\n\n${answers.en}\n\n${answers.mixed}`,
).join('\n')
