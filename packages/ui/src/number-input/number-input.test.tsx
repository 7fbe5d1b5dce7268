import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { locales } from '../testing/render.tsx'
import {
  announced,
  button,
  error,
  form,
  input,
  render,
  select,
  submitted,
  type,
} from './number-input.samples.tsx'
import { NumberInput, type NumberInputProps } from './number-input.tsx'

const weight = { style: 'unit', unit: 'kilogram' } as const
const dollars = { style: 'currency', currency: 'USD' } as const

describeConformance('NumberInput', (props) => <NumberInput aria-label="العمر" {...props} />, {
  slot: 'number-input',
})

describe('NumberInput', () => {
  it.each(locales)('reads Arabic and Persian digits, and submits ASCII ones (%s)', async (locale) => {
    const onValueChange = vi.fn()
    await render({ onValueChange, step: 'any' }, locale)
    await type('−٣۵٫٥')
    expect(input().value).toBe('−٣۵٫٥')
    expect(onValueChange.mock.lastCall).toEqual([-35.5])
    expect(submitted()).toEqual({ number: '-35.5' })
  })

  it('formats when focus leaves it, and reads its own format', async () => {
    await render({ step: 'any' }, 'ar')
    await type('١٢٣٤٥٦٧٫٨٩')
    await userEvent.tab()
    expect(input().value).toBe('1,234,567.89')
    expect(submitted()).toEqual({ number: '1234567.89' })
    expect(error()).toBe('')
  })

  it('reports numbers, and null for anything else', async () => {
    const onValueChange = vi.fn()
    await render({ onValueChange })
    await type('12x')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
    expect(onValueChange.mock.calls.flat()).toEqual([1, 12, null, 12, 1, null])
  })

  it('removes separators of thousands when a digit moves them', async () => {
    await render({ defaultValue: 1_234_567 })
    input().focus()
    input().setSelectionRange(2, 2)
    await userEvent.keyboard('9')
    expect([input().value, input().selectionStart]).toEqual(['19234567', 2])
    await userEvent.tab()
    expect(input().value).toBe('19,234,567')
  })

  it.each([
    ['en', 'Enter a number, like 12.', 'Enter a number from 2 to 8.'],
    ['ar', 'اكتب رقمًا، مثل 12.', 'اكتب رقمًا من 2 إلى 8.'],
  ] as const)('keeps what was typed, and says what to enter (%s)', async (locale, notANumber, outside) => {
    await render({ min: 2, max: 8 }, locale)
    await type('ثلاثة')
    expect(error()).toBe('')
    await userEvent.tab()
    expect([input().value, error(), announced()]).toEqual(['ثلاثة', notANumber, notANumber])
    expect(input()).toHaveAccessibleDescription(notANumber)
    expect(input().ariaInvalid).toBe('true')
    await type('١٢')
    expect([input().value, error()]).toEqual(['١٢', outside])
    expect(form().checkValidity()).toBe(false)
    await type('٥')
    expect([error(), input().ariaInvalid]).toEqual(['', null])
    expect(form().checkValidity()).toBe(true)
  })

  it.each([
    [{ min: 18 }, '٧', 'Enter a number that is at least 18.'],
    [{ max: -1 }, '0', 'Enter a number that is at most -1.'],
    [{}, '7.5', 'Enter the nearest allowed number: 7 or 8.'],
    [{ min: 0, max: 1, step: 0.3 }, '1', 'Enter the nearest allowed number: 0.9.'],
    [
      { formatOptions: dollars },
      '1.239',
      'Enter the nearest allowed number: \u2068$1.23\u2069 or \u2068$1.24\u2069.',
    ],
    [{ step: 'any' }, '1234567890123456', 'Enter a number with at most 15 digits.'],
  ] satisfies [NumberInputProps, string, string][])(
    'explains the rule %o to %s',
    async (props, text, sentence) => {
      await render(props)
      await type(text)
      await userEvent.tab()
      expect([input().value, error()]).toEqual([text, sentence])
    },
  )

  it('shows the error of a failed submission', async () => {
    await render({ min: 2, defaultValue: 1 })
    expect(error()).toBe('')
    form().requestSubmit()
    await vi.waitFor(() => expect(error()).toContain('at least 2'))
  })

  it('steps with its keys, within its limits', async () => {
    const onValueChange = vi.fn()
    await render({ min: 0, max: 25, defaultValue: 3, onValueChange }, 'ar')
    input().focus()
    await userEvent.keyboard(
      '{ArrowUp}{ArrowDown}{PageUp}{PageDown}{End}{ArrowUp}{Home}{ArrowDown}{PageUp}{PageUp}',
    )
    await userEvent.keyboard('{PageUp}')
    expect(onValueChange.mock.calls.flat()).toEqual([4, 3, 13, 3, 25, 0, 10, 20, 25])
    expect(announced()).toBe('25')
  })

  it('steps without errors of binary fractions, counted from the minimum', async () => {
    await render({ min: 0.1, step: 0.1 })
    input().focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(submitted()).toEqual({ number: '0.3' })
  })

  it.each([
    [{ min: 2 }, '2'],
    [{ max: -2 }, '-2'],
    [{}, '0'],
    [{ min: -5, step: 2 }, '1'],
  ])('starts at the allowed number nearest to 0 (%o)', async (rules, first) => {
    await render(rules)
    input().focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(input().value).toBe(first)
  })

  it('leaves Home, End and keys with modifiers to the text', async () => {
    const onValueChange = vi.fn()
    await render({ defaultValue: 12, onValueChange })
    input().focus()
    await userEvent.keyboard('{Home}5{End}6{Shift>}{ArrowUp}{/Shift}')
    expect(input().value).toBe('5126')
  })

  it('keeps text that is no number when it is stepped', async () => {
    await render()
    await type('abc{ArrowUp}')
    expect([input().value, error()]).toEqual(['abc', 'Enter a number, like 12.'])
  })

  it('does nothing on a wheel', async () => {
    const onValueChange = vi.fn()
    await render({ defaultValue: 3, onValueChange })
    input().focus()
    const wheel = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true })
    expect(input().dispatchEvent(wheel)).toBe(true)
    expect([input().value, onValueChange.mock.calls]).toEqual(['3', []])
  })

  it.each(locales)('has its buttons at the inline end, out of the tab order (%s)', async (locale) => {
    await render({ defaultValue: 3 }, locale)
    const { left, right } = input().getBoundingClientRect()
    for (const step of document.querySelectorAll('button')) {
      const box = step.getBoundingClientRect()
      if (locale === 'ar') expect(box.right).toBeLessThanOrEqual(left)
      else expect(box.left).toBeGreaterThanOrEqual(right)
      expect(step.tabIndex).toBe(-1)
    }
    expect([getComputedStyle(input()).direction, getComputedStyle(input()).textAlign]).toEqual([
      'ltr',
      locale === 'ar' ? 'end' : 'start',
    ])
  })

  it('steps with its buttons, which stop at the limits and move focus to the number', async () => {
    await render({ min: 1, max: 3, defaultValue: 2 })
    await userEvent.click(button('Increase'))
    expect([input().value, announced()]).toEqual(['3', '3'])
    expect(document.activeElement).toBe(input())
    expect(button('Increase').disabled).toBe(true)
    // A press that a busy machine holds too long would repeat.
    for (const next of ['2', '1']) {
      button('Decrease').click()
      await expect.poll(() => input().value).toBe(next)
    }
    expect(button('Decrease').disabled).toBe(true)
  })

  it.each([{ readOnly: true }, { disabled: true }])('does not change while it is %o', async (state) => {
    await render({ defaultValue: 2, ...state })
    input().focus()
    await userEvent.keyboard('{ArrowUp}{PageUp}')
    expect(input().value).toBe('2')
    expect([button('Increase').disabled, button('Decrease').disabled]).toEqual([true, true])
    expect(submitted()).toEqual('disabled' in state ? {} : { number: '2' })
  })

  it('shows the unit beside the number, and announces both', async () => {
    await render({ defaultValue: 3.5, step: 0.5, formatOptions: weight }, 'ar')
    expect(input().value).toBe('3.5')
    expect(select('[data-slot="number-input-unit"]').textContent).toBe('كغم')
    expect(input()).toHaveAccessibleDescription('كغم')
    input().focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(
      announced()
        .replaceAll(/[\u2068\u2069\u00a0]/g, ' ')
        .trim(),
    ).toBe('4 كغم')
  })

  it.each([
    ['en', true],
    ['ar', false],
  ] as const)('shows a currency where the language has it (%s)', async (locale, isFirst) => {
    await render({ defaultValue: -1234.5, formatOptions: dollars }, locale)
    const position = input().compareDocumentPosition(select('[data-slot="number-input-unit"]'))
    expect(input().value).toBe('-1,234.50')
    expect(position).toBe(isFirst ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('takes a percentage as people write it', async () => {
    await render({ formatOptions: { style: 'percent' }, max: 1 })
    await type('٣٥')
    await userEvent.tab()
    expect([input().value, submitted()]).toEqual(['35', { number: '0.35' }])
    input().focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(submitted()).toEqual({ number: '0.36' })
  })

  it('keeps all digits that it was given, without the noise of binary fractions', async () => {
    const screen = await render({ value: 0.1 + 0.2, formatOptions: { maximumFractionDigits: 1 } })
    expect(input().value).toBe('0.3')
    await screen.rerender(<NumberInput aria-label="Number" value={1.239} formatOptions={dollars} />)
    expect(input().value).toBe('1.239')
  })

  it.each([NaN, Infinity, '12', {}])('is empty for %o of an untyped host', async (value) => {
    await render({ value: value as number })
    expect([input().value, submitted()]).toEqual(['', { number: '' }])
  })
})

describe('A held button of NumberInput', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  /** Renders the field. Each returned function lets React render what an event or a timer changed. */
  async function renderHeld(props: NumberInputProps) {
    const { act } = await renderHook(() => undefined)
    await render(props)
    const send = (type: string) =>
      act(() => void button('Increase').dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 })))
    const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    return { send, wait }
  }

  it('repeats until it is released, and does not count the click', async () => {
    const onValueChange = vi.fn()
    const { send, wait } = await renderHeld({ defaultValue: 0, onValueChange })
    await send('pointerdown')
    await wait(400)
    await wait(60)
    await wait(60)
    await send('pointerup')
    expect(vi.getTimerCount()).toBe(0)
    button('Increase').click()
    expect(onValueChange.mock.calls.flat()).toEqual([1, 2, 3])
    button('Increase').click()
    expect(onValueChange.mock.calls.flat()).toEqual([1, 2, 3, 4])
  })

  it('stops at the limit', async () => {
    const onValueChange = vi.fn()
    const { send, wait } = await renderHeld({ defaultValue: 1, max: 2, onValueChange })
    await send('pointerdown')
    await wait(400)
    await wait(60)
    await wait(60)
    expect(onValueChange.mock.calls.flat()).toEqual([2])
    expect(button('Increase').disabled).toBe(true)
  })
})
