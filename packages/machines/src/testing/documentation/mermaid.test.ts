import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { toMermaid } from './mermaid.ts'
import { lampMachine } from '../samples/lamp.ts'

describe('toMermaid', () => {
  it('draws states, nesting, results, timers and guards', () => {
    expect(toMermaid(lampMachine)).toBe(
      [
        'stateDiagram-v2',
        '  [*] --> dark',
        '  state "dark" as dark',
        '  dark --> fetching : lamp.press',
        '  state "fetching" as fetching',
        '  fetching --> lit : fetchBulb ✓ [works]',
        '  fetching --> dark : fetchBulb ✓',
        '  fetching --> dark : fetchBulb ✗',
        '  fetching --> dark : after timeout',
        '  state "lit" as lit {',
        '    [*] --> lit_cold',
        '    state "cold" as lit_cold',
        '    lit_cold --> lit_warm : after warmth',
        '    state "warm" as lit_warm',
        '  }',
        '  lit --> dark : lamp.press',
        '  lit --> dark : lamp.cancel',
        '  lit --> dark : bulb.failed',
        '  lit --> dark : bulb ✗',
      ].join('\n'),
    )
  })

  it('draws parallel regions, and transitions from anywhere inside a state', () => {
    const machine = setup({}).createMachine({
      id: 'pair',
      type: 'parallel',
      states: {
        sound: {
          initial: 'on',
          on: { 'sound.reset': { target: '.on' } },
          states: { on: { always: { target: 'off' } }, off: {} },
        },
        light: {},
      },
    })
    expect(toMermaid(machine)).toBe(
      [
        'stateDiagram-v2',
        '  state "sound" as sound {',
        '    [*] --> sound_on',
        '    state "on" as sound_on',
        '    sound_on --> sound_off : always',
        '    state "off" as sound_off',
        '    state "anywhere" as sound_anywhere',
        '    sound_anywhere --> sound_on : sound.reset',
        '  }',
        '  --',
        '  state "light" as light',
      ].join('\n'),
    )
  })
})
