import { GoogleGenAI, type LiveServerMessage, Modality } from '@google/genai'
import { expect } from '@playwright/test'
import { test } from '../support/cloud.ts'

declare global {
  interface Window {
    readonly gemini: GoogleGenAI
  }
}

const FLASH = 'gemini-3.8-flash'

test('answers the SDK in Node below /gemini, with resumable uploads and speech @quick', async ({
  startCloud,
}) => {
  const { url } = await startCloud({ gemini: true })
  const ai = new GoogleGenAI({ apiKey: 'node', httpOptions: { baseUrl: `${url}/gemini` } })
  const { text } = await ai.models.generateContent({ model: FLASH, contents: 'رأيك في المطر' })
  expect(text).toContain('جواب تجريبي')

  // Larger than one SDK chunk: the second request loses the path prefix unless the service returns it.
  const file = await ai.files.upload({ file: new Blob([new Uint8Array(9_000_000)], { type: 'audio/wav' }) })
  expect([file.state, file.sizeBytes]).toEqual(['ACTIVE', '9000000'])
  expect(file.uri).toMatch(new RegExp(`^${url}/gemini/v1/files/`))

  const messages: LiveServerMessage[] = []
  const spoken = Promise.withResolvers<void>()
  const session = await ai.live.connect({
    model: 'gemini-3.8-live',
    config: { responseModalities: [Modality.AUDIO] },
    callbacks: {
      onmessage: (message) => {
        messages.push(message)
        if (message.serverContent?.generationComplete === true) spoken.resolve()
      },
    },
  })
  session.sendRealtimeInput({ text: 'hi' })
  await spoken.promise
  session.close()
  expect(messages.some(({ data }) => data !== undefined)).toBe(true)
})

test('streams in a page, and generated video plays and seeks', async ({ page, startCloud }) => {
  const { url } = await startCloud({ gemini: true })
  await page.goto(url)
  const text = await page.evaluate(async (model) => {
    let all = ''
    for await (const chunk of await window.gemini.models.generateContentStream({
      model,
      contents: 'Tell me about palms',
    }))
      all += chunk.text ?? ''
    return all
  }, FLASH)
  expect(text).toMatch(/^\*\*Demo answer\.\*\*.*palms/)

  const video = await page.evaluate(async () => {
    let made = await window.gemini.interactions.create({
      model: 'gemini-omni-1.2-flash',
      input: 'a boat at sea',
      response_format: {
        type: 'video',
        aspect_ratio: '9:16',
        resolution: '360p',
        delivery: 'uri',
        duration: '3s',
      },
      background: true,
      store: true,
    })
    while (made.status === 'in_progress') made = await window.gemini.interactions.get(made.id)
    const player = document.createElement('video')
    player.muted = true
    player.src = `${made.output_video?.uri}&key=page`
    document.body.append(player)
    const waitForEvent = async (name: string) =>
      new Promise<void>((resolve, reject) => {
        player.addEventListener(name, () => resolve(), { once: true })
        player.addEventListener('error', () => reject(new Error(player.error?.message)), { once: true })
      })
    await waitForEvent('loadeddata')
    const sought = waitForEvent('seeked')
    player.currentTime = 2
    await sought
    const ended = waitForEvent('ended')
    await player.play()
    await ended
    return [player.videoWidth, player.videoHeight, Math.round(player.duration)]
  })
  expect(video).toEqual([360, 640, 3])
})
