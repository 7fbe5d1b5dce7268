/** Characters of each key with the US and the Arabic (101) layout, then the same with Shift. */
const keys = [
  "`ذ qض wص eث rق tف yغ uع iه oخ pح [ج ]د aش sس dي fب gل hا jت kن lم ;ك 'ط zئ xء cؤ vر bلا nى mة ,و .ز /ظ",
  '~\u0651 Q\u064e W\u064b E\u064f R\u064c Tلإ Yإ U‘ I÷ O× P؛ A\u0650 S\u064d D] F[ Gلأ Hأ J\u0640 K، L/ Z~ X\u0652 C} V{ Bلآ Nآ M’ ?؟',
].flatMap((row) => row.split(' ').map((key) => [key.charAt(0), key.slice(1)] as const))

const arabicByLatin: ReadonlyMap<string, string> = new Map(keys)
const latinByArabic: ReadonlyMap<string, string> = new Map(keys.map(([latin, arabic]) => [arabic, latin]))
/** Lam and alef are one key or two, so three of them in a text have eight readings. */
const maxReadings = 8

const toArabic = (text: string): string => Array.from(text, (key) => arabicByLatin.get(key) ?? key).join('')

function toLatin(text: string): string[] {
  const readings = text.split(/(ل[اأإآ])/).reduce<string[]>(
    (heads, part, at) => {
      const keyByKey = Array.from(part, (key) => latinByArabic.get(key) ?? key).join('')
      const tails = at % 2 === 1 ? [latinByArabic.get(part) ?? '', keyByKey] : [keyByKey]
      return tails.flatMap((tail) => heads.map((head) => head + tail)).slice(0, maxReadings)
    },
    [''],
  )
  return readings
}

/** Returns the text as the other layout would type it: `.gd[` is زليج, and `مشىفثقى` is lantern. */
export const convertLayout = (text: string): string[] =>
  /\p{Script=Arabic}/u.test(text) ? toLatin(text) : [toArabic(text)]
