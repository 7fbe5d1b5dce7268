import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EventFromLogic, InputFrom } from 'xstate'
import { startRig } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { noticeCases } from './notice.cases.ts'
import { noticeMachine } from './notice.machine.ts'
import { selectNotice } from './notice.machine.ts'
import type { NoticeEvent, NoticeInput } from './notice.machine.ts'

const start = (duration = 2000) => startRig(noticeMachine, noticeCases, { duration })

describeChart(noticeMachine, noticeCases, {
  invariants: {
    'there is a code exactly while a notice is up': ({ snapshot }) =>
      (snapshot.context.code !== null) === snapshot.matches('shown'),
    'the last notice asked for is the one that is up': ({ snapshot, steps }) => {
      const asked = steps.findLast(({ event }) => event.type.startsWith('notice.'))
      return asked?.event.type !== 'notice.show' || snapshot.context.code === Reflect.get(asked.event, 'code')
    },
  },
})

describe('notice', () => {
  it.each([2000, 2500])('is up for exactly %i ms', async (duration) => {
    const rig = start(duration)
    expect(selectNotice(rig.snapshot)).toBe(null)
    await rig.send({ type: 'notice.show', code: 'copied' })
    await rig.advance(duration - 1)
    expect(selectNotice(rig.snapshot)).toBe('copied')
    await rig.advance(1)
    expect(selectNotice(rig.snapshot)).toBe(null)
    expect(rig.clock.pending).toBe(0)
  })

  it('starts its time anew when shown again, with what is shown now', async () => {
    const rig = start()
    await rig.send({ type: 'notice.show', code: 'copied' })
    await rig.advance(1500)
    await rig.send({ type: 'notice.show', code: 'copy-failed' })
    await rig.advance(1500)
    expect(selectNotice(rig.snapshot)).toBe('copy-failed')
    await rig.advance(500)
    expect(selectNotice(rig.snapshot)).toBe(null)
  })

  it('can be put away', async () => {
    const rig = start()
    await rig.send({ type: 'notice.show', code: 'copied' }, { type: 'notice.hide' })
    expect(selectNotice(rig.snapshot)).toBe(null)
    expect(rig.clock.pending).toBe(0)
  })

  it('leaves no timer behind', async () => {
    const rig = start()
    await rig.send({ type: 'notice.show', code: 'copied' })
    rig.stop()
    expect(rig.clock.pending).toBe(0)
  })
})

describe('notice: types', () => {
  it('are what hosts write against', () => {
    expectTypeOf<EventFromLogic<typeof noticeMachine>>().toEqualTypeOf<NoticeEvent>()
    expectTypeOf<InputFrom<typeof noticeMachine>>().toEqualTypeOf<NoticeInput>()
    expectTypeOf<{ type: 'notice.show' }>().not.toExtend<NoticeEvent>()
    expectTypeOf(selectNotice).returns.toEqualTypeOf<string | null>()
  })
})
