import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { PortError } from '../port/index.ts'
import type { Answer, FailureKind } from '../port/index.ts'
import { fakePort, settle, startRig, StepClock } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { isBlank, isComplete } from '../shared/question.ts'
import { requestCases } from './request.cases.ts'
import { createRequestMachine, requestMachine } from './request.machine.ts'
import {
  selectAnswer,
  selectCutOff,
  selectQuestion,
  selectRequestFailure,
  selectRequestFailureKind,
  selectRequestStatus,
} from './request.selectors.ts'
import type { RequestEvent, RequestPorts } from './request.types.ts'

type Ports = RequestPorts<unknown, unknown>

const start = () => startRig<typeof requestMachine, Ports>(requestMachine, requestCases)

const ask = async (question: unknown = 'Why?') => {
  const rig = start()
  await rig.send({ type: 'request.submit', question })
  return rig
}

const answer = (value: unknown, cutOff = false): Answer<unknown> => ({ value, cutOff })

describeChart(requestMachine, requestCases, {
  invariants: {
    'an answer is shown exactly when the question is done': ({ snapshot }) =>
      (snapshot.context.answer !== null) === snapshot.matches('done'),
    'a failure is shown exactly when there is no answer': ({ snapshot }) =>
      (snapshot.context.failure !== null) === snapshot.matches('failed'),
    'a question is kept unless nothing is asked': ({ snapshot }) =>
      (snapshot.context.question === null) === snapshot.matches('idle'),
    'only a complete question is asked, once for each submit or retry': ({ started, steps }) => {
      const asked = started.ask ?? []
      const wanted = steps.filter(
        ({ event, before }) =>
          (event.type === 'request.submit' && isComplete(Reflect.get(event, 'question'))) ||
          (event.type === 'request.retry' && (before?.matches('done') || before?.matches('failed'))),
      )
      return asked.every(isComplete) && asked.length === wanted.length
    },
    'one question at a time': ({ held }) => held.length <= 1,
    'what is asked is what is shown as asked': ({ started, snapshot }) =>
      !snapshot.matches('working') ||
      (started.ask ?? []).every((question) => question === snapshot.context.question),
    'each answer is told once': ({ steps, emitted }) =>
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
  it('asks, works, and shows the answer', async () => {
    const rig = await ask('Why?')
    expect(selectRequestStatus(rig.snapshot)).toBe('working')
    expect(rig.ports.ask.calls[0]?.input).toBe('Why?')
    rig.ports.ask.resolve(answer('Because.'))
    await rig.settle()
    expect(selectRequestStatus(rig.snapshot)).toBe('done')
    expect(selectAnswer(rig.snapshot)).toBe('Because.')
    expect(selectCutOff(rig.snapshot)).toBe(false)
    expect(rig.emitted).toEqual([{ type: 'answered', question: 'Why?', answer: answer('Because.') }])
  })

  it.each(['', '  ', null, { image: null, instruction: 'blue' }])('does nothing for %o', async (question) => {
    const rig = await ask(question)
    expect(selectRequestStatus(rig.snapshot)).toBe('idle')
    expect(rig.held).toEqual([])
  })

  it('keeps what it shows when a blank question follows', async () => {
    const rig = await ask('Why?')
    rig.ports.ask.resolve(answer('Because.'))
    await rig.settle()
    await rig.send({ type: 'request.submit', question: ' ' })
    expect(selectAnswer(rig.snapshot)).toBe('Because.')
  })

  it('says when the answer was cut off, and shows what there is', async () => {
    const rig = await ask()
    rig.ports.ask.resolve(answer('Beca', true))
    await rig.settle()
    expect(selectAnswer(rig.snapshot)).toBe('Beca')
    expect(selectCutOff(rig.snapshot)).toBe(true)
    expect(selectRequestFailure(rig.snapshot)).toBe(null)
  })

  it('drops a question for the next one, and its late answer too', async () => {
    const rig = await ask('first')
    await rig.send({ type: 'request.submit', question: 'second' })
    const [first] = rig.ports.ask.calls
    expect(first?.aborted).toBe(true)
    first?.resolve(answer('late'))
    await rig.settle()
    expect(selectRequestStatus(rig.snapshot)).toBe('working')
    expect(selectQuestion(rig.snapshot)).toBe('second')
    expect(rig.ports.ask.open.map(({ input }) => input)).toEqual(['second'])
  })
})

describe('request: no answer', () => {
  it.each<[unknown, FailureKind]>([
    [new PortError('blocked', 'SAFETY'), 'blocked'],
    [new PortError('empty', 'no parts'), 'empty'],
    [new PortError('too-large', '21 MB'), 'too-large'],
    [new PortError('rate-limit', '429'), 'rate-limit'],
    [new Error('odd'), 'unknown'],
  ])('tells "request" for %s, and why', async (error, kind) => {
    const rig = await ask()
    rig.ports.ask.reject(error)
    await rig.settle()
    expect(selectRequestStatus(rig.snapshot)).toBe('failed')
    expect(selectRequestFailure(rig.snapshot)).toBe('request')
    expect(selectRequestFailureKind(rig.snapshot)).toBe(kind)
    expect(selectAnswer(rig.snapshot)).toBe(null)
  })

  it('never shows an answer of nothing as one', async () => {
    const rig = await ask()
    rig.ports.ask.resolve(answer(' \n'))
    await rig.settle()
    expect(selectRequestStatus(rig.snapshot)).toBe('failed')
    expect(selectRequestFailure(rig.snapshot)).toBe('request')
    expect(selectRequestFailureKind(rig.snapshot)).toBe('empty')
    expect(selectCutOff(rig.snapshot)).toBe(false)
    expect(selectAnswer(rig.snapshot)).toBe(null)
    expect(rig.emitted).toEqual([])
  })

  it('tells "request" when there is no answer in time, and drops the call', async () => {
    const rig = await ask()
    await rig.advance(119_999)
    expect(selectRequestStatus(rig.snapshot)).toBe('working')
    await rig.advance(1)
    expect(selectRequestFailureKind(rig.snapshot)).toBe('timeout')
    expect(rig.held).toEqual([])
  })

  it('waits as long as its host wants', async () => {
    const clock = new StepClock()
    const port = fakePort<string, Answer<string>>('ask')
    const machine = createRequestMachine<string, string>({ ask: port }, { patience: 300_000 })
    const actor = createActor(machine, { clock }).start()
    actor.send({ type: 'request.submit', question: 'Why?' })
    await clock.advance(299_999)
    expect(selectRequestStatus(actor.getSnapshot())).toBe('working')
    await clock.advance(1)
    expect(selectRequestFailureKind(actor.getSnapshot())).toBe('timeout')
    expect(port.calls[0]?.aborted).toBe(true)
    actor.stop()
  })

  it('asks the same again when told to, with the failure off the screen', async () => {
    const rig = await ask('Why?')
    rig.ports.ask.reject('odd')
    await rig.settle()
    await rig.send({ type: 'request.retry' })
    expect(selectRequestFailure(rig.snapshot)).toBe(null)
    expect(rig.ports.ask.open[0]?.input).toBe('Why?')
  })
})

describe('request: leaving', () => {
  it('cancels, and nothing comes of a late answer', async () => {
    const rig = await ask()
    await rig.send({ type: 'request.cancel' })
    expect(selectRequestStatus(rig.snapshot)).toBe('idle')
    expect(rig.ports.ask.calls[0]?.aborted).toBe(true)
    rig.ports.ask.calls[0]?.resolve(answer('late'))
    await rig.settle()
    expect(selectAnswer(rig.snapshot)).toBe(null)
  })

  it('asks for another answer to the same question', async () => {
    const rig = await ask('a cat')
    rig.ports.ask.resolve(answer('cat 1'))
    await rig.settle()
    await rig.send({ type: 'request.retry' })
    expect(selectAnswer(rig.snapshot)).toBe(null)
    expect(rig.ports.ask.open[0]?.input).toBe('a cat')
  })

  it('puts everything away on reset, also a question on its way', async () => {
    const rig = await ask()
    await rig.send({ type: 'request.reset' })
    expect(selectRequestStatus(rig.snapshot)).toBe('idle')
    expect(selectQuestion(rig.snapshot)).toBe(null)
    expect(rig.held).toEqual([])
  })
})

describe('request: types', () => {
  it('are what hosts write against', async () => {
    interface Edit {
      readonly image: Blob
      readonly instruction: string
    }
    const port = fakePort<Edit, Answer<Blob>>('edit')
    const machine = createRequestMachine({ ask: port })
    expectTypeOf<EventFromLogic<typeof requestMachine>>().toEqualTypeOf<RequestEvent>()
    expectTypeOf<EventFromLogic<typeof machine>>().toEqualTypeOf<RequestEvent<Edit>>()
    expectTypeOf<{ type: 'request.submit'; question: string }>().not.toExtend<
      EventFromLogic<typeof machine>
    >()
    expectTypeOf<SnapshotFrom<typeof machine>['context']['answer']>().toEqualTypeOf<Answer<Blob> | null>()
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
