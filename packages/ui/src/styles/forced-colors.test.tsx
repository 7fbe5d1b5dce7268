import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Checkbox } from '../checkbox/index.ts'
import { Input } from '../input/index.ts'
import { NumberInput } from '../number-input/index.ts'
import { PasswordInput } from '../password-input/index.ts'
import { Radio, RadioGroup } from '../radio-group/index.ts'
import { Select } from '../select/index.ts'
import { Slider } from '../slider/index.ts'
import { Switch } from '../switch/index.ts'
import { emulateMedia } from '../testing/media.ts'
import { renderIn } from '../testing/render.tsx'
import { Textarea } from '../textarea/index.ts'

const emulate = (value: 'active' | '') => emulateMedia('forced-colors', value)

const controls: Record<string, (props: { 'aria-label': string; 'aria-invalid': boolean }) => ReactElement> = {
  Checkbox: (props) => <Checkbox {...props} />,
  Input: (props) => <Input {...props} />,
  NumberInput: (props) => <NumberInput {...props} />,
  PasswordInput: (props) => <PasswordInput {...props} />,
  RadioGroup: (props) => (
    <RadioGroup {...props}>
      <Radio value="easy">Easy</Radio>
    </RadioGroup>
  ),
  Select: (props) => <Select {...props} />,
  Slider: (props) => <Slider {...props} />,
  Switch: (props) => <Switch {...props} />,
  Textarea: (props) => <Textarea {...props} />,
}

describe.each(Object.entries(controls))('%s in forced colors', (_name, build) => {
  beforeEach(() => emulate('active'))
  afterEach(() => emulate(''))

  it('shows its invalid state', async () => {
    const rings = (container: HTMLElement) =>
      [...container.querySelectorAll('*')].filter((part) => getComputedStyle(part).outlineStyle === 'dashed')
    const screen = await renderIn('en', build({ 'aria-label': 'Level', 'aria-invalid': false }))
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    expect(rings(screen.container)).toEqual([])
    await screen.rerender(build({ 'aria-label': 'Level', 'aria-invalid': true }))
    expect(rings(screen.container)).toHaveLength(1)
  })
})
