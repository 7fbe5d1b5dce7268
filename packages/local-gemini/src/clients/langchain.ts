import { HumanMessage } from '@langchain/core/messages'
import { ChatGoogleGenerativeAI, GoogleGenerativeAIEmbeddings } from '@langchain/google-genai'
import { type Client, COLOR_SCHEMA, EMBEDDING, FLASH, KEY, PIXEL, WEATHER } from './client.ts'

const connect = (url: string) =>
  new ChatGoogleGenerativeAI({ model: FLASH, apiKey: KEY, baseUrl: url, maxRetries: 0 })

/** LangChain's package, which contains Google's first SDK. */
export const langchain: Client = {
  name: '@langchain/google-genai',
  // It drops the SDK's promise of the whole response, whose rejection ends a Node process.
  canStop: false,
  text: async (url, prompt) => (await connect(url).invoke(prompt)).text,
  async *stream(url, prompt, signal) {
    for await (const chunk of await connect(url).stream(prompt, { signal })) yield chunk.text
  },
  system: async (url, system, prompt) =>
    (
      await connect(url).invoke([
        ['system', system],
        ['human', prompt],
      ])
    ).text,
  chat: async (url, first, second) => {
    const model = connect(url)
    const asked = new HumanMessage(first)
    return (await model.invoke([asked, await model.invoke([asked]), new HumanMessage(second)])).text
  },
  json: async (url, prompt) => {
    const model = connect(url).withStructuredOutput(
      { ...COLOR_SCHEMA, title: 'color' },
      { method: 'jsonSchema' },
    )
    return model.invoke(prompt)
  },
  call: async (url, prompt) => {
    const tools = [{ type: 'function' as const, function: WEATHER }]
    const [call] = (await connect(url).bindTools(tools).invoke(prompt)).tool_calls ?? []
    return [call?.name, call?.args]
  },
  image: async (url, prompt) => {
    const image = { type: 'image_url' as const, image_url: { url: `data:image/png;base64,${PIXEL}` } }
    const message = new HumanMessage({ content: [image, { type: 'text', text: prompt }] })
    return (await connect(url).invoke([message])).text
  },
  embed: async (url, text) =>
    new GoogleGenerativeAIEmbeddings({ model: EMBEDDING, apiKey: KEY, baseUrl: url }).embedQuery(text),
  readError: (error) => {
    const { status, errorDetails } = error as { status?: number; errorDetails?: unknown }
    return { status, details: JSON.stringify(errorDetails) ?? String(error) }
  },
}
