import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { PortError } from '../port/index.ts'
import type { ModelAnswer, FailureKind } from '../port/index.ts'
import { fakePort, settle, startHarness, StepClock } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { isBlank, isComplete } from '../internal/is-complete.ts'
import { requestFixtures } from './request.fixtures.ts'
import { createRequestMachine, requestMachine } from './request.machine.ts'
import {
  selectAnswer,
  selectCutOff,
  selectQuestion,
  selectRequestFailure,
  selectRequestStatus,
} from './request.selectors.ts'
import type { RequestEvent, RequestPorts } from './request.types.ts'

type Ports = RequestPorts<unknown, unknown>

const start = () => startHarness<typeof requestMachine, Ports>(requestMachine, requestFixtures)

const ask = async (question: unknown = 'Why?') => {
  const harness = start()
  await harness.send({ type: 'request.submit', question })
  return harness
}

const answer = (value: unknown, cutOff = false): ModelAnswer<unknown> => ({ value, cutOff })

describeChart(requestMachine, requestFixtures, {
  invariants: {
    'an answer is shown exactly when the question is done': ({ snapshot }) =>
      (snapshot.context.answer !== null) === snapshot.matches('done'),
    'a failure is shown exactly when there is no answer': ({ snapshot }) =>
      (snapshot.context.failure !== null) === snapshot.matches('failed'),
    'a question is kept unless idle': ({ snapshot }) =>
      (snapshot.context.question === null) === snapshot.matches('idle'),
    'only a complete question is sent, once per submit or retry': ({ started, steps }) => {
      const asked = started.ask ?? []
      const wanted = steps.filter(
        ({ event, before }) =>
          (event.type === 'request.submit' && isComplete(Reflect.get(event, 'question'))) ||
          (event.type === 'request.retry' && (before?.matches('done') || before?.matches('failed'))),
      )
      return asked.every(isComplete) && asked.length === wanted.length
    },
    'one question at a time': ({ held }) => held.length <= 1,
    'the pending question is the shown question': ({ started, snapshot }) =>
      !snapshot.matches('working') ||
      (started.ask ?? []).every((question) => question === snapshot.context.question),
    'each answer is emitted once': ({ steps, emitted }) =>
      steps.filter(({ before, after }) => !before?.matches('done') && after.matches('done')).length ===
      emitted.length,
  },
})

describe('isComplete', () => {
  it.each([
    ['Why?', true],
    [' \n\t', false],
    ['', false],
    [null, false],
    [undefined, false],
    [{}, false],
    [[], false],
    [['Why?'], true],
    [new Blob(['x']), true],
    [{ prompt: 'a cat', aspectRatio: '1:1' }, true],
    [{ prompt: ' ', aspectRatio: '1:1' }, false],
    [{ file: null, question: 'What?' }, false],
    [{ file: undefined, question: 'What?' }, false],
    [{ file: new Blob(['x']), question: 'What?' }, true],
  ])('%o: %s', (question, complete) => expect(isComplete(question)).toBe(complete))
})

describe('isBlank', () => {
  it.each([
    ['Because.', false],
    [' \n', true],
    ['', true],
    [{}, true],
    [[], true],
    [{ text: ' ', image: null }, true],
    [{ text: ' ', image: 'bytes' }, false],
    [0, false],
    [new Blob([]), false],
  ])('%o: %s', (answer, blank) => expect(isBlank(answer)).toBe(blank))
})

describe('request: asking', () => {
  it('sends the question and shows the answer', async () => {
    const harness = await ask('Why?')
    expect(selectRequestStatus(harness.snapshot)).toBe('working')
    expect(harness.ports.ask.calls[0]?.input).toBe('Why?')
    harness.ports.ask.resolve(answer('Because.'))
    await harness.settle()
    expect(selectRequestStatus(harness.snapshot)).toBe('done')
    expect(selectAnswer(harness.snapshot)).toBe('Because.')
    expect(selectCutOff(harness.snapshot)).toBe(false)
    expect(harness.emitted).toEqual([{ type: 'answered', question: 'Why?', answer: answer('Because.') }])
  })

  it.each(['', '  ', null, { image: null, instruction: 'blue' }])('ignores %o', async (question) => {
    const harness = await ask(question)
    expect(selectRequestStatus(harness.snapshot)).toBe('idle')
    expect(harness.held).toEqual([])
  })

  it('keeps the answer when a blank question follows', async () => {
    const harness = await ask('Why?')
    harness.ports.ask.resolve(answer('Because.'))
    await harness.settle()
    await harness.send({ type: 'request.submit', question: ' ' })
    expect(selectAnswer(harness.snapshot)).toBe('Because.')
  })

  it('marks an answer that was cut off, and shows it', async () => {
    const harness = await ask()
    harness.ports.ask.resolve(answer('Beca', true))
    await harness.settle()
    expect(selectAnswer(harness.snapshot)).toBe('Beca')
    expect(selectCutOff(harness.snapshot)).toBe(true)
    expect(selectRequestFailure(harness.snapshot)).toBe(null)
  })

  it('aborts a question for the next one, and ignores its late answer', async () => {
    const harness = await ask('first')
    await harness.send({ type: 'request.submit', question: 'second' })
    const [first] = harness.ports.ask.calls
    expect(first?.aborted).toBe(true)
    first?.resolve(answer('late'))
    await harness.settle()
    expect(selectRequestStatus(harness.snapshot)).toBe('working')
    expect(selectQuestion(harness.snapshot)).toBe('second')
    expect(harness.ports.ask.open.map(({ input }) => input)).toEqual(['second'])
  })
})

