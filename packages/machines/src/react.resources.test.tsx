import { useActorRef, useSelector } from '@xstate/react'
import { createElement, StrictMode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createLiveChatMachine, selectLiveChatStatus } from './live-chat/index.ts'
import type {
  LiveChatSettings,
  MicrophoneEvent,
  SessionCommand,
  SessionEvent,
  SessionInput,
  SpeakerCommand,
  SpeakerEvent,
} from './live-chat/index.ts'
import { fakeResource } from './testing/fakes/fake-resource.ts'
import { createTranscriptionMachine, selectTranscriptionStatus } from './transcription/index.ts'
import type { RecorderCommand, RecorderEvent, RecorderInput } from './transcription/index.ts'

const LiveChat = ({ machine }: { machine: ReturnType<typeof createLiveChatMachine> }) => {
  const chat = useActorRef(machine)
  const status = useSelector(chat, selectLiveChatStatus)
  return createElement('button', { onClick: () => chat.send({ type: 'chat.connect' }) }, status)
}

test('unmounting a conversation releases all its resources, late grants included', async () => {
  const microphone = fakeResource<LiveChatSettings, MicrophoneEvent>()
  const speaker = fakeResource<LiveChatSettings, SpeakerEvent, SpeakerCommand>()
  const session = fakeResource<SessionInput, SessionEvent, SessionCommand>()
  const machine = createLiveChatMachine({
    microphone: microphone.open,
    speaker: speaker.open,
    session: session.open,
  })
  const screen = await render(createElement(StrictMode, null, createElement(LiveChat, { machine })))
  await expect.element(screen.getByRole('button')).toHaveTextContent('disconnected')
  expect(microphone.holds).toEqual([])

  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button')).toHaveTextContent('connecting')
  const [mic, sound] = [microphone.holds[0]!, speaker.holds[0]!]
  mic.grant()
  mic.send({ type: 'microphone.ready' })
  sound.grant()
  sound.send({ type: 'speaker.ready' })
  await expect.poll(() => session.holds.length).toBe(1)

  await screen.unmount()
  session.holds[0]!.grant()
  await expect.poll(() => session.holds[0]!.phase).toBe('closed')
  for (const { holds } of [microphone, speaker, session])
    expect(holds.map(({ closes }) => closes)).toEqual([1])
})

const Transcription = ({ machine }: { machine: ReturnType<typeof createTranscriptionMachine> }) => {
  const transcription = useActorRef(machine)
  const status = useSelector(transcription, selectTranscriptionStatus)
  return createElement('button', { onClick: () => transcription.send({ type: 'record.start' }) }, status)
}

test('unmounting a recording releases the microphone', async () => {
  const recorder = fakeResource<RecorderInput, RecorderEvent, RecorderCommand>()
  const machine = createTranscriptionMachine({
    recorder: recorder.open,
    transcribe: async () => ({ value: '', cutOff: false }),
  })
  const screen = await render(createElement(StrictMode, null, createElement(Transcription, { machine })))
  await screen.getByRole('button').click()
  recorder.holds[0]!.grant()
  recorder.holds[0]!.send({ type: 'recorder.ready' })
  await expect.element(screen.getByRole('button')).toHaveTextContent('recording')
  await screen.unmount()
  expect(recorder.holds.map(({ closes }) => closes)).toEqual([1])
})
