import { PortError } from '../port/index.ts'
import type { MachineFixtures } from '../testing/fixtures.ts'
import type { SpeechEvent, SpeechPorts, SpeechResources } from './text-to-speech.types.ts'

/** Inputs, events and port results of the text-to-speech machine. */
export const textToSpeechFixtures = {
  inputs: [undefined],
  events: {
    'speech.generate': [
      { text: 'Hello', voice: 'Kore' },
      { text: 'Hello', voice: 'Puck' },
      { text: ' \n', voice: 'Kore' },
    ],
    'speech.stop': [{}],
    'speech.replay': [{}],
    'playback.started': [{}],
    'playback.ended': [{}],
    'playback.failed': [{ kind: 'permission' }],
  },
  ports: {
    generateSpeech: {
      resolves: [
        { bytes: new Uint8Array([1, 2]), mimeType: 'audio/wav' },
        { bytes: new Uint8Array(), mimeType: 'audio/wav' },
      ],
      rejects: [new PortError('empty', 'OTHER'), new PortError('network', 'offline'), 'odd'],
    },
  },
  resources: {
    playback: {
      events: ['playback.started', 'playback.ended', 'playback.failed'],
    },
  },
  isHome: (snapshot) => snapshot.matches('idle'),
} satisfies MachineFixtures<SpeechEvent, SpeechPorts, undefined, keyof SpeechResources>
