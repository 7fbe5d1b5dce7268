import OpenAI from 'openai'
import { type Client, COLOR_SCHEMA, EMBEDDING, FLASH, KEY, PIXEL, WEATHER } from './client.ts'

const connect = (url: string) => new OpenAI({ apiKey: KEY, baseURL: `${url}/v1beta/openai/`, maxRetries: 0 })

type Body = Omit<OpenAI.ChatCompletionCreateParamsNonStreaming, 'model'>

const complete = async (url: string, body: Body) => {
  const { choices } = await connect(url).chat.completions.create({ model: FLASH, ...body })
  return choices[0]?.message
}

const user = (content: string) => ({ role: 'user' as const, content })

/** OpenAI's client at Google's address for it. */
export const openAi: Client = {
  name: 'openai',
  text: async (url, prompt) => (await complete(url, { messages: [user(prompt)] }))?.content ?? undefined,
  async *stream(url, prompt, signal) {
    const stream = await connect(url).chat.completions.create(
      { model: FLASH, messages: [user(prompt)], stream: true },
      { signal },
    )
    for await (const { choices } of stream) yield choices[0]?.delta.content ?? ''
  },
  system: async (url, system, prompt) => {
    const messages = [{ role: 'system' as const, content: system }, user(prompt)]
    return (await complete(url, { messages }))?.content ?? undefined
  },
  chat: async (url, first, second) => {
    const answered = await complete(url, { messages: [user(first)] })
    if (answered === undefined) return undefined
    const messages = [user(first), answered, user(second)]
    return (await complete(url, { messages }))?.content ?? undefined
  },
  json: async (url, prompt) => {
    const message = await complete(url, {
      messages: [user(prompt)],
      response_format: { type: 'json_schema', json_schema: { name: 'color', schema: COLOR_SCHEMA } },
    })
    return JSON.parse(message?.content ?? '') as unknown
  },
  call: async (url, prompt) => {
    const tools = [{ type: 'function' as const, function: WEATHER }]
    const message = await complete(url, { messages: [user(prompt)], tools })
    const [call] = message?.tool_calls ?? []
    if (call?.type !== 'function') return [undefined, undefined]
    return [call.function.name, JSON.parse(call.function.arguments)]
  },
  image: async (url, prompt) => {
    const image = { type: 'image_url' as const, image_url: { url: `data:image/png;base64,${PIXEL}` } }
    const content = [image, { type: 'text' as const, text: prompt }]
    return (await complete(url, { messages: [{ role: 'user', content }] }))?.content ?? undefined
  },
  embed: async (url, input) =>
    (await connect(url).embeddings.create({ model: EMBEDDING, input })).data[0]?.embedding,
  readError: (error) =>
    error instanceof OpenAI.RateLimitError
      ? { status: error.status, details: error.message }
      : { status: undefined, details: String(error) },
}
