import type { Secret } from '@saha/machines/auth'
import type { Port } from '@saha/machines/port'
import {
  createVideoGenerationMachine,
  selectVideoStatus,
  videoDelays,
  type VideoGenerationPorts,
} from '@saha/machines/video-generation'
import { createActor } from 'xstate'
import { encodeBase64 } from '../../../adapters/gemini/media/base64.ts'
import { clearKey, hasKey, createKeyPicker } from '../../../adapters/gemini/client/user-api-key.ts'
import {
  cancelVideo,
  pollVideo,
  startVideo,
  createVideoLoader,
} from '../../../adapters/gemini/video/video-generation.ts'
import { holdSharedLock, type ReleaseSharedLock } from '../../../adapters/storage/shared-lock.ts'
import { videoJob } from '../../../adapters/storage/video-job.ts'
import type { Session } from '../../../features/session/session.tsx'
import { createEntry, type Files } from '../../../adapters/library/entry.ts'
import type { OpenedEntry } from '../shared/history/history.ts'
import { getLibrary } from '../shared/history/library.ts'
import { createReducerStore } from '../shared/reducer-store.ts'
import { createImageLoader } from '../shared/images/image-loader.ts'
import type { Draft } from './video-generation.draft.ts'
import { videoFile, videoKind } from './stored-video.ts'
import { videoGenerationReducer, initialState } from './video-generation.state.ts'
import { createDeferred } from '../../../platform/deferred.ts'
import { createStore } from '../../../platform/store.ts'

/** The portal's key dialog: its open state and its result. */
function keyDialog() {
  const isOpen = createStore(false)
  let answer: (key: Secret | null) => void = () => {}
  const ask: Port<void, Secret | null> = (_, signal) => {
    const { promise, resolve, reject } = createDeferred<Secret | null>()
    answer = resolve
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    isOpen.set(true)
    return promise.finally(() => isOpen.set(false))
  }
  return { isOpen, ask, submit: (key: Secret) => answer(key) }
}

const neverAborted = new AbortController().signal

/** A job of this tab and its shared lock, which other tabs may hold too. */
interface FollowedJob {
  readonly operation: string
  readonly endUse: ReleaseSharedLock
}

const followJob = (operation: string): FollowedJob => ({
  operation,
  endUse: holdSharedLock(`saha.video.${operation}`),
})

/** Cancels and deletes a job at the service, unless another tab follows it. Fire and forget. */
const abandon = ({ operation, endUse }: FollowedJob): void =>
  void cancelVideo({ operation, alone: endUse() }, neverAborted).catch(() => {})

