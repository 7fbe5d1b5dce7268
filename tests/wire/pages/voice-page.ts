import { createMicrophone, createRecorder, createSpeaker } from '@saha/machines/adapters'
// oxlint-disable-next-line import/default -- Vite makes the module that this names.
import workletUrl from '@saha/machines/adapters/audio-worklet?worker&url'
import { createLiveChatMachine, selectLiveChatStatus } from '@saha/machines/live-chat'
import { createActor, waitFor } from 'xstate'
import { liveSession } from '../../../app/src/adapters/gemini/live/live.ts'
import { geminiSettings } from '../../../app/src/adapters/gemini/client/config.ts'

/** Script of a page: a conversation and a recorder, without a screen. */
const chat = createActor(
  createLiveChatMachine({
    microphone: createMicrophone(workletUrl),
    speaker: createSpeaker(workletUrl),
    session: liveSession(geminiSettings),
  }),
)
chat.start()

type Status = ReturnType<typeof selectLiveChatStatus>
const until = async (status: Status) => {
  const snapshot = await waitFor(chat, (snapshot) =>
    [status, 'error'].includes(selectLiveChatStatus(snapshot)),
  )
  if (snapshot.context.failure)
    throw new Error(`The conversation failed: ${JSON.stringify(snapshot.context.failure)}`)
}

/** Talks until the model's audio plays, and hangs up. */
async function talk(): Promise<string> {
  chat.send({ type: 'chat.connect' })
  // The fake microphone beeps and would interrupt.
  chat.send({ type: 'chat.mute' })
  await until('connected')
  chat.send({ type: 'text.send', text: 'Good morning' })
  await waitFor(chat, (snapshot) => snapshot.hasTag('speaking'))
  chat.send({ type: 'chat.disconnect' })
  return chat
    .getSnapshot()
    .context.captions.map(({ text }) => text)
    .join(' ')
}

/** Connects and hangs up repeatedly; every second time during connecting. */
async function connect(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    chat.send({ type: 'chat.connect' })
    // Each time a little later: before and after the microphone is available.
    if (time % 2 === 0) await until('connected')
    else for (let turn = 0; turn < time; turn += 1) await Promise.resolve()
    chat.send({ type: 'chat.disconnect' })
  }
}

/** Records ten levels, or 400 ms. @returns the size of the clip */
async function record(): Promise<number> {
  const scope = new AbortController()
  const size = await new Promise<number>((resolve, reject) => {
    let finish = () => {}
    let levels = 0
    createRecorder()({
      input: { microphone: null },
      signal: scope.signal,
      receive: (listener) => (finish = () => listener({ type: 'finish' })),
      send: (event) => {
        if (event.type === 'recorder.level' && ++levels === 10) finish()
        if (event.type === 'recorder.clip') resolve(event.clip.size)
        if (event.type === 'recorder.failed') reject(new Error(event.kind))
      },
    }).catch(reject)
  })
  scope.abort()
  return size
}

export const voice = { talk, connect, record }
Object.assign(window, { voice })
