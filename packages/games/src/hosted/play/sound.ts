import { replaceMethod } from '../replace-method.ts'

/** Sets whether the page is silent. */
export type SetSilent = (silent: boolean) => void

/** Routes what contexts play through gains of ours. */
function muteContexts(isSilent: () => boolean): () => void {
  const gains = new Map<BaseAudioContext, GainNode>()
  const { prototype } = AudioNode
  const nativeConnect: unknown = Reflect.get(prototype, 'connect')
  const gainOf = (context: BaseAudioContext): GainNode => {
    const known = gains.get(context)
    if (known) return known
    const gain = context.createGain()
    gain.gain.value = isSilent() ? 0 : 1
    Reflect.apply(nativeConnect as () => void, gain, [context.destination])
    gains.set(context, gain)
    return gain
  }
  /** An offline context plays nothing. */
  const replaceTarget = (given: readonly unknown[]): readonly unknown[] => {
    const [target, ...rest] = given
    return target instanceof AudioDestinationNode && target.context instanceof AudioContext
      ? [gainOf(target.context), ...rest]
      : given
  }
  replaceMethod(prototype, 'connect', (native) => (self, given) => {
    native(self, replaceTarget(given))
    return given[0] instanceof AudioNode ? given[0] : undefined
  })
  replaceMethod(prototype, 'disconnect', (native) => (self, given) => native(self, replaceTarget(given)))
  return () => {
    for (const gain of gains.values()) gain.gain.value = isSilent() ? 0 : 1
  }
}

/** Mutes audio and video elements that have played, and keeps the state that the game gave them. */
function muteElements(isSilent: () => boolean): () => void {
  const native = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'muted')
  if (!native?.get || !native.set) return () => undefined
  const { get: getMuted, set: setMuted } = native as { get: () => unknown; set: (value: unknown) => void }
  /** Elements with the state that the game gave them. */
  const wanted = new Map<HTMLMediaElement, boolean>()
  const apply = (element: HTMLMediaElement) =>
    setMuted.call(element, isSilent() || (wanted.get(element) ?? false))
  Object.defineProperty(HTMLMediaElement.prototype, 'muted', {
    ...native,
    get(this: HTMLMediaElement) {
      return wanted.get(this) ?? getMuted.call(this)
    },
    set(this: HTMLMediaElement, value: unknown) {
      wanted.set(this, Boolean(value))
      apply(this)
    },
  })
  const register = (element: HTMLMediaElement) => {
    if (!wanted.has(element)) wanted.set(element, Boolean(getMuted.call(element)))
    apply(element)
  }
  replaceMethod(HTMLMediaElement.prototype, 'play', (native) => (self, given) => {
    if (self instanceof HTMLMediaElement) register(self)
    return native(self, given)
  })
  // Elements that play by their attribute.
  document.addEventListener(
    'play',
    ({ target }) => target instanceof HTMLMediaElement && register(target),
    true,
  )
  return () => {
    for (const element of wanted.keys()) apply(element)
  }
}

/** Lets the portal silence the game: its audio contexts, its media elements and its speech. */
export function installSound(): SetSilent {
  let silent = false
  const isSilent = () => silent
  const updates = [
    typeof AudioNode === 'undefined' ? () => undefined : muteContexts(isSilent),
    muteElements(isSilent),
  ]
  const speech = window.speechSynthesis as SpeechSynthesis | undefined
  const speak = speech?.speak.bind(speech)
  if (speech && speak)
    Object.defineProperty(speech, 'speak', {
      value: (utterance: SpeechSynthesisUtterance) => {
        if (!silent) speak(utterance)
      },
      configurable: true,
    })
  return (value) => {
    silent = value
    for (const update of updates) update()
    if (silent) speech?.cancel()
  }
}
