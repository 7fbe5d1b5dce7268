import { afterEach, expect, it, vi } from 'vitest'
import '../../../../arcade.css'
import type { Input, Stage } from '../../../../core/index.ts'
import { createSurface } from '../../../../core/graphics/surface.ts'
import { rules } from '../../rules/rules.ts'
import type { GameEvent, State } from '../../rules/state.ts'
import { texts } from '../../texts.ts'
import { createView } from '../view.ts'

const size = { width: 320, height: 480 }

/** Shows a chamber in a narrow stage, and returns what its view does. */
function showChamber(number: number) {
  const element = document.createElement('div')
  element.style.cssText = `position: relative; inline-size: ${size.width}px; block-size: ${size.height}px`
  document.body.append(element)
  const announce = vi.fn<(text: string) => void>()
  const stage: Stage<typeof texts.en> = {
    element,
    size,
    addSurface() {
      const surface = createSurface('')
      surface.resize(size)
      return surface
    },
    texts: texts.en,
    locale: 'en',
    dir: 'ltr',
    variant: { base: 'oasis-quest', number: 0, palette: 0, seed: 1, level: 1 },
    formatNumber: String,
    formatCount: () => '',
    hud: { addItem: () => () => {} },
    sound: { play: () => {} },
    announce,
    reducedMotion: true,
    goals: { completed: 0 },
    hasGamepad: false,
    savedData: null,
    saveData: () => {},
    savePicture: () => Promise.resolve('failed'),
  }
  const state = { ...rules.start({ seed: 1, level: 1 }), number }
  const view = createView(stage)
  const draw = () => view.draw(state, { phase: 'playing', alpha: 0, seconds: 1 / 60 })
  const play = (given: State, turn: Input) =>
    rules.step(given, view.readMoves(turn), (event) => view.react?.(event, given))
  const emit = (event: GameEvent) => view.react?.(event, state)
  draw()
  const card = element.querySelector<HTMLElement>('.oq-card')
  if (!card) throw new Error('There is no card.')
  const hint = element.querySelector('.oq-hint')
  return { state, view, card, hint, announce, draw, play, emit }
}

/** Input in which one action was pressed. */
const press = (name: string): Input => ({
  isHeld: (action) => action === name,
  wasPressed: (action) => action === name,
  wasReleased: () => false,
  pointer: { x: 0, y: 0, down: false, pressed: false, released: false, isTouch: false },
})

afterEach(() => document.body.replaceChildren())

it('shows the story of a chamber, announces it once, and takes the first step at once', () => {
  const { state, card, announce, draw, play } = showChamber(5)
  draw()
  expect(card).toBeVisible()
  expect(card.textContent).toContain(texts.en.story[4])
  expect(card.textContent).toContain(texts.en.elementHints.pit)
  const told = announce.mock.calls.filter(([text]) => text.includes(texts.en.story[4] ?? ''))
  expect(told).toHaveLength(1)
  play(state, press('wait'))
  expect(state.turn).toBe(1)
  expect(card.dataset['is']).toBe('left')
})

it('leaves the hero visible beside the card in a narrow stage', () => {
  const { card, state } = showChamber(1)
  const { top, bottom } = card.getBoundingClientRect()
  const origin = card.closest('.oq-stage')?.getBoundingClientRect().top ?? 0
  const row = Math.floor(state.hero / state.chamber.width)
  // The window of seven rows is as low as it goes, and the hero in it two rows above its end.
  expect(row).toBe(state.chamber.walls.length / state.chamber.width - 2)
  expect(bottom - origin).toBeLessThan(76 + (5 * 320) / 7)
  expect(top - origin).toBeGreaterThan(76)
})

it('ends the quest with a scene, which the next press closes without a step', () => {
  const { state, view, card, emit, draw } = showChamber(12)
  emit({ kind: 'cleared', points: 0, spared: 0, number: 12 })
  draw()
  expect(card.textContent).toContain(texts.en.questDone)
  state.leaving = 3
  expect(view.readMoves(press('up'))).toEqual({ turn: null })
  expect(card.textContent).toContain(texts.en.questDone)
  Object.assign(state, { leaving: 0, number: 13 })
  emit({ kind: 'entered' })
  expect(card.textContent).toContain(texts.en.questDone)
  expect(view.readMoves(press('up'))).toEqual({ turn: null })
  expect(card.textContent).toContain(texts.en.beyond)
  expect(view.readMoves(press('up'))).toEqual({ turn: 'up' })
})

it('tells what the spared drops paid on the page of the next chamber', () => {
  const { state, card, emit } = showChamber(2)
  emit({ kind: 'cleared', points: 238, spared: 38, number: 2 })
  state.number = 3
  emit({ kind: 'entered' })
  expect(card.textContent).toContain(texts.en.cleared)
  expect(card.textContent).toContain('+38')
})

it('places the last page above the spring in a narrow stage', () => {
  const { card, emit, draw } = showChamber(12)
  emit({ kind: 'cleared', points: 0, spared: 0, number: 12 })
  draw()
  const origin = card.closest('.oq-stage')?.getBoundingClientRect().top ?? 0
  expect(card.getBoundingClientRect().top - origin).toBeLessThan(100)
})

it('says that a mechanism opened its gate, which may be out of sight', () => {
  const { hint, emit } = showChamber(3)
  emit({ kind: 'gate', gate: 'lever', hue: 0, cell: 0 })
  expect(hint?.textContent).toContain(texts.en.gateOpen)
})

it('says that the water ran out', () => {
  const { hint, emit } = showChamber(3)
  emit({ kind: 'over' })
  expect(hint?.textContent).toBe(texts.en.over)
})
