import { describe, expect, it } from 'vitest'
import {
  addStep,
  beginWith,
  canRedo,
  canUndo,
  editLimit,
  goTo,
  originalOf,
  redo,
  shownOf,
  undo,
  type Step,
  type Steps,
} from './steps.ts'

const step = (id: string, instruction: string | null = `do ${id}`): Step => ({
  id,
  instruction,
  blob: new Blob([id]),
  width: 4,
  height: 3,
})
const original = step('original', null)
const edited = (...ids: string[]): Steps =>
  ids.reduce((steps, id) => addStep(steps, step(id)), beginWith(original))
const ids = ({ steps }: Steps) => steps.map(({ id }) => id)

describe('steps of a picture', () => {
  it('begin with the original, which nothing undoes', () => {
    const begun = beginWith(original)
    expect(shownOf(begun)).toBe(original)
    expect([canUndo(begun), canRedo(begun)]).toEqual([false, false])
    expect(undo(begun)).toEqual(begun)
    expect(redo(begun)).toEqual(begun)
  })

  it('show each edit as it comes', () => {
    const steps = edited('a', 'b')
    expect(ids(steps)).toEqual(['original', 'a', 'b'])
    expect(shownOf(steps).id).toBe('b')
    expect([canUndo(steps), canRedo(steps)]).toEqual([true, false])
  })

  it('go back and forth', () => {
    const back = undo(edited('a', 'b'))
    expect(shownOf(back).id).toBe('a')
    expect([canUndo(back), canRedo(back)]).toEqual([true, true])
    expect(shownOf(redo(back)).id).toBe('b')
    expect(shownOf(goTo(back, 0))).toBe(original)
    expect(shownOf(goTo(back, 99)).id).toBe('b')
    expect(shownOf(goTo(back, -1))).toBe(original)
  })

  it('begin an edit at the step that is shown, and let go what was undone', () => {
    const steps = addStep(undo(edited('a', 'b')), step('c'))
    expect(ids(steps)).toEqual(['original', 'a', 'c'])
    expect(shownOf(steps).id).toBe('c')
  })

  it('are so many and no more: the oldest edit makes room, never the original', () => {
    const all = Array.from({ length: editLimit + 2 }, (_, index) => String(index))
    const steps = edited(...all)
    expect(ids(steps)).toEqual(['original', ...all.slice(2)])
    expect(originalOf(steps)).toBe(original)
    expect(shownOf(steps).id).toBe(all.at(-1))
  })
})