/** Creates and starts the actors, and resumes the job from before a reload. */
export function createVideoGenerationActors(session: Session) {
  const library = getLibrary(session)
  const storedJob = videoJob.get()
  const isStale = storedJob !== null && Date.now() - storedJob.since > videoDelays.limit
  const store = createReducerStore(videoGenerationReducer, {
    ...initialState,
    order: isStale ? null : storedJob,
    stale: isStale ? storedJob : null,
  })
  const { isOpen, ask, submit } = keyDialog()
  const fileLoader = createImageLoader()
  let followedJob = storedJob === null ? null : followJob(storedJob.operation)
  let lastPollAt = Date.now()

  const poll: VideoGenerationPorts['poll'] = async (input, signal) => {
    try {
      return await pollVideo(input, signal)
    } finally {
      lastPollAt = Date.now()
    }
  }
  const generation = createActor(
    createVideoGenerationMachine({
      hasKey,
      selectKey: createKeyPicker(ask),
      clearKey,
      start: startVideo,
      poll,
      video: createVideoLoader((blob) => {
        const { order } = store.get()
        if (!order) return
        const { prompt, ratio } = order
        const { operation } = generation.getSnapshot().context
        const files: Files = new Map([[videoFile, blob]])
        const entry = createEntry({ tool: videoKind.tool, data: { prompt, ratio }, files })
        void library.keep(entry, files)
        store.send({ type: 'made', video: { id: entry.id, operation, prompt, ratio, blob } })
      }),
    }),
    { input: { operation: isStale ? null : (storedJob?.operation ?? null) } },
  )
  generation.on('pickerUnavailable', () => store.send({ type: 'keyStatus', status: 'unavailable' }))
  generation.on('operationChanged', ({ operation }) => {
    const { order } = store.get()
    if (followedJob?.operation !== operation) {
      if (followedJob !== null) abandon(followedJob)
      followedJob = operation === null ? null : followJob(operation)
    }
    if (operation === null || order === null) videoJob.remove()
    else videoJob.set({ ...order, operation })
  })
  fileLoader.on('answered', ({ answer: { value } }) => {
    void encodeBase64(value.blob).then((imageBytes) =>
      store.send({ type: 'firstFrameChanged', firstFrame: { ...value, imageBytes } }),
    )
  })
  generation.start()
  fileLoader.start()

  const leaveRemoved = (ids: readonly string[]): void => {
    const { operation } = generation.getSnapshot().context
    const removed = store.get().videos.filter(({ id }) => ids.includes(id))
    for (const { id } of removed) store.send({ type: 'remove', id })
    if (operation !== null && removed.some((video) => video.operation === operation))
      generation.send({ type: 'video.discard' })
  }

  // Timers of hidden pages are throttled, so the job is checked when the page is shown or online again.
  const page = new AbortController()
  const checkIfLate = () => {
    const isLate = Date.now() - lastPollAt > videoDelays.pollInterval
    if (document.visibilityState === 'visible' && isLate) generation.send({ type: 'video.check' })
  }
  document.addEventListener('visibilitychange', checkIfLate, { signal: page.signal })
  window.addEventListener('online', checkIfLate, { signal: page.signal })

  return {
    generation,
    store,
    fileLoader,
    isKeyDialogOpen: isOpen,
    submitKey: submit,
    loadFirstFrame: (file: File) => {
      fileLoader.send({ type: 'request.submit', question: file })
    },
    selectKey: () => {
      store.send({ type: 'keyStatus', status: null })
      generation.send({ type: 'key.select' })
    },
    clearKey: () => {
      generation.send({ type: 'key.clear' })
      store.send({ type: 'keyStatus', status: 'forgotten' })
    },
    generate: ({ prompt, ratio }: Draft) => {
      const { firstFrame } = store.get()
      const image = firstFrame && { imageBytes: firstFrame.imageBytes, mimeType: firstFrame.blob.type }
      generation.send({ type: 'video.generate', prompt: prompt.trim(), image, aspectRatio: ratio })
      if (selectVideoStatus(generation.getSnapshot()) === 'initializing')
        store.send({ type: 'ordered', order: { prompt: prompt.trim(), ratio, since: Date.now() } })
    },
    /** Resumes the job from before a reload. */
    resumeStale: () => {
      const { stale } = store.get()
      if (stale === null) return
      store.send({ type: 'ordered', order: stale })
      generation.send({ type: 'video.resume', operation: stale.operation })
    },
    dropStale: () => {
      if (followedJob !== null) abandon(followedJob)
      followedJob = null
      videoJob.remove()
      store.send({ type: 'staleDone' })
    },
    /** Shows a stored video. */
    open: ({ entry: { id }, data, files }: OpenedEntry<Draft>) => {
      const blob = files.get(videoFile)
      if (blob) store.send({ type: 'made', video: { ...data, id, operation: null, blob } })
    },
    /** Removes a video from the session and the library, and from the service if it still has it. */
    remove: (id: string) => {
      leaveRemoved([id])
      void library.remove([id])
    },
    leaveRemoved,
    stop: () => {
      page.abort()
      for (const actor of [generation, fileLoader]) actor.stop()
      void followedJob?.endUse()
    },
  }
}

export type VideoGenerationActors = ReturnType<typeof createVideoGenerationActors>

/** Cancels the key dialog; a running job continues, because it is paid for. */
export const leaveVideoGeneration = ({ generation, store, fileLoader }: VideoGenerationActors): void => {
  generation.send({ type: 'key.cancel' })
  fileLoader.send({ type: 'request.reset' })
  store.send({ type: 'keyStatus', status: null })
}
