import { describe, expect, it } from 'vitest'
import { audio, goAway, liveRig, steadyRig } from './live-chat.rig.ts'
import { selectLiveChatStatus, selectUnsaid } from './live-chat.selectors.ts'

type Rig = Awaited<ReturnType<typeof steadyRig>>

const cut = { type: 'session.failed', kind: 'network' } as const
const text = (...texts: string[]) => texts.map((each) => ({ type: 'text', text: each }))

/** The next session takes over. */
const takeOver = async (rig: Rig, breath = 250) => {
  await rig.advance(breath)
  await rig.openSession()
}

describe('liveChat: what is typed as the connection is cut', () => {
  it.each([['it broke', cut] as const, ['the service said goodbye', goAway] as const])(
    'goes to the next session when %s before anything was answered, in its order and once in the captions',
    async (_, end) => {
      const rig = await steadyRig()
      await rig.send({ type: 'text.send', text: 'Hello' }, { type: 'text.send', text: 'Are you there?' })
      await rig.tell('session', end)
      await rig.send({ type: 'text.send', text: 'Still?' })
      await takeOver(rig)
      expect(rig.hold('session').commands).toEqual(text('Hello', 'Are you there?', 'Still?'))
      expect(rig.snapshot.context.captions.map((caption) => caption.text)).toEqual([
        'Hello',
        'Are you there?',
        'Still?',
      ])
    },
  )

  it('goes to the one after the next when that breaks too', async () => {
    const rig = await steadyRig()
    await rig.send({ type: 'text.send', text: 'Hello' })
    await rig.tell('session', cut)
    await takeOver(rig)
    await rig.tell('session', cut)
    await takeOver(rig, 1000)
    expect(rig.hold('session').commands).toEqual(text('Hello'))
  })

  it('is not said again once a reply to it has begun', async () => {
    const rig = await steadyRig()
    await rig.tell('session', audio(1), { type: 'session.turnEnded' })
    await rig.send({ type: 'text.send', text: 'Hello' })
    await rig.tell('session', { type: 'session.said', reply: 2, text: 'Hi', final: false }, cut)
    await takeOver(rig)
    expect(rig.hold('session').commands).toEqual([])
  })

  it('is said again when only what was being answered before it went on', async () => {
    const rig = await steadyRig()
    await rig.tell('session', audio(1))
    await rig.send({ type: 'text.send', text: 'Hello' })
    await rig.tell('session', audio(1), cut)
    await takeOver(rig)
    expect(rig.hold('session').commands).toEqual(text('Hello'))
  })

  it('is given back when the conversation is over, failed or ended, until it is taken back', async () => {
    for (const end of [cut, { type: 'session.closed' }] as const) {
      const rig = await liveRig()
      await rig.send({ type: 'text.send', text: 'Hello' })
      await rig.tell('session', end)
      expect(selectLiveChatStatus(rig.snapshot)).not.toBe('connected')
      expect(selectUnsaid(rig.snapshot)).toEqual(['Hello'])
      await rig.send({ type: 'chat.connect' })
      await rig.send({ type: 'text.takeBack' })
      expect(selectUnsaid(rig.snapshot)).toEqual([])
    }
  })

  it('is given back when no other session begins', async () => {
    const rig = await steadyRig()
    await rig.send({ type: 'text.send', text: 'Hello' })
    await rig.tell('session', cut)
    await rig.send({ type: 'text.send', text: 'Still?' })
    await rig.advance(250)
    await rig.tell('session', { type: 'session.failed', kind: 'auth' })
    expect(selectLiveChatStatus(rig.snapshot)).toBe('error')
    expect(selectUnsaid(rig.snapshot)).toEqual(['Hello', 'Still?'])
  })

  it('is not given back to whoever hangs up before its answer; what was never sent is', async () => {
    const rig = await steadyRig()
    await rig.send({ type: 'text.send', text: 'Bye' }, { type: 'chat.disconnect' })
    expect(selectUnsaid(rig.snapshot)).toEqual([])

    const between = await steadyRig()
    await between.tell('session', goAway)
    await between.send({ type: 'text.send', text: 'Wait' }, { type: 'chat.disconnect' })
    expect(selectUnsaid(between.snapshot)).toEqual(['Wait'])
  })
})
