import { describe, expect, it } from 'vitest'
import { audio, goAway, startLive, startStable } from './live-chat.harness.ts'
import { selectLiveChatStatus, selectUndelivered } from './live-chat.selectors.ts'

type Harness = Awaited<ReturnType<typeof startStable>>

const cut = { type: 'session.failed', kind: 'network' } as const
const text = (...texts: string[]) => texts.map((each) => ({ type: 'text', text: each }))

/** Lets the next session replace the current one. */
const replaceSession = async (harness: Harness, delay = 250) => {
  await harness.advance(delay)
  await harness.openSession()
}

describe('liveChat: text typed as the connection is lost', () => {
  it.each([['it was lost', cut] as const, ['the service sent goAway', goAway] as const])(
    'goes to the next session when %s before a reply, in order and captioned once',
    async (_, end) => {
      const harness = await startStable()
      await harness.send({ type: 'text.send', text: 'Hello' }, { type: 'text.send', text: 'Are you there?' })
      await harness.sendFrom('session', end)
      await harness.send({ type: 'text.send', text: 'Still?' })
      await replaceSession(harness)
      expect(harness.hold('session').commands).toEqual(text('Hello', 'Are you there?', 'Still?'))
      expect(harness.snapshot.context.captions.map((caption) => caption.text)).toEqual([
        'Hello',
        'Are you there?',
        'Still?',
      ])
    },
  )

  it('goes to the session after the next if that is lost too', async () => {
    const harness = await startStable()
    await harness.send({ type: 'text.send', text: 'Hello' })
    await harness.sendFrom('session', cut)
    await replaceSession(harness)
    await harness.sendFrom('session', cut)
    await replaceSession(harness, 1000)
    expect(harness.hold('session').commands).toEqual(text('Hello'))
  })

  it('is not sent again once a reply to it has started', async () => {
    const harness = await startStable()
    await harness.sendFrom('session', audio(1), { type: 'session.turnEnded' })
    await harness.send({ type: 'text.send', text: 'Hello' })
    await harness.sendFrom('session', { type: 'session.said', reply: 2, text: 'Hi', final: false }, cut)
    await replaceSession(harness)
    expect(harness.hold('session').commands).toEqual([])
  })

  it('is sent again if only an earlier reply continued', async () => {
    const harness = await startStable()
    await harness.sendFrom('session', audio(1))
    await harness.send({ type: 'text.send', text: 'Hello' })
    await harness.sendFrom('session', audio(1), cut)
    await replaceSession(harness)
    expect(harness.hold('session').commands).toEqual(text('Hello'))
  })

  it('is returned when the conversation ends or fails, until it is cleared', async () => {
    for (const end of [cut, { type: 'session.closed' }] as const) {
      const harness = await startLive()
      await harness.send({ type: 'text.send', text: 'Hello' })
      await harness.sendFrom('session', end)
      expect(selectLiveChatStatus(harness.snapshot)).not.toBe('connected')
      expect(selectUndelivered(harness.snapshot)).toEqual(['Hello'])
      await harness.send({ type: 'chat.connect' })
      await harness.send({ type: 'undelivered.clear' })
      expect(selectUndelivered(harness.snapshot)).toEqual([])
    }
  })

  it('is returned when no other session opens', async () => {
    const harness = await startStable()
    await harness.send({ type: 'text.send', text: 'Hello' })
    await harness.sendFrom('session', cut)
    await harness.send({ type: 'text.send', text: 'Still?' })
    await harness.advance(250)
    await harness.sendFrom('session', { type: 'session.failed', kind: 'auth' })
    expect(selectLiveChatStatus(harness.snapshot)).toBe('error')
    expect(selectUndelivered(harness.snapshot)).toEqual(['Hello', 'Still?'])
  })

  it('is not returned after Disconnect, except what was never sent', async () => {
    const harness = await startStable()
    await harness.send({ type: 'text.send', text: 'Bye' }, { type: 'chat.disconnect' })
    expect(selectUndelivered(harness.snapshot)).toEqual([])

    const betweenSessions = await startStable()
    await betweenSessions.sendFrom('session', goAway)
    await betweenSessions.send({ type: 'text.send', text: 'Wait' }, { type: 'chat.disconnect' })
    expect(selectUndelivered(betweenSessions.snapshot)).toEqual(['Wait'])
  })
})
