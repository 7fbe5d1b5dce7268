import type { Names } from './names.ts'

/** Returns the files of a machine that loads a value and can be retried, by path in its folder. */
export const listMachineFiles = (names: Names): Readonly<Record<string, string>> => ({
  'index.ts': writeIndex(names),
  [`${names.name}.types.ts`]: writeTypes(names),
  [`${names.name}.setup.ts`]: writeSetup(names),
  [`${names.name}.machine.ts`]: writeMachine(names),
  [`${names.name}.selectors.ts`]: writeSelectors(names),
  [`${names.name}.fixtures.ts`]: writeFixtures(names),
  [`${names.name}.test.ts`]: writeTest(names),
  'README.md': writeReadme(names),
})

const writeIndex = ({
  name,
  Name,
  camel,
}: Names) => `export { create${Name}Machine, ${camel}Machine } from './${name}.machine.ts'
export * from './${name}.selectors.ts'
export type * from './${name}.types.ts'
`

const writeTypes = ({ Name, camel }: Names) => `import type { Failure, Port } from '../port/index.ts'

/** The value could not be loaded. */
export type ${Name}FailureCode = 'load'

export type ${Name}Failure = Failure<${Name}FailureCode>

export interface ${Name}Context {
  /** Null until loaded. */
  readonly value: string | null
  readonly failure: ${Name}Failure | null
}

export type ${Name}Event =
  /** Loads the value, also again. */
  { type: '${camel}.load' }

export interface ${Name}Ports {
  load${Name}: Port<void, string>
}
`

const writeSetup = ({ name, Name, camel }: Names) => `import { assign, setup } from 'xstate'
import { isString, requiredPort } from '../port/index.ts'
import type { ${Name}Context, ${Name}Event, ${Name}Failure } from './${name}.types.ts'

export const ${camel}Setup = setup({
  types: { context: {} as ${Name}Context, events: {} as ${Name}Event },
  actors: {
    load${Name}: requiredPort<void, string>('load${Name}', { timeoutMs: 30_000, isOutput: isString }),
  },
  actions: {
    setValue: assign((_, { value }: { value: string }) => ({ value, failure: null })),
    setFailure: assign({ failure: (_, failure: ${Name}Failure) => failure }),
  },
})
`

const writeMachine = ({
  name,
  Name,
  camel,
}: Names) => `import { failureFromError, providePorts } from '../port/index.ts'
import { ${camel}Setup } from './${name}.setup.ts'
import type { ${Name}Ports } from './${name}.types.ts'

/** Say in one sentence what it is for. */
export const ${camel}Machine = ${camel}Setup.createMachine({
  id: '${camel}',
  options: { maxIterations: 100 },
  description: 'A value that is loaded',
  context: { value: null, failure: null },
  initial: 'idle',
  states: {
    idle: { description: 'Not loaded', on: { '${camel}.load': { target: 'loading' } } },
    loading: {
      description: 'Loading; an earlier value stays',
      invoke: {
        id: 'load${Name}',
        src: 'load${Name}',
        onDone: {
          target: 'ready',
          actions: { type: 'setValue', params: ({ event }) => ({ value: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'setFailure', params: failureFromError('load') } },
      },
    },
    ready: { description: 'Loaded', on: { '${camel}.load': { target: 'loading' } } },
    failed: { description: 'Loading failed', on: { '${camel}.load': { target: 'loading' } } },
  },
})

/** Creates the machine with its ports: see {@link ${Name}Ports}. */
export const create${Name}Machine = (ports: ${Name}Ports): typeof ${camel}Machine =>
  providePorts(${camel}Machine, ports)
`

const writeSelectors = ({ name, Name, camel }: Names) => `import type { ActorRefFrom } from 'xstate'
import type { SnapshotOf } from '../internal/named-types.ts'
import type { ${camel}Machine } from './${name}.machine.ts'

type Logic = typeof ${camel}Machine

/** The machine with its ports. */
export interface ${Name}Machine extends Logic {}

/** A running ${name} machine. */
export interface ${Name}Actor extends ActorRefFrom<Logic> {}

export interface ${Name}Snapshot extends SnapshotOf<Logic> {}

export type ${Name}Status = 'idle' | 'loading' | 'ready' | 'failed'

export const select${Name}Status = ({ value }: ${Name}Snapshot): ${Name}Status => value

export const select${Name} = ({ context }: ${Name}Snapshot): string | null => context.value

/** Why the value could not be loaded. */
export const select${Name}Failure = ({ context }: ${Name}Snapshot) => context.failure?.code ?? null
`

