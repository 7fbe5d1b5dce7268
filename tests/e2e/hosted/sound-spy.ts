import type { Frame } from '@playwright/test'

declare global {
  /** Returns the highest level that the page played within some frames, from 0 to 1. */
  var hearPage: (() => Promise<number>) | undefined
}

/** Runs before any script of a page, and listens to what reaches the speakers. */
export function spyOnSound(): void {
  const analysers = new Set<AnalyserNode>()
  const elements = new Set<HTMLMediaElement>()
  const connect = Reflect.get(AudioNode.prototype, 'connect') as (
    this: AudioNode,
    ...given: unknown[]
  ) => unknown
  AudioNode.prototype.connect = function listened(this: AudioNode, ...given: unknown[]) {
    const [target] = given
    if (!(target instanceof AudioDestinationNode && target.context instanceof AudioContext))
      return connect.apply(this, given)
    const analyser = target.context.createAnalyser()
    analysers.add(analyser)
    connect.call(analyser, target)
    connect.call(this, analyser)
    return target
  } as AudioNode['connect']
  const play = Reflect.get(HTMLMediaElement.prototype, 'play')
  HTMLMediaElement.prototype.play = function played(this: HTMLMediaElement) {
    elements.add(this)
    return play.call(this)
  }
  const muted = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'muted')
  const levelOf = (analyser: AnalyserNode) => {
    const samples = new Float32Array(analyser.fftSize)
    analyser.getFloatTimeDomainData(samples)
    return Math.max(...samples.map(Math.abs))
  }
  const isHeard = (element: HTMLMediaElement) => !element.paused && muted?.get?.call(element) === false
  globalThis.hearPage = async () => {
    let level = 0
    for (let count = 0; count < 20; count++) {
      await new Promise(requestAnimationFrame)
      level = Math.max(level, ...[...analysers].map(levelOf), ...[...elements].filter(isHeard).map(() => 1))
    }
    return level
  }
}

/** Returns the highest level that a frame plays during the next frames, from 0 to 1. */
export const hear = (frame: Frame): Promise<number> =>
  frame.evaluate(async () => (await globalThis.hearPage?.()) ?? -1)
