import { expect, it } from 'vitest'
import { toSpeechText } from './to-speech-text.ts'

it.each([
  ['# Palms\n\nThey are **tall** and `green`.', 'Palms\n\nThey are tall and green.'],
  ['- one\n- two', 'one\ntwo'],
  ['See [the guide](https://example.com/a).', 'See the guide.'],
  ['Before\n\n```js\nconst a = 1\n```\n\nAfter', 'Before\n\nAfter'],
  ['Before\n\n```js\nconst a = 1', 'Before'],
  ['السماء **زرقاء**.', 'السماء زرقاء.'],
  ['Start with *palms*, then _sand_ and *النخيل*.', 'Start with palms, then sand and النخيل.'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['read_file_name and a*b*c', 'read_file_name and a*b*c'],
])('reads %j as %j', (markdown, text) => {
  expect(toSpeechText(markdown)).toBe(text)
})
