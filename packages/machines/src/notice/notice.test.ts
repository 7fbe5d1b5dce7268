import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EventFromLogic, InputFrom } from 'xstate'
import { startHarness } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { noticeFixtures } from './notice.fixtures.ts'
import { noticeMachine } from './notice.machine.ts'
import { selectNotice } from './notice.machine.ts'
import type { NoticeEvent, NoticeInput } from './notice.machine.ts'

const start = (duration = 2000) => startHarness(noticeMachine, noticeFixtures, { duration })

describeChart(noticeMachine, noticeFixtures, {
  invariants: {
    'there is a code exactly while a notice is shown': ({ snapshot }) =>
      (snapshot.context.code !== null) === snapshot.matches('shown'),
    'the last requested notice is shown': ({ snapshot, steps }) => {
      const asked = steps.findLast(({ event }) => event.type.startsWith('notice.'))
      return asked?.event.type !== 'notice.show' || snapshot.context.code === Reflect.get(asked.event, 'code')
    },
  },
})

describe('notice', () => {
  it.each([2000, 2500])('is shown for exactly %i ms', async (duration) => {
    const harness = start(duration)
    expect(selectNotice(harness.snapshot)).toBe(null)
    await harness.send({ type: 'notice.show', code: 'copied' })
    await harness.advance(duration - 1)
    expect(selectNotice(harness.snapshot)).toBe('copied')
    await harness.advance(1)
    expect(selectNotice(harness.snapshot)).toBe(null)
    expect(harness.clock.pending).toBe(0)
  })

  it('restarts its time and shows the new code', async () => {
    const harness = start()
    await harness.send({ type: 'notice.show', code: 'copied' })
    await harness.advance(1500)
    await harness.send({ type: 'notice.show', code: 'copy-failed' })
    await harness.advance(1500)
    expect(selectNotice(harness.snapshot)).toBe('copy-failed')
    await harness.advance(500)
    expect(selectNotice(harness.snapshot)).toBe(null)
  })

  it('can be hidden', async () => {
    const harness = start()
    await harness.send({ type: 'notice.show', code: 'copied' }, { type: 'notice.hide' })
    expect(selectNotice(harness.snapshot)).toBe(null)
    expect(harness.clock.pending).toBe(0)
  })

  it('leaves no timer behind', async () => {
    const harness = start()
    await harness.send({ type: 'notice.show', code: 'copied' })
    harness.stop()
    expect(harness.clock.pending).toBe(0)
  })
})

describe('notice: types', () => {
  it('match what hosts use', () => {
    expectTypeOf<EventFromLogic<typeof noticeMachine>>().toEqualTypeOf<NoticeEvent>()
    expectTypeOf<InputFrom<typeof noticeMachine>>().toEqualTypeOf<NoticeInput>()
    expectTypeOf<{ type: 'notice.show' }>().not.toExtend<NoticeEvent>()
    expectTypeOf(selectNotice).returns.toEqualTypeOf<string | null>()
  })
})
