import type { MachineFixtures } from '../testing/fixtures.ts'
import { isComplete } from '../internal/is-complete.ts'
import type { ChatContext, ChatEvent, ChatInput, ChatMessage, ChatResources } from './chat.types.ts'

/** Whether a message has earlier and later versions. The count is left out, because it grows with each retry. */
const listVersions = (message: ChatMessage | undefined) =>
  message?.role === 'model' && {
    before: Math.min(message.before?.length ?? 0, 2),
    after: Math.min(message.after?.length ?? 0, 2),
  }

/** Inputs, events and resource events of the chat machine. */
export const chatFixtures = {
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
    'chat.send': [
      { text: 'Why?' },
      { text: 'What is it?', files: [{ id: '1', name: 'cat.png', type: 'image/png', size: 9 }] },
      { text: ' \n' },
    ],
    'chat.retry': [{}],
    'chat.edit': [
      { index: 0, text: 'How?' },
      { index: 0, text: ' ' },
      { index: 1, text: 'Not mine' },
      { index: -1, text: 'Nowhere' },
      { index: Number.NaN, text: 'Nowhere' },
    ],
    'version.show': [
      { index: 1, version: 0 },
      { index: 1, version: 1 },
      { index: 0, version: 0 },
      { index: 1, version: -1 },
      { index: Number.NaN, version: Number.NaN },
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
    reply: { events: ['reply.delta', 'reply.done', 'reply.failed'] },
  },
  // Everything the guards read: the last role, whether there is a reply, editable messages, and versions.
  relevantContext: ({ model, messages }: ChatContext) => [
    model,
    messages[0]?.role,
    listVersions(messages[1]),
    { ...messages.at(-1), text: isComplete(messages.at(-1)?.text), ...listVersions(messages.at(-1)) },
  ],
  isHome: (snapshot) => snapshot.matches('idle'),
} satisfies MachineFixtures<ChatEvent, object, ChatInput, keyof ChatResources>
