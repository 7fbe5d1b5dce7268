import { useEffect, useRef, useState } from 'react'
import type { Desk } from '../desk/desk.ts'
import { Walker, type Sentence } from './sentence.ts'

/** What has become of a sentence. */
export type Outcome =
  | { readonly state: 'waiting' | 'playing' | 'kept' }
  | { readonly state: 'broken'; readonly why: string }

/** Long enough to see what an action does. */
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

/** Plays sentences at a desk, each from a fresh start, and remembers what has become of them. */
export function useWalk(desk: Desk, sentences: readonly Sentence[]) {
  const waiting = (): Outcome[] => sentences.map(() => ({ state: 'waiting' }))
  const [outcomes, setOutcomes] = useState(waiting)
  const [isPlayingAll, setPlayingAll] = useState(false)
  const run = useRef<AbortController>(null)
  useEffect(() => () => run.current?.abort(), [])

  const stop = () => {
    run.current?.abort()
    setPlayingAll(false)
    setOutcomes((all) => all.map((outcome) => (outcome.state === 'playing' ? { state: 'waiting' } : outcome)))
  }
  const play = async (index: number, pause: () => Promise<void>, signal: AbortSignal) => {
    const sentence = sentences[index]
    if (!sentence) return
    const become = (outcome: Outcome) => {
      if (!signal.aborted) setOutcomes((all) => all.with(index, outcome))
    }
    become({ state: 'playing' })
    desk.restart(sentence.input ?? desk.subject.fixtures.inputs[0])
    try {
      await pause()
      await sentence.walk(new Walker(desk, pause))
      become({ state: 'kept' })
    } catch (error) {
      become({ state: 'broken', why: error instanceof Error ? error.message : String(error) })
    }
  }
  const begin = () => {
    run.current?.abort()
    run.current = new AbortController()
    return run.current.signal
  }
  const next = outcomes.findIndex(({ state }) => state === 'waiting')
  return {
    outcomes,
    isPlayingAll,
    /** The sentence to be played next; -1 when all have been. */
    next,
    stop,
    reset: () => {
      stop()
      setOutcomes(waiting())
      desk.restart(desk.subject.fixtures.inputs[0])
    },
    playOne: (index: number) => play(index, async () => {}, begin()),
    playAll: async () => {
      const signal = begin()
      setOutcomes(waiting())
      setPlayingAll(true)
      for (const index of sentences.keys())
        if (!signal.aborted) await play(index, () => sleep(slow, signal), signal)
      if (!signal.aborted) setPlayingAll(false)
    },
  }
}
