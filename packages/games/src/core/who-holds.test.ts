import { describe, expect, it } from 'vitest'
import { nextHolders, nobody } from './who-holds.ts'
import type { Holder, HoldEvent } from './who-holds.ts'

const after = (...events: HoldEvent[]) => [...events.reduce(nextHolders, nobody)].toSorted()

const holding: [HoldEvent, Holder][] = [
  ['pause', 'visitor'],
  ['portal pauses', 'portal'],
  ['hide', 'hidden'],
  ['blur', 'unfocused'],
]
const resuming: HoldEvent[] = ['resume', 'portal resumes']

describe('who holds a run', () => {
  it.each(holding)('%s: the %s one does, once', (event, holder) => {
    expect(after(event)).toEqual([holder])
    expect(after(event, event)).toEqual([holder])
  })

  it.each(holding.flatMap(([first]) => holding.map(([second]) => [first, second] as const)))(
    'after %s and %s, either Resume lets it go on',
    (first, second) => {
      for (const resume of resuming) expect(after(first, second, resume)).toEqual([])
    },
  )

  it('a look back frees only a run that lost the focus', () => {
    expect(after('blur', 'look')).toEqual([])
    expect(after('pause', 'look')).toEqual(['visitor'])
    expect(after('portal pauses', 'blur', 'look')).toEqual(['portal'])
    expect(after('hide', 'blur', 'look')).toEqual(['hidden'])
  })

  it('says what nobody holds as it was', () => {
    for (const event of [...resuming, 'look'] as const) expect(after(event)).toEqual([])
    expect([...nobody]).toEqual([])
  })
})
