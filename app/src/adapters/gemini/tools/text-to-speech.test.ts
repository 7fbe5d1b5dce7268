import { describe, expect, it, onTestFinished, vi } from 'vitest'

vi.hoisted(() => vi.stubGlobal('window', { location: { origin: 'https://portal.test' } }))

const { limits } = await import('../client/models.ts')
const { generateSpeech } = await import('./text-to-speech.ts')
const { fromWav } = await import('../media/wav.ts')

const { signal } = new AbortController()
const sentence = 'This is said. '
const long = sentence.repeat(Math.ceil((limits.speech * 2) / sentence.length))

interface Asked {
  readonly text: string
  readonly signal: AbortSignal | null | undefined
}
type Model = (asked: Asked, at: number) => Response | Promise<Response>

const says = (
  bytes: number[],
  mimeType = 'audio/L16;codec=pcm;rate=24000',
  { text, finish = 'STOP' }: { text?: string; finish?: string } = {},
) => {
  const inlineData = { mimeType, data: btoa(String.fromCharCode(...bytes)) }
  const parts = [...(text === undefined ? [] : [{ text }]), { inlineData }]
  return Response.json({ candidates: [{ content: { parts }, finishReason: finish }] })
}

/** Replaces the slow local model by an immediate one. */
function setModel(model: Model): Asked[] {
  const asked: Asked[] = []
  const network = globalThis.fetch
  onTestFinished(() => void vi.stubGlobal('fetch', network))
  vi.stubGlobal('fetch', async (_: RequestInfo | URL, init?: RequestInit) => {
    if (typeof init?.body !== 'string') return Response.json({})
    const { contents } = JSON.parse(init.body) as { contents: { parts: { text: string }[] }[] }
    const one = { text: contents[0]?.parts[0]?.text ?? '', signal: init.signal }
    return model(one, asked.push(one) - 1)
  })
  return asked
}

describe('speech of a long text', () => {
  it('joins its parts in order, without gaps or half samples', async () => {
    const last = Promise.withResolvers<void>()
    const asked = setModel(async (_, at) => {
      if (at === 2) last.resolve()
      else await last.promise
      return says([at + 1, 0, at + 1, 0, 9])
    })
    const { bytes, mimeType } = await generateSpeech({ text: long, voice: 'Puck' }, signal)
    expect(asked.map(({ text }) => text.replace('Say this: ', '')).join(' ')).toBe(long.trim())
    expect(mimeType).toBe('audio/wav')
    const wav = fromWav(bytes)
    expect(wav?.rate).toBe(24_000)
    expect([...(wav?.samples ?? [])]).toEqual([1, 1, 2, 2, 3, 3])
  })

  it('cancels the other parts when one fails', async () => {
    const never = Promise.withResolvers<Response>()
    const asked = setModel((_, at) =>
      at === 1 ? Response.json({ promptFeedback: { blockReason: 'SAFETY' } }) : never.promise,
    )
    await expect(generateSpeech({ text: long, voice: 'Puck' }, signal)).rejects.toMatchObject({
      kind: 'blocked',
    })
    expect(asked.map((one) => one.signal?.aborted)).toEqual([true, true, true])
  })

  it.each(['audio/L16;rate=16000', 'audio/mpeg'])('is not joined to a part of %s', async (type) => {
    setModel((_, at) => (at === 1 ? says([1, 0], type) : says([1, 0])))
    await expect(generateSpeech({ text: long, voice: 'Puck' }, signal)).rejects.toMatchObject({
      kind: 'protocol',
    })
  })
})

it('keeps the model’s text beside the sound, and reports a cut-off', async () => {
  setModel(() => says([1, 0], 'audio/L16; rate=24000', { text: 'I left a name out.', finish: 'MAX_TOKENS' }))
  expect(await generateSpeech({ text: 'hello', voice: 'Puck' }, signal)).toMatchObject({
    mimeType: 'audio/wav',
    cutOff: true,
    words: 'I left a name out.',
  })
})

it('leaves a complete file unchanged', async () => {
  setModel(() => says([7, 7, 7], 'audio/mpeg'))
  const { bytes, mimeType } = await generateSpeech({ text: 'hello', voice: 'Puck' }, signal)
  expect([mimeType, ...bytes]).toEqual(['audio/mpeg', 7, 7, 7])
  expect(fromWav(bytes)).toBe(null)
})