describe('request: failures', () => {
  it.each<[unknown, FailureKind]>([
    [new PortError('blocked', 'SAFETY'), 'blocked'],
    [new PortError('empty', 'no parts'), 'empty'],
    [new PortError('too-large', '21 MB'), 'too-large'],
    [new PortError('rate-limit', '429'), 'rate-limit'],
    [new Error('odd'), 'unknown'],
  ])('fails with "request" for %s, with its kind', async (error, kind) => {
    const harness = await ask()
    harness.ports.ask.reject(error)
    await harness.settle()
    expect(selectRequestStatus(harness.snapshot)).toBe('failed')
    expect(selectRequestFailure(harness.snapshot)).toBe('request')
    expect(harness.snapshot.context.failure?.kind).toBe(kind)
    expect(selectAnswer(harness.snapshot)).toBe(null)
  })

  it('treats an empty answer as a failure', async () => {
    const harness = await ask()
    harness.ports.ask.resolve(answer(' \n'))
    await harness.settle()
    expect(selectRequestStatus(harness.snapshot)).toBe('failed')
    expect(selectRequestFailure(harness.snapshot)).toBe('request')
    expect(harness.snapshot.context.failure?.kind).toBe('empty')
    expect(selectCutOff(harness.snapshot)).toBe(false)
    expect(selectAnswer(harness.snapshot)).toBe(null)
    expect(harness.emitted).toEqual([])
  })

  it('fails with "request" after its timeout, and aborts the call', async () => {
    const harness = await ask()
    await harness.advance(119_999)
    expect(selectRequestStatus(harness.snapshot)).toBe('working')
    await harness.advance(1)
    expect(harness.snapshot.context.failure?.kind).toBe('timeout')
    expect(harness.held).toEqual([])
  })

  it('uses the timeout of its host', async () => {
    const clock = new StepClock()
    const port = fakePort<string, ModelAnswer<string>>('ask')
    const machine = createRequestMachine<string, string>({ ask: port }, { timeoutMs: 300_000 })
    const actor = createActor(machine, { clock }).start()
    actor.send({ type: 'request.submit', question: 'Why?' })
    await clock.advance(299_999)
    expect(selectRequestStatus(actor.getSnapshot())).toBe('working')
    await clock.advance(1)
    expect(actor.getSnapshot().context.failure?.kind).toBe('timeout')
    expect(port.calls[0]?.aborted).toBe(true)
    actor.stop()
  })

  it('sends the same question again on retry, and clears the failure', async () => {
    const harness = await ask('Why?')
    harness.ports.ask.reject('odd')
    await harness.settle()
    await harness.send({ type: 'request.retry' })
    expect(selectRequestFailure(harness.snapshot)).toBe(null)
    expect(harness.ports.ask.open[0]?.input).toBe('Why?')
  })
})

describe('request: cancelling', () => {
  it('cancels, and ignores a late answer', async () => {
    const harness = await ask()
    await harness.send({ type: 'request.cancel' })
    expect(selectRequestStatus(harness.snapshot)).toBe('idle')
    expect(harness.ports.ask.calls[0]?.aborted).toBe(true)
    harness.ports.ask.calls[0]?.resolve(answer('late'))
    await harness.settle()
    expect(selectAnswer(harness.snapshot)).toBe(null)
  })

  it('asks for another answer to the same question', async () => {
    const harness = await ask('a cat')
    harness.ports.ask.resolve(answer('cat 1'))
    await harness.settle()
    await harness.send({ type: 'request.retry' })
    expect(selectAnswer(harness.snapshot)).toBe(null)
    expect(harness.ports.ask.open[0]?.input).toBe('a cat')
  })

  it('clears everything on reset, even a pending question', async () => {
    const harness = await ask()
    await harness.send({ type: 'request.reset' })
    expect(selectRequestStatus(harness.snapshot)).toBe('idle')
    expect(selectQuestion(harness.snapshot)).toBe(null)
    expect(harness.held).toEqual([])
  })
})

describe('request: types', () => {
  it('match what hosts use', async () => {
    interface Edit {
      readonly image: Blob
      readonly instruction: string
    }
    const port = fakePort<Edit, ModelAnswer<Blob>>('edit')
    const machine = createRequestMachine({ ask: port })
    expectTypeOf<EventFromLogic<typeof requestMachine>>().toEqualTypeOf<RequestEvent>()
    expectTypeOf<EventFromLogic<typeof machine>>().toEqualTypeOf<RequestEvent<Edit>>()
    expectTypeOf<{ type: 'request.submit'; question: string }>().not.toExtend<
      EventFromLogic<typeof machine>
    >()
    expectTypeOf<
      SnapshotFrom<typeof machine>['context']['answer']
    >().toEqualTypeOf<ModelAnswer<Blob> | null>()
    expectTypeOf<{ ask: (question: string) => Promise<string> }>().not.toExtend<Ports>()

    const actor = createActor(machine).start()
    const image = new Blob(['x'])
    actor.send({ type: 'request.submit', question: { image, instruction: 'blue' } })
    port.resolve({ value: image, cutOff: false })
    await settle()
    expectTypeOf(selectAnswer(actor.getSnapshot())).toEqualTypeOf<Blob | null>()
    expectTypeOf(selectQuestion(actor.getSnapshot())).toEqualTypeOf<Edit | null>()
    expect(selectAnswer(actor.getSnapshot())).toBe(image)
    actor.stop()
  })
})
