import { createMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { flattenStates, toDiagram, type Diagram } from './diagram.ts'
import { machineDocs } from './machine-docs.ts'
import { toMachineJson } from './machine-json.ts'

/** Delays are implementations, which JSON only names. */
const withoutDelays = ({ root, edges }: Diagram) => ({
  states: flattenStates(root),
  edges: edges.map(({ trigger: { kind, name }, ...edge }) => ({ ...edge, trigger: { kind, name } })),
})

describe('toMachineJson', () => {
  it.each(Object.entries(machineDocs))('describes the same chart of %s', (_, { machine }) => {
    const text = JSON.stringify(toMachineJson(machine))
    const imported = createMachine(JSON.parse(text) as object)
    expect(withoutDelays(toDiagram(imported))).toEqual(withoutDelays(toDiagram(machine)))
  })
})
