import { FinishReason } from '@google/genai'
import { failureKind } from '@saha/machines/port'
import { describe, expect, it, vi } from 'vitest'
import { stubGeminiFetch } from '../stub-gemini-fetch.ts'
import type { Operation, ToolName } from './tools.ts'

vi.hoisted(() =>
  vi.stubGlobal('window', {
    location: { origin: 'https://portal.test' },
    document: { documentElement: { lang: 'en' } },
  }),
)

const { tools } = await import('./tools.ts')

const draft = JSON.stringify({
  en_title: 'a',
  en_body: 'b',
  en_tags: ['c'],
  ar_title: 'أ',
  ar_body: 'ب',
  ar_tags: ['ت'],
})
const words = { text: 'Be' }
const picture = { inlineData: { mimeType: 'image/jpeg', data: 'AAAA' } }
const sound = { inlineData: { mimeType: 'audio/L16;rate=24000', data: 'AAAA' } }

/** `generateContent` response of each tool. Videos and Imagen have no finish reason. */
const contents: Readonly<Partial<Record<ToolName, object>>> = {
  chat: words,
  'complex query': words,
  'complex query by budget': words,
  'video analysis': words,
  transcription: words,
  'web search': words,
  'maps search': words,
  'image generation': picture,
  'image editing': picture,
  'text to speech': sound,
  'blog draft': { text: draft },
}

const withheld: readonly FinishReason[] = [
  FinishReason.SAFETY,
  FinishReason.RECITATION,
  FinishReason.LANGUAGE,
  FinishReason.BLOCKLIST,
  FinishReason.PROHIBITED_CONTENT,
  FinishReason.SPII,
  FinishReason.IMAGE_SAFETY,
  FinishReason.IMAGE_PROHIBITED_CONTENT,
  FinishReason.IMAGE_RECITATION,
]

/** Answers every question with one content and finish reason. */
async function answerWith(parts: readonly object[], finishReason: FinishReason) {
  await stubGeminiFetch()
  const service = globalThis.fetch
  const answer = { candidates: [{ content: { role: 'model', parts }, finishReason }] }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.includes('enerateContent')) return service(input, init)
    return address.includes(':stream')
      ? new Response(`data: ${JSON.stringify(answer)}\r\n\r\n`, {
          headers: { 'content-type': 'text/event-stream' },
        })
      : Response.json(answer)
  })
}

async function endOf(act: Operation) {
  try {
    const { cutOff } = await act(new AbortController().signal)
    return cutOff === true ? 'cut off' : 'answered'
  } catch (error) {
    return failureKind(error)
  }
}

describe.each(Object.entries(contents) as [ToolName, object][])('%s', (name, content) => {
  it.each(Object.values(FinishReason))('with its content, and %s', async (reason) => {
    await answerWith([content], reason)
    const isWhole = reason === FinishReason.STOP || content === picture
    expect(await endOf(tools[name])).toBe(
      withheld.includes(reason) ? 'blocked' : isWhole ? 'answered' : 'cut off',
    )
  })

  it.each(Object.values(FinishReason))('with nothing, and %s', async (reason) => {
    await answerWith([], reason)
    expect(await endOf(tools[name])).toBe(withheld.includes(reason) ? 'blocked' : 'empty')
  })
})
