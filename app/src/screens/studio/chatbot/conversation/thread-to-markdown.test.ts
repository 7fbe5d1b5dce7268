import { describe, expect, it } from 'vitest'
import { createThread, type Thread } from '../../../../adapters/library/thread.ts'
import { threadToMarkdown } from './thread-to-markdown.ts'

const thread: Thread = {
  ...createThread('flash'),
  messages: [
    { role: 'user', text: 'Why?\nAnd how?' },
    { role: 'model', text: '**Because.**\n', ending: 'whole', failure: null },
    { role: 'user', text: 'Go on' },
    { role: 'model', text: 'It', ending: 'stopped', failure: null },
    { role: 'user', text: 'Again' },
    { role: 'model', text: '', ending: 'failed', failure: { code: 'reply', kind: 'network' } },
  ],
}

describe('threadToMarkdown', () => {
  it('names the speakers and marks incomplete replies', () => {
    const words = {
      you: 'You',
      assistant: 'Assistant',
      ending: (message: Thread['messages'][number]) =>
        message.role === 'model' && message.ending !== 'whole' ? message.ending : null,
    }
    expect(threadToMarkdown(thread, words)).toBe(
      [
        '# Why?',
        '## You',
        'Why?\nAnd how?',
        '## Assistant',
        '**Because.**',
        '## You',
        'Go on',
        '## Assistant',
        'It',
        '_stopped_',
        '## You',
        'Again',
        '## Assistant',
        '_failed_\n',
      ].join('\n\n'),
    )
  })
})
