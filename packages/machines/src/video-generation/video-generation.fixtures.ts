import { PortError } from '../port/index.ts'
import type { MachineFixtures } from '../testing/fixtures.ts'
import type {
  VideoGenerationEvent,
  VideoGenerationInput,
  VideoGenerationPorts,
  VideoGenerationResources,
  VideoOperation,
} from './video-generation.types.ts'

const notFound = new Error('{"error":{"code":404,"message":"Requested entity was not found."}}')
const offline = new PortError('network', 'offline')
const finished: VideoOperation = {
  name: 'op1',
  done: true,
  response: { generatedVideos: [{ video: { uri: 'https://files.example/v1' } }] },
}

/** Inputs, events and port results of the video generation machine. */
export const videoGenerationFixtures = {
  inputs: [{ operation: null }, { operation: 'op0' }],
  events: {
    'key.select': [{}],
    'key.cancel': [{}],
    'key.clear': [{}],
    'video.generate': [
      { prompt: 'a cat', image: null, aspectRatio: '16:9' },
      { prompt: ' ', image: { imageBytes: 'AAAA', mimeType: 'image/png' }, aspectRatio: '9:16' },
      { prompt: ' ', image: null, aspectRatio: '16:9' },
    ],
    'video.resume': [{ operation: 'op0' }, { operation: ' ' }],
    'video.cancel': [{}],
    'video.check': [{}],
    'video.discard': [{}],
    'video.ready': [{ url: 'blob:1' }],
    'video.failed': [
      { kind: 'network', message: 'offline' },
      { kind: 'unknown', message: 'Requested entity was not found.' },
    ],
  },
  ports: {
    hasKey: { resolves: [true, false], rejects: ['odd'] },
    selectKey: { resolves: ['selected', 'dismissed', 'unavailable'], rejects: ['odd'] },
    clearKey: { resolves: [undefined], rejects: ['odd'] },
    start: {
      resolves: [{ name: 'op1' }, finished, {}, null as unknown as VideoOperation],
      rejects: [notFound, offline],
    },
    poll: {
      resolves: [
        { name: 'op1', metadata: { state: 'RUNNING' } },
        {},
        finished,
        { name: 'op1', done: true },
        { name: 'op1', done: true, error: { message: 'out of order' } },
        { name: 'op1', done: true, error: { message: 'Requested entity was not found.' } },
      ],
      rejects: [notFound, offline, new PortError('blocked', 'SAFETY'), new PortError('auth', '401')],
    },
  },
  resources: { video: { events: ['video.ready', 'video.failed'] } },
  isHome: (snapshot) => snapshot.matches('ready') && snapshot.context.operation === null,
} satisfies MachineFixtures<
  VideoGenerationEvent,
  VideoGenerationPorts,
  VideoGenerationInput,
  keyof VideoGenerationResources
>