const writeFixtures = ({ name, Name, camel }: Names) => `import { PortError } from '../port/index.ts'
import type { MachineFixtures } from '../testing/fixtures.ts'
import type { ${Name}Event, ${Name}Ports } from './${name}.types.ts'

/** Events and port results of the ${name} machine. */
export const ${camel}Fixtures = {
  inputs: [undefined],
  events: { '${camel}.load': [{}] },
  ports: {
    load${Name}: { resolves: ['first', 'second'], rejects: [new PortError('network', 'offline'), 'odd'] },
  },
  isHome: (snapshot) => snapshot.matches('ready'),
} satisfies MachineFixtures<${Name}Event, ${Name}Ports>
`

const writeTest = ({
  name,
  Name,
  camel,
}: Names) => `import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EventFromLogic } from 'xstate'
import { PortError } from '../port/index.ts'
import { startHarness } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { ${camel}Fixtures } from './${name}.fixtures.ts'
import { ${camel}Machine } from './${name}.machine.ts'
import { select${Name}, select${Name}Failure, select${Name}Status } from './${name}.selectors.ts'
import type { ${Name}Event, ${Name}Ports } from './${name}.types.ts'

const start = () => startHarness<typeof ${camel}Machine, ${Name}Ports>(${camel}Machine, ${camel}Fixtures)

// Lint, graph audit, replay of every path and fuzzing. An invariant holds after every step.
describeChart(${camel}Machine, ${camel}Fixtures, {
  invariants: {
    'a request is open exactly while it loads': ({ snapshot, held }) =>
      (held.length > 0) === snapshot.matches('loading'),
    'there is a failure when loading failed': ({ snapshot }) =>
      !snapshot.matches('failed') || snapshot.context.failure !== null,
  },
})

describe('${name}', () => {
  it('loads the value', async () => {
    const harness = start()
    await harness.send({ type: '${camel}.load' })
    expect(select${Name}Status(harness.snapshot)).toBe('loading')
    harness.ports.load${Name}.resolve('first')
    await harness.settle()
    expect(select${Name}Status(harness.snapshot)).toBe('ready')
    expect(select${Name}(harness.snapshot)).toBe('first')
  })

  it('keeps the value when loading it again fails, until that succeeds', async () => {
    const harness = start()
    await harness.send({ type: '${camel}.load' })
    harness.ports.load${Name}.resolve('first')
    await harness.settle()
    await harness.send({ type: '${camel}.load' })
    harness.ports.load${Name}.reject(new PortError('network', 'offline'))
    await harness.settle()
    expect(select${Name}(harness.snapshot)).toBe('first')
    expect(select${Name}Failure(harness.snapshot)).toBe('load')
    await harness.send({ type: '${camel}.load' })
    harness.ports.load${Name}.resolve('second')
    await harness.settle()
    expect(select${Name}(harness.snapshot)).toBe('second')
    expect(select${Name}Failure(harness.snapshot)).toBe(null)
  })
})

describe('${name}: types', () => {
  it('match what hosts use', () => {
    expectTypeOf<EventFromLogic<typeof ${camel}Machine>>().toEqualTypeOf<${Name}Event>()
  })
})
`

const writeReadme = ({ name, Name, camel }: Names) => `# ${name}

Say in one sentence what it is for.

## Ports

| port${' '.repeat(Name.length + 2)} | input | resolves with |
| --- | --- | --- |
| \`load${Name}\` | none | the value |

## Events

| event | when |
| --- | --- |
| \`${camel}.load\` | the value is needed, or needed again |

## Failure codes

\`context.failure\` is \`{ code, kind }\` or null: the failed action and its reason (\`FailureKind\`).

| code | when |
| --- | --- |
| \`load\` | the value could not be loaded |

## Selectors

| selector | returns |
| --- | --- |
| \`select${Name}Status\` | \`idle\`, \`loading\`, \`ready\` or \`failed\` |
| \`select${Name}\` | the value, or null |
| \`select${Name}Failure\` | failure code, or null |

## Without React

\`\`\`ts
import { create${Name}Machine, select${Name} } from '@saha/machines/${name}'
import { createActor } from 'xstate'

const actor = createActor(create${Name}Machine({ load${Name}: async () => 'value' }))
actor.subscribe((snapshot) => console.log(select${Name}(snapshot)))
actor.start()
actor.send({ type: '${camel}.load' })
\`\`\`

## Invariants

- a request is open exactly while it loads
- there is a failure when loading failed

## Chart

<!-- chart: npm run charts -w @saha/machines -->

\`\`\`mermaid
stateDiagram-v2
  [*] --> idle
  state "idle" as idle
  idle --> loading : ${camel}.load
  state "loading" as loading
  loading --> ready : load${Name} ✓
  loading --> failed : load${Name} ✗
  state "ready" as ready
  ready --> loading : ${camel}.load
  state "failed" as failed
  failed --> loading : ${camel}.load
\`\`\`

<!-- /chart -->
`
