import { describe, expect, it } from 'vitest'
import {
  addStep,
  createHistory,
  canRedo,
  canUndo,
  editLimit,
  goTo,
  getOriginal,
  redo,
  getShownStep,
  undo,
  type EditStep,
  type EditHistory,
} from './edit-history.ts'

const step = (id: string, instruction: string | null = `do ${id}`): EditStep => ({
  id,
  instruction,
  blob: new Blob([id]),
  width: 4,
  height: 3,
})
const original = step('original', null)
const edited = (...ids: string[]): EditHistory =>
  ids.reduce((steps, id) => addStep(steps, step(id)), createHistory(original))
const ids = ({ steps }: EditHistory) => steps.map(({ id }) => id)

describe('edit history', () => {
  it('starts with the original, which cannot be undone', () => {
    const initial = createHistory(original)
    expect(getShownStep(initial)).toBe(original)
    expect([canUndo(initial), canRedo(initial)]).toEqual([false, false])
    expect(undo(initial)).toEqual(initial)
    expect(redo(initial)).toEqual(initial)
  })

  it('shows each new edit', () => {
    const steps = edited('a', 'b')
    expect(ids(steps)).toEqual(['original', 'a', 'b'])
    expect(getShownStep(steps).id).toBe('b')
    expect([canUndo(steps), canRedo(steps)]).toEqual([true, false])
  })

  it('steps back and forward', () => {
    const back = undo(edited('a', 'b'))
    expect(getShownStep(back).id).toBe('a')
    expect([canUndo(back), canRedo(back)]).toEqual([true, true])
    expect(getShownStep(redo(back)).id).toBe('b')
    expect(getShownStep(goTo(back, 0))).toBe(original)
    expect(getShownStep(goTo(back, 99)).id).toBe('b')
    expect(getShownStep(goTo(back, -1))).toBe(original)
  })

  it('adds an edit after the shown step and drops undone steps', () => {
    const steps = addStep(undo(edited('a', 'b')), step('c'))
    expect(ids(steps)).toEqual(['original', 'a', 'c'])
    expect(getShownStep(steps).id).toBe('c')
  })

  it('drops the oldest edit above the limit, never the original', () => {
    const all = Array.from({ length: editLimit + 2 }, (_, index) => String(index))
    const steps = edited(...all)
    expect(ids(steps)).toEqual(['original', ...all.slice(2)])
    expect(getOriginal(steps)).toBe(original)
    expect(getShownStep(steps).id).toBe(all.at(-1))
  })
})
