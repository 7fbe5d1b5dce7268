import * as genai from '@google/genai'
import * as genai2 from 'genai-2'
import { type Client, COLOR_SCHEMA, EMBEDDING, FLASH, KEY, PIXEL, WEATHER } from './client.ts'

/** Creates the calls of one version; both have the same interface. */
function createClient({ GoogleGenAI, ApiError }: typeof genai, alias?: string): Client {
  const connect = (url: string) => new GoogleGenAI({ apiKey: KEY, httpOptions: { baseUrl: url } })
  const generate = async (url: string, contents: genai.ContentListUnion, config = {}) =>
    connect(url).models.generateContent({ model: FLASH, contents, config })
  return {
    name: '@google/genai',
    ...(alias === undefined ? {} : { alias }),
    text: async (url, prompt) => (await generate(url, prompt)).text,
    async *stream(url, contents, abortSignal) {
      const config = { abortSignal }
      const stream = await connect(url).models.generateContentStream({ model: FLASH, contents, config })
      for await (const { text = '' } of stream) yield text
    },
    system: async (url, systemInstruction, prompt) =>
      (await generate(url, prompt, { systemInstruction })).text,
    chat: async (url, first, second) => {
      const chat = connect(url).chats.create({ model: FLASH })
      await chat.sendMessage({ message: first })
      return (await chat.sendMessage({ message: second })).text
    },
    json: async (url, prompt) => {
      const config = { responseMimeType: 'application/json', responseJsonSchema: COLOR_SCHEMA }
      return JSON.parse((await generate(url, prompt, config)).text ?? '') as unknown
    },
    call: async (url, prompt) => {
      const { parameters, ...declared } = WEATHER
      const tools = [{ functionDeclarations: [{ ...declared, parametersJsonSchema: parameters }] }]
      const [call] = (await generate(url, prompt, { tools })).functionCalls ?? []
      return [call?.name, call?.args]
    },
    image: async (url, prompt) => {
      const inlineData = { data: PIXEL, mimeType: 'image/png' }
      return (await generate(url, [{ inlineData }, { text: prompt }])).text
    },
    embed: async (url, contents) => {
      const { embeddings = [] } = await connect(url).models.embedContent({ model: EMBEDDING, contents })
      return embeddings[0]?.values
    },
    upload: async (url, text) => {
      const { name = '' } = await connect(url).files.upload({ file: new Blob([text], { type: 'text/csv' }) })
      return name
    },
    readError: (error) =>
      error instanceof ApiError
        ? { status: error.status, details: error.message }
        : { status: undefined, details: String(error) },
  }
}

/** Versions 3 and 2 of `@google/genai`. */
export const googleGenAi = [createClient(genai), createClient(genai2 as unknown as typeof genai, 'genai-2')]
