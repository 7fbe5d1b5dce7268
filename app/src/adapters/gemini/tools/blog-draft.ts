import { failureKind, withRetry, type ModelAnswer, type Port } from '@saha/machines/port'
import { geminiSettings } from '../client/config.ts'
import { readText } from '../response/parse-response.ts'
import { call } from '../client/call.ts'
import { GeminiError } from '../client/gemini-error.ts'
import { limits } from '../client/models.ts'
import { checkSize } from '../client/check-size.ts'

/** A post for the portal's blog in both languages. */
export interface BlogDraft {
  readonly en_title: string
  readonly en_body: string
  readonly en_tags: readonly string[]
  readonly ar_title: string
  readonly ar_body: string
  readonly ar_tags: readonly string[]
}

const texts = ['en_title', 'en_body', 'ar_title', 'ar_body'] as const
const lists = ['en_tags', 'ar_tags'] as const

const keys = ['en_title', 'en_body', 'en_tags', 'ar_title', 'ar_body', 'ar_tags']

const text = { type: 'string' }
const list = { type: 'array', items: text }

const schema = {
  type: 'object',
  properties: Object.fromEntries(keys.map((key) => [key, key.endsWith('_tags') ? list : text])),
  required: keys,
}

const instruction =
  'You write for the blog of a portal of free browser games. Write a post about the topic that you are given: title, body (Markdown, three to five paragraphs) and three to six tags in English, and the same in natural Arabic that does not read like a translation.'

/** Yields the JSON objects in a text: models put them in code fences and between sentences. */
function* jsonObjects(written: string): Generator<object> {
  let start = written.indexOf('{')
  while (start !== -1) {
    const marks = /"(?:[^"\\]|\\.)*(?:"|$)|[{}]/gsu
    marks.lastIndex = start
    let depth = 0
    do {
      const mark = marks.exec(written)?.[0]
      // An unclosed brace: no complete object follows.
      if (mark === undefined) return
      if (mark === '{') depth += 1
      if (mark === '}') depth -= 1
    } while (depth > 0)
    try {
      yield JSON.parse(written.slice(start, marks.lastIndex))
    } catch {
      // Braces of prose.
    }
    start = written.indexOf('{', marks.lastIndex)
  }
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const isList = (value: unknown) => Array.isArray(value) && value.every(isText)

function readDraft(written: string): BlogDraft {
  for (const object of jsonObjects(written)) {
    const field = (key: string): unknown => Reflect.get(object, key)
    if (texts.every((key) => isText(field(key))) && lists.every((key) => isList(field(key))))
      // In the requested order, without extra fields.
      return Object.fromEntries(keys.map((key) => [key, field(key)])) as unknown as BlogDraft
  }
  throw new GeminiError('protocol', 'The answer holds no whole draft')
}

/** Returns a token of the signed-in account for gateways that require one; null for a guest. */
export type Proof = Port<undefined, string | null>

interface Asked {
  readonly topic: string
  readonly proof: string | null
}

/** An unreadable draft is requested once more. */
const write: Port<Asked, ModelAnswer<BlogDraft>> = withRetry(
  call(async (ai, { topic, proof }, abortSignal) => {
    const response = await ai.models.generateContent({
      model: geminiSettings.models.contentGenerator,
      contents: topic,
      config: {
        systemInstruction: instruction,
        abortSignal,
        store: false,
        responseMimeType: 'application/json',
        responseJsonSchema: schema,
        ...(proof === null ? {} : { httpOptions: { headers: { 'x-appwrite-jwt': proof } } }),
      },
    })
    const { value, cutOff } = readText(response)
    return { value: readDraft(value), cutOff }
  }),
  { delays: [0], shouldRetry: (error) => failureKind(error) === 'protocol' },
)

/** Writes a draft about a topic. Fails with the proof's error if the user cannot be proved. */
export const createBlogDraftWriter =
  (proof: Proof): Port<string, ModelAnswer<BlogDraft>> =>
  async (topic, signal) => {
    checkSize(topic.length, limits.description)
    return write({ topic, proof: await proof(undefined, signal) }, signal)
  }
