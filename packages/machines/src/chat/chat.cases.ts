import type { MachineCases } from '../testing/cases.ts'
import { isComplete } from '../shared/question.ts'
import type { ChatContext, ChatEvent, ChatInput, ChatResources } from './chat.types.ts'

/** Everything that can happen to the chat machine. */
export const chatCases = {
  inputs: [
    { model: 'flash', messages: [] },
    {
      model: 'flash',
      messages: [
        { role: 'user', text: 'Hi' },
        { role: 'model', text: 'Hel', ending: 'streaming', failure: null },
      ],
    },
  ],
  events: {
    'chat.send': [{ text: 'Why?' }, { text: ' \n' }],
    'chat.retry': [{}],
    'chat.edit': [
      { index: 0, text: 'How?' },
      { index: 0, text: ' ' },
      { index: 1, text: 'Not mine' },
      { index: -1, text: 'Nowhere' },
      { index: Number.NaN, text: 'Nowhere' },
    ],
    'chat.clear': [{}],
    'model.change': [{ model: 'pro' }, { model: 'flash' }],
    'reply.stop': [{}],
    'reply.delta': [{ text: 'Be' }, { text: '' }],
    'reply.done': [{ cutOff: false }, { cutOff: true }],
    'reply.failed': [{ kind: 'network' }, { kind: 'interrupted' }],
  },
  ports: {},
  resources: {
    reply: { facts: ['reply.delta', 'reply.done', 'reply.failed'] },
  },
  // What the guards ask: is the last thing said the visitor's, has a reply come, is an edit one of theirs?
  knows: ({ model, messages }: ChatContext) => {
    const last = messages.at(-1)
    return [model, messages[0]?.role, messages[1]?.role, { ...last, text: last && isComplete(last.text) }]
  },
  home: (snapshot) => snapshot.matches('idle'),
} satisfies MachineCases<ChatEvent, object, ChatInput, keyof ChatResources>
