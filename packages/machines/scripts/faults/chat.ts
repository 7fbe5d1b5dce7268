import type { Fault } from './fault.ts'

export const chat: readonly Fault[] = [
  {
    what: 'another model goes on with the chat of the one before',
    file: 'chat/chat.machine.ts',
    from: "actions: ['clear', { type: 'changeModel', params: modelOf }],",
    to: "actions: [{ type: 'changeModel', params: modelOf }],",
  },
  {
    what: 'choosing the same model again clears the chat',
    file: 'chat/chat.setup.ts',
    from: 'model !== context.model',
    to: "model !== '' || context.model === model",
  },
  {
    what: 'a failure throws away what had come',
    file: 'chat/messages.ts',
    from: "({ ending: 'failed', failure })",
    to: "({ text: '', ending: 'failed', failure })",
  },
  {
    what: 'a stopped reply looks whole',
    file: 'chat/chat.setup.ts',
    from: "'stopped')",
    to: "'whole')",
  },
  {
    what: 'a reply of nothing is shown as one',
    file: 'chat/chat.setup.ts',
    from: '!isComplete(context.messages.at(-1)?.text)',
    to: 'context.messages.length === 0',
  },
  {
    what: 'asking anew keeps the failed reply',
    file: 'chat/messages.ts',
    from: 'say(messages.slice(0, index), text)',
    to: 'say(messages.slice(0, index + 1), text)',
  },
  {
    what: 'a piece does not give the next one time',
    file: 'chat/chat.machine.ts',
    from: "target: '.receiving',\n",
    to: "target: '.waiting',\n",
  },
  {
    what: 'the model is shown blank turns',
    file: 'chat/messages.ts',
    from: ".filter(({ text }) => text.trim() !== '')",
    to: '',
  },
  {
    what: 'a blank message is sent',
    file: 'chat/chat.machine.ts',
    from: "guard: { type: 'filled', params: textOf },\n",
    to: '',
  },
]
