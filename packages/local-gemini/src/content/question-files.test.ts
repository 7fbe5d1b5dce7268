import { describe, expect, test } from 'vitest'
import { send, startTestGemini } from '../testing/test-gemini.ts'
import type { RunningGemini } from '../start.ts'

const generate = async (gemini: RunningGemini, body: object) =>
  send(gemini, 'POST', '/v1/models/gemini-3.8-flash:generateContent', body)

describe('files of a question', () => {
  const pdf = { inlineData: { mimeType: 'application/pdf', data: btoa('%PDF-1.7\n%%EOF') } }
  const parts = [
    { text: 'notes.md:\n\nthree cats' },
    { text: 'report.pdf:' },
    pdf,
    { inlineData: { mimeType: 'image/png', data: btoa('png') } },
  ]

  test.each([
    [
      'What is in these?',
      /^\*\*Demo answer\.\*\* .*“What is in these\?”:\n\n/,
      '`report.pdf`: a PDF document of 14 bytes',
    ],
    ['ماذا فيها؟', /^\*\*جواب تجريبي\.\*\* .*«ماذا فيها؟»:\n\n/, '`report.pdf`: مستند PDF حجمه 14 بايتًا'],
  ])('are named in a reply to %j, which is labeled as a demo', async (question, opening, line) => {
    const gemini = await startTestGemini()
    const { body } = await generate(gemini, { contents: [{ parts: [...parts, { text: question }] }] })
    const [{ text }] = body.candidates[0].content.parts as [{ text: string }]
    expect(text).toMatch(opening)
    expect(text).toContain(line)
    expect(text).toContain('`notes.md`: ')
    expect(text).toContain('three cats')
    expect(text.match(/^- /gm)).toHaveLength(3)
  })

  test('are no part of the words of their question or of a later one', async () => {
    const gemini = await startTestGemini()
    const { body } = await generate(gemini, {
      contents: [
        { role: 'user', parts: [...parts, { text: 'Camels' }] },
        { role: 'model', parts: [{ text: 'Yes' }] },
        { role: 'user', parts: [{ text: 'Palms' }] },
      ],
    })
    const [{ text }] = body.candidates[0].content.parts as [{ text: string }]
    expect(text).toContain('before it you wrote “Camels”')
    expect(text).not.toContain('report.pdf')
  })
})
