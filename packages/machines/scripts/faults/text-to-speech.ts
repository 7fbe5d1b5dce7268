import type { Fault } from './fault.ts'

export const textToSpeech: readonly Fault[] = [
  {
    what: 'a blank text is said',
    file: 'text-to-speech/text-to-speech.machine.ts',
    from: "guard: { type: 'filled', params: requestOf },\n",
    to: '',
  },
  {
    what: 'pressing twice makes it twice',
    file: 'text-to-speech/text-to-speech.machine.ts',
    from: "'speech.generate': { guard: { type: 'sameRequest', params: requestOf } },",
    to: '',
  },
  {
    what: 'another voice plays what is there',
    file: 'text-to-speech/text-to-speech.setup.ts',
    from: ' && one.voice === other.voice',
    to: '',
  },
  {
    what: 'the indicator is on before anything is heard',
    file: 'text-to-speech/text-to-speech.machine.ts',
    from: "description: 'Nothing is heard yet',",
    to: "description: 'Nothing is heard yet', tags: ['sounding'],",
  },
  {
    what: 'replaying lets the voice go on where it is',
    file: 'text-to-speech/text-to-speech.machine.ts',
    from: "{ target: 'playing', reenter: true }",
    to: '{}',
  },
  {
    what: 'a sound that never comes is waited for',
    file: 'text-to-speech/text-to-speech.machine.ts',
    from: "          after: {\n            playbackPatience: {\n              target: '#textToSpeech.idle',\n              actions: { type: 'fail', params: timedOutAs('playback') },\n            },\n          },\n",
    to: '',
  },
  {
    what: 'the old speech stays while another is made',
    file: 'text-to-speech/text-to-speech.setup.ts',
    from: '({ request, speech: null, failure: null })',
    to: '({ request, failure: null })',
  },
  {
    what: 'the failure stays when it is played again',
    file: 'text-to-speech/text-to-speech.machine.ts',
    from: "guard: 'made', target: 'playing', actions: 'forgetFailure'",
    to: "guard: 'made', target: 'playing'",
  },
]
