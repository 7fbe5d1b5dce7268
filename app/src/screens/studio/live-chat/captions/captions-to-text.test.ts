import { expect, it } from 'vitest'
import { captionsToText } from './captions-to-text.ts'

const messages = { you: 'أنت', voice: 'الصوت', interrupted: 'قوطع هنا', forgets: 'لا يعرف ما سبق' }

it('puts each speaker on a separate line and marks interruptions', () => {
  expect(
    captionsToText(
      [
        { id: 1, speaker: 'visitor', text: ' Hello ', final: true, memory: 1 },
        { id: 2, speaker: 'model', text: 'أهلًا', final: true, interrupted: true, memory: 1 },
        { id: 3, speaker: 'visitor', text: 'Again', final: false, memory: 2 },
      ],
      messages,
    ),
  ).toBe('أنت\nHello\n\nالصوت\nأهلًا\n(قوطع هنا)\n\n(لا يعرف ما سبق)\n\nأنت\nAgain\n')
})

it('returns an empty text without captions', () => {
  expect(captionsToText([], messages)).toBe('')
})
