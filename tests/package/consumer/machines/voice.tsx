import { createMicrophone, createSpeaker, openSocket } from '@saha/machines/adapters'
import workletUrl from '@saha/machines/adapters/audio-worklet?worker&url'
import { createLiveChatMachine } from '@saha/machines/live-chat'
import { useLiveChat } from '@saha/machines/react'
import { texts } from './texts.ts'

const machine = createLiveChatMachine({
  microphone: createMicrophone(workletUrl),
  speaker: createSpeaker(workletUrl),
  session: async ({ signal, send, receive }) => {
    const socket = await openSocket('wss://voice.example/', {
      signal,
      onMessage: (message) => {
        if (typeof message !== 'string') return send({ type: 'session.audio', reply: 1, chunk: message })
        return send(JSON.parse(message))
      },
      onEnd: (error) =>
        send(error ? { type: 'session.failed', kind: error.kind } : { type: 'session.closed' }),
    })
    receive((command) =>
      socket.send(command.type === 'audio' ? command.chunk : JSON.stringify({ ...command })),
    )
    send({ type: 'session.ready' })
    return socket.close
  },
})

/** Talks to a model over a socket. */
export function Voice() {
  const { status, speaking, captions, failure, connect, disconnect } = useLiveChat(machine)
  return (
    <section aria-busy={speaking}>
      {status === 'connected' ? (
        <button type="button" onClick={disconnect}>
          {texts.hangUp}
        </button>
      ) : (
        <button type="button" onClick={() => connect()}>
          {texts.connect}
        </button>
      )}
      <output>{captions.map(({ text }) => text).join(' ')}</output>
      {failure && <p role="alert">{`${texts.failed}: ${failure.code}`}</p>}
    </section>
  )
}
