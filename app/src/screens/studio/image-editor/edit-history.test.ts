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

describe('steps of a picture', () => {
  it('begin with the original, which nothing undoes', () => {
    const begun = createHistory(original)
    expect(getShownStep(begun)).toBe(original)
    expect([canUndo(begun), canRedo(begun)]).toEqual([false, false])
    expect(undo(begun)).toEqual(begun)
    expect(redo(begun)).toEqual(begun)
  })

  it('show each edit as it comes', () => {
    const steps = edited('a', 'b')
    expect(ids(steps)).toEqual(['original', 'a', 'b'])
    expect(getShownStep(steps).id).toBe('b')
    expect([canUndo(steps), canRedo(steps)]).toEqual([true, false])
  })

  it('go back and forth', () => {
    const back = undo(edited('a', 'b'))
    expect(getShownStep(back).id).toBe('a')
    expect([canUndo(back), canRedo(back)]).toEqual([true, true])
    expect(getShownStep(redo(back)).id).toBe('b')
    expect(getShownStep(goTo(back, 0))).toBe(original)
    expect(getShownStep(goTo(back, 99)).id).toBe('b')
    expect(getShownStep(goTo(back, -1))).toBe(original)
  })

  it('begin an edit at the step that is shown, and let go what was undone', () => {
    const steps = addStep(undo(edited('a', 'b')), step('c'))
    expect(ids(steps)).toEqual(['original', 'a', 'c'])
    expect(getShownStep(steps).id).toBe('c')
  })

  it('are so many and no more: the oldest edit makes room, never the original', () => {
    const all = Array.from({ length: editLimit + 2 }, (_, index) => String(index))
    const steps = edited(...all)
    expect(ids(steps)).toEqual(['original', ...all.slice(2)])
    expect(getOriginal(steps)).toBe(original)
    expect(getShownStep(steps).id).toBe(all.at(-1))
  })
})
