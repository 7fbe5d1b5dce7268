import type { Secret } from '@saha/machines/auth'
import type { Port } from '@saha/machines/port'
import {
  createVideoGenerationMachine,
  selectVideoStatus,
  videoDelays,
  type VideoGenerationPorts,
} from '@saha/machines/video-generation'
import { createActor, fromTransition } from 'xstate'
import { encodeBase64 } from '../../../adapters/gemini/base64.ts'
import { clearKey, hasKey, keyPicker } from '../../../adapters/gemini/own-key.ts'
import { endVideo, pollVideo, startVideo, videoFor } from '../../../adapters/gemini/video-generation.ts'
import { shareUse, type EndUse } from '../../../adapters/storage/shared-use.ts'
import { videoJob } from '../../../adapters/storage/video-job.ts'
import { makeOpening } from '../pictures/opening.ts'
import type { Draft } from './draft.ts'
import { changeShelf, emptyShelf } from './shelf.ts'
import { createDeferred } from '../../../platform/deferred.ts'

/** The portal's own dialog for a key: whether it is open, and what was given in it. */
function keyDialog() {
  const dialog = createActor(
    fromTransition((_, { open }: { type: 'ask'; open: boolean }) => open, false),
  ).start()
  let answer: (key: Secret | null) => void = () => {}
  const ask: Port<void, Secret | null> = (_, signal) => {
    const { promise, resolve, reject } = createDeferred<Secret | null>()
    answer = resolve
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    dialog.send({ type: 'ask', open: true })
    return promise.finally(() => dialog.send({ type: 'ask', open: false }))
  }
  return { dialog, ask, give: (key: Secret) => answer(key) }
}

const neverStopped = new AbortController().signal

/** A job that this tab follows, and its use of it, which other tabs may share. */
interface Following {
  readonly operation: string
  readonly endUse: EndUse
}

const follow = (operation: string): Following => ({ operation, endUse: shareUse(`saha.video.${operation}`) })

/** Has the service end a video and forget it, unless another tab follows it. Nobody waits for that. */
const giveUp = ({ operation, endUse }: Following): void =>
  void endVideo({ operation, alone: endUse() }, neverStopped).catch(() => {})

/** Starts what makes videos, and goes on with the one that was being made before a reload. */
export function startVideoWork() {
  const kept = videoJob.get()
  const isStale = kept !== null && Date.now() - kept.since > videoDelays.limit
  const shelf = createActor(
    fromTransition(changeShelf, {
      ...emptyShelf,
      order: isStale ? null : kept,
      stale: isStale ? kept : null,
    }),
  ).start()
  const { dialog, ask, give } = keyDialog()
  const opening = makeOpening()
  let following = kept === null ? null : follow(kept.operation)
  let asked = Date.now()

  const poll: VideoGenerationPorts['poll'] = async (input, signal) => {
    try {
      return await pollVideo(input, signal)
    } finally {
      asked = Date.now()
    }
  }
  const maker = createActor(
    createVideoGenerationMachine({
      hasKey,
      selectKey: keyPicker(ask),
      clearKey,
      start: startVideo,
      poll,
      video: videoFor((blob) => {
        const { order } = shelf.getSnapshot().context
        const id = maker.getSnapshot().context.operation ?? String(Date.now())
        if (order) shelf.send({ type: 'made', video: { id, prompt: order.prompt, ratio: order.ratio, blob } })
      }),
    }),
    { input: { operation: isStale ? null : (kept?.operation ?? null) } },
  )
  maker.on('pickerUnavailable', () => shelf.send({ type: 'keyNews', news: 'unavailable' }))
  maker.on('operationChanged', ({ operation }) => {
    const { order } = shelf.getSnapshot().context
    if (following?.operation !== operation) {
      if (following !== null) giveUp(following)
      following = operation === null ? null : follow(operation)
    }
    if (operation === null || order === null) videoJob.remove()
    else videoJob.set({ ...order, operation })
  })
  opening.on('answered', ({ answer: { value } }) => {
    void encodeBase64(value.blob).then((imageBytes) =>
      shelf.send({ type: 'picture', picture: { ...value, imageBytes } }),
    )
  })
  maker.start()
  opening.start()

  // Timers of a page that is not seen run late.
  const page = new AbortController()
  const catchUp = () => {
    const isLate = Date.now() - asked > videoDelays.pollInterval
    if (document.visibilityState === 'visible' && isLate) maker.send({ type: 'video.check' })
  }
  document.addEventListener('visibilitychange', catchUp, { signal: page.signal })
  window.addEventListener('online', catchUp, { signal: page.signal })

  return {
    maker,
    shelf,
    opening,
    dialog,
    giveKey: give,
    takePicture: (file: File) => {
      opening.send({ type: 'request.submit', question: file })
    },
    selectKey: () => {
      shelf.send({ type: 'keyNews', news: null })
      maker.send({ type: 'key.select' })
    },
    clearKey: () => {
      maker.send({ type: 'key.clear' })
      shelf.send({ type: 'keyNews', news: 'forgotten' })
    },
    generate: ({ prompt, ratio }: Draft) => {
      const { picture } = shelf.getSnapshot().context
      const image = picture && { imageBytes: picture.imageBytes, mimeType: picture.blob.type }
      maker.send({ type: 'video.generate', prompt: prompt.trim(), image, aspectRatio: ratio })
      if (selectVideoStatus(maker.getSnapshot()) === 'initializing')
        shelf.send({ type: 'ordered', order: { prompt: prompt.trim(), ratio, since: Date.now() } })
    },
    /** Looks for a video from before a reload. */
    resumeStale: () => {
      const { stale } = shelf.getSnapshot().context
      if (stale === null) return
      shelf.send({ type: 'ordered', order: stale })
      maker.send({ type: 'video.resume', operation: stale.operation })
    },
    dropStale: () => {
      if (following !== null) giveUp(following)
      following = null
      videoJob.remove()
      shelf.send({ type: 'staleDone' })
    },
    /** Removes a video from the visit, and has the service forget it where it still holds it. */
    remove: (id: string) => {
      shelf.send({ type: 'remove', id })
      if (maker.getSnapshot().context.operation === id) maker.send({ type: 'video.discard' })
    },
    stop: () => {
      page.abort()
      for (const actor of [maker, shelf, opening, dialog]) actor.stop()
      void following?.endUse()
    },
  }
}

export type VideoWork = ReturnType<typeof startVideoWork>

/** Nobody gives a key on a page that they have left; a video that is being made goes on, for it is paid for. */
export const leaveVideoWork = ({ maker, shelf, opening }: VideoWork): void => {
  maker.send({ type: 'key.cancel' })
  opening.send({ type: 'request.reset' })
  shelf.send({ type: 'keyNews', news: null })
}
