import { failureKind, withRetry, type ModelAnswer, type Port } from '@saha/machines/port'
import * as v from 'valibot'
import { geminiSettings } from '../client/config.ts'
import { readText } from '../response/parse-response.ts'
import { call } from '../client/call.ts'
import { GeminiError } from '../client/gemini-error.ts'
import { limits } from '../client/models.ts'
import { checkSize } from '../client/check-size.ts'

const text = v.pipe(v.string(), v.regex(/\S/))
const tags = v.array(text)

const draft = v.object({
  en_title: text,
  en_body: text,
  en_tags: tags,
  ar_title: text,
  ar_body: text,
  ar_tags: tags,
})

/** A post for the portal's blog in both languages. */
export type BlogDraft = v.InferOutput<typeof draft>

const keys = Object.keys(draft.entries)
const jsonText = { type: 'string' }
const jsonTags = { type: 'array', items: jsonText }

/** JSON schema of a draft for the model. */
const responseJsonSchema = {
  type: 'object',
  properties: Object.fromEntries(keys.map((key) => [key, key.endsWith('_tags') ? jsonTags : jsonText])),
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

function readDraft(written: string): BlogDraft {
  for (const object of jsonObjects(written)) {
    const { success, output } = v.safeParse(draft, object)
    if (success) return output
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
        responseJsonSchema,
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
