import { expect, it } from 'vitest'
import { isMuteKey } from './mute-key.ts'

const press = (key: string, code: string, init: KeyboardEventInit = {}) =>
  isMuteKey(new KeyboardEvent('keydown', { key, code, ...init }))

it.each([
  ['m', 'KeyM', true],
  ['M', 'KeyM', true],
  ['ة', 'KeyM', true],
  ['m', 'Semicolon', true],
  [',', 'KeyM', false],
  ['n', 'KeyN', false],
  ['ى', 'KeyN', false],
])('%s on %s mutes: %s', (key, code, mutes) => {
  expect(press(key, code)).toBe(mutes)
})

it('ignores modifiers, repeated keys and composition', () => {
  for (const init of [
    { ctrlKey: true },
    { altKey: true },
    { metaKey: true },
    { repeat: true },
    { isComposing: true },
    { keyCode: 229 },
  ])
    expect(press('m', 'KeyM', init)).toBe(false)
})

it('ignores letters in a text field', () => {
  const field = document.createElement('textarea')
  document.body.append(field)
  let mutes: boolean | undefined
  field.addEventListener('keydown', (event) => (mutes = isMuteKey(event)))
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', code: 'KeyM' }))
  expect(mutes).toBe(false)
  field.remove()
})
