import { useEffect, useRef, useState } from 'react'
import type { MachineControls } from '../controls/machine-controls.ts'
import { ScenarioDriver, type Scenario } from './scenario.ts'

/** Outcome of a scenario. */
export type Outcome =
  | { readonly state: 'pending' | 'running' | 'passed' }
  | { readonly state: 'failed'; readonly message: string }

/** Pause in ms between steps, long enough to see each effect. */
const slow = 900

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new Error('stopped'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })

/** Runs scenarios, each on a restarted machine, and keeps their outcomes. */
export function useScenarios(controls: MachineControls, scenarios: readonly Scenario[]) {
  const pending = (): Outcome[] => scenarios.map(() => ({ state: 'pending' }))
  const [outcomes, setOutcomes] = useState(pending)
  const [isPlayingAll, setPlayingAll] = useState(false)
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const stop = () => {
    controller.current?.abort()
    setPlayingAll(false)
    setOutcomes((all) => all.map((outcome) => (outcome.state === 'running' ? { state: 'pending' } : outcome)))
  }
  const play = async (index: number, pause: () => Promise<void>, signal: AbortSignal) => {
    const scenario = scenarios[index]
    if (!scenario) return
    const setOutcome = (outcome: Outcome) => {
      if (!signal.aborted) setOutcomes((all) => all.with(index, outcome))
    }
    setOutcome({ state: 'running' })
    controls.restart(scenario.input ?? controls.subject.fixtures.inputs[0])
    try {
      await pause()
      await scenario.run(new ScenarioDriver(controls, pause))
      setOutcome({ state: 'passed' })
    } catch (error) {
      setOutcome({ state: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  }
  const startRun = () => {
    controller.current?.abort()
    controller.current = new AbortController()
    return controller.current.signal
  }
  const next = outcomes.findIndex(({ state }) => state === 'pending')
  return {
    outcomes,
    isPlayingAll,
    /** Index of the next scenario to run; -1 when all have run. */
    next,
    stop,
    reset: () => {
      stop()
      setOutcomes(pending())
      controls.restart(controls.subject.fixtures.inputs[0])
    },
    playOne: (index: number) => play(index, async () => {}, startRun()),
    playAll: async () => {
      const signal = startRun()
      setOutcomes(pending())
      setPlayingAll(true)
      for (const index of scenarios.keys())
        if (!signal.aborted) await play(index, () => sleep(slow, signal), signal)
      if (!signal.aborted) setPlayingAll(false)
    },
  }
}
