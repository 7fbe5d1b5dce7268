import { createGoogle } from '@ai-sdk/google'
import {
  APICallError,
  embed,
  generateText,
  jsonSchema,
  type ModelMessage,
  Output,
  streamText,
  type ToolSet,
  uploadFile,
} from 'ai'
import { type Client, COLOR_SCHEMA, EMBEDDING, FLASH, KEY, PIXEL, WEATHER } from './client.ts'

const connect = (url: string) => createGoogle({ apiKey: KEY, baseURL: `${url}/v1beta` })
const model = (url: string) => connect(url)(FLASH)
const maxRetries = 0

/** Vercel's AI SDK. */
export const aiSdk: Client = {
  name: '@ai-sdk/google',
  text: async (url, prompt) => (await generateText({ model: model(url), prompt, maxRetries })).text,
  async *stream(url, prompt, abortSignal) {
    const errors: unknown[] = []
    const onError = ({ error }: { error: unknown }) => {
      errors.push(error)
    }
    yield* streamText({ model: model(url), prompt, maxRetries, abortSignal, onError }).textStream
    if (errors.length > 0) throw errors[0]
  },
  system: async (url, system, prompt) =>
    (await generateText({ model: model(url), instructions: system, prompt, maxRetries })).text,
  chat: async (url, first, second) => {
    const asked: ModelMessage = { role: 'user', content: first }
    const { responseMessages } = await generateText({ model: model(url), messages: [asked], maxRetries })
    const messages = [asked, ...responseMessages, { role: 'user' as const, content: second }]
    return (await generateText({ model: model(url), messages, maxRetries })).text
  },
  json: async (url, prompt) => {
    const output = Output.object({ schema: jsonSchema(COLOR_SCHEMA) })
    return (await generateText({ model: model(url), prompt, output, maxRetries })).output
  },
  call: async (url, prompt) => {
    const { name, description, parameters } = WEATHER
    const tools: ToolSet = { [name]: { description, inputSchema: jsonSchema(parameters) } }
    const [call] = (await generateText({ model: model(url), prompt, tools, maxRetries })).toolCalls
    return [call?.toolName, call?.input]
  },
  image: async (url, prompt) => {
    const image = { type: 'file' as const, data: PIXEL, mediaType: 'image/png' }
    const messages: ModelMessage[] = [{ role: 'user', content: [image, { type: 'text', text: prompt }] }]
    return (await generateText({ model: model(url), messages, maxRetries })).text
  },
  embed: async (url, value) =>
    (await embed({ model: connect(url).embedding(EMBEDDING), value, maxRetries })).embedding,
  upload: async (url, text) =>
    JSON.stringify(
      await uploadFile({ api: connect(url).files(), data: Buffer.from(text), mediaType: 'text/csv' }),
    ),
  readError: (error) =>
    APICallError.isInstance(error)
      ? { status: error.statusCode, details: error.responseBody ?? '' }
      : { status: undefined, details: String(error) },
}
