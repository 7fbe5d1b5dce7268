import {
  GoogleGenerativeAI,
  GoogleGenerativeAIFetchError,
  type ModelParams,
  type Part,
  type ResponseSchema,
  SchemaType,
} from '@google/generative-ai'
import { GoogleAIFileManager } from '@google/generative-ai/server'
import { type Client, EMBEDDING, FLASH, KEY, PIXEL, WEATHER } from './client.ts'

const connect = (url: string, params: Partial<ModelParams> = {}) =>
  new GoogleGenerativeAI(KEY).getGenerativeModel({ model: FLASH, ...params }, { baseUrl: url })

const generate = async (url: string, parts: string | Part[], params: Partial<ModelParams> = {}) =>
  (await connect(url, params).generateContent(parts)).response

const text = { type: SchemaType.STRING } as const

/** The first SDK, which Google no longer maintains. */
export const generativeAi: Client = {
  name: '@google/generative-ai',
  text: async (url, prompt) => (await generate(url, prompt)).text(),
  async *stream(url, prompt, signal) {
    const { stream, response } = await connect(url).generateContentStream(prompt, { signal })
    // Rejected as well when the stream is stopped.
    response.catch(() => {})
    for await (const chunk of stream) yield chunk.text()
  },
  system: async (url, systemInstruction, prompt) =>
    (await generate(url, prompt, { systemInstruction })).text(),
  chat: async (url, first, second) => {
    const chat = connect(url).startChat()
    await chat.sendMessage(first)
    return (await chat.sendMessage(second)).response.text()
  },
  json: async (url, prompt) => {
    const responseSchema: ResponseSchema = { type: SchemaType.OBJECT, properties: { color: text } }
    const generationConfig = { responseMimeType: 'application/json', responseSchema }
    return JSON.parse((await generate(url, prompt, { generationConfig })).text()) as unknown
  },
  call: async (url, prompt) => {
    const parameters = { type: SchemaType.OBJECT, properties: { city: text }, required: ['city'] }
    const tools = [{ functionDeclarations: [{ ...WEATHER, parameters }] }]
    const [call] = (await generate(url, prompt, { tools })).functionCalls() ?? []
    return [call?.name, call?.args]
  },
  image: async (url, prompt) =>
    (await generate(url, [{ inlineData: { data: PIXEL, mimeType: 'image/png' } }, { text: prompt }])).text(),
  embed: async (url, content) => {
    const { embedding } = await connect(url, { model: EMBEDDING }).embedContent(content)
    return embedding.values
  },
  upload: async (url, content) => {
    const manager = new GoogleAIFileManager(KEY, { baseUrl: url })
    return (await manager.uploadFile(Buffer.from(content), { mimeType: 'text/csv' })).file.name
  },
  readError: (error) =>
    error instanceof GoogleGenerativeAIFetchError
      ? { status: error.status, details: JSON.stringify(error.errorDetails) }
      : { status: undefined, details: String(error) },
}
