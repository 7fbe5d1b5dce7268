import type { Locale } from '../../../../i18n/index.ts'
import type { GeminiStub } from '../../../../testing/gemini.ts'

const texts: Readonly<Record<Locale, string>> = {
  en: 'Chess came to Europe **through the Arab world**. The game was played in Persia as *chatrang*, and the first books on it were written in Baghdad.\n\n- In Cordoba it was known by the tenth century.\n- `shah mat` became “checkmate”.',
  ar: 'وصل الشطرنج إلى أوروبا **عبر العالم العربي**. عرفه الفرس باسم *chatrang*، ثم كُتبت أولى الكتب عنه في بغداد.\n\n- عُرف في قرطبة في القرن العاشر.\n- صارت عبارة «الشاه مات» في الإنجليزية `checkmate`.',
}
const cited: Readonly<Record<Locale, readonly (readonly [words: string, chunks: readonly number[]])[]>> = {
  en: [
    ['through the Arab world**', [1]],
    ['written in Baghdad.', [0, 1]],
    ['tenth century', [2]],
    ['became “checkmate”', [0]],
  ],
  ar: [
    ['عبر العالم العربي**', [1]],
    ['في بغداد', [0, 1]],
    ['القرن العاشر', [2]],
    ['`checkmate`', [0]],
  ],
}

const redirect = (id: string) => `https://vertexaisearch.cloud.google.com/grounding-api-redirect/${id}`
const pages = [
  { web: { uri: redirect('a'), title: 'britannica.com' } },
  {
    web: { uri: 'https://ar.wikipedia.org/wiki/%D8%B4%D8%B7%D8%B1%D9%86%D8%AC', title: 'شطرنج – ويكيبيديا' },
  },
  { web: { uri: 'https://en.wikipedia.org/wiki/History_of_chess', title: 'History of chess – Wikipedia' } },
  { web: { uri: 'javascript:alert(1)', title: 'A page that is not secure' } },
]
const places = [
  { maps: { uri: 'https://maps.google.com/?cid=1', title: 'مقهى الشطرنج' } },
  { maps: { uri: 'https://maps.google.com/?cid=2', title: 'The Knight’s Café' } },
  { maps: { uri: 'https://maps.google.com/?cid=3', title: 'Rook & Pawn' } },
]

const suggestions =
  '<style>.chip{color:#123456}</style><div class="carousel"><a class="chip" href="https://www.google.com/search?q=chess">history of chess</a><a class="chip" href="https://www.google.com/search?q=shatranj">الشطرنج في الأندلس</a></div>'

const bytes = (text: string) => new TextEncoder().encode(text).length

function groundingMetadata(locale: Locale, mode: 'web' | 'maps') {
  const text = texts[locale]
  return {
    groundingChunks: mode === 'web' ? pages : places,
    groundingSupports: cited[locale].map(([words, groundingChunkIndices]) => {
      const startIndex = bytes(text.slice(0, text.indexOf(words)))
      return {
        segment: { startIndex, endIndex: startIndex + bytes(words), text: words },
        groundingChunkIndices,
      }
    }),
    ...(mode === 'web' ? { searchEntryPoint: { renderedContent: suggestions } } : {}),
  }
}

/** Options of a fake answer. */
interface Sample {
  mode?: 'web' | 'maps'
  finishReason?: 'STOP' | 'MAX_TOKENS'
  /** Whether it has sources. @default true */
  grounded?: boolean
}

const pageLocale = (): Locale => (document.documentElement.lang === 'ar' ? 'ar' : 'en')

/** Fakes an answer in the language of the page, with sources in both. */
export const answersSearch =
  ({ mode = 'web', finishReason = 'STOP', grounded = true }: Sample = {}): GeminiStub =>
  () => {
    const locale = pageLocale()
    const content = { role: 'model', parts: [{ text: texts[locale] }] }
    const metadata = grounded ? { groundingMetadata: groundingMetadata(locale, mode) } : {}
    return Response.json({ candidates: [{ content, finishReason, ...metadata }] })
  }
