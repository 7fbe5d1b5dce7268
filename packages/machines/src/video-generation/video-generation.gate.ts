import { failedAs } from '../port/index.ts'
import { namedOf } from './video-generation.params.ts'
import { videoGenerationSetup } from './video-generation.setup.ts'

/** The part of the chart that keeps visitors out until they have selected a key of their own. */
export const gateState = videoGenerationSetup.createStateConfig({
  description: 'The visitor needs a key of their own',
  initial: 'checking',
  on: {
    'video.resume': {
      guard: { type: 'named', params: namedOf },
      actions: { type: 'useOperation', params: namedOf },
    },
  },
  states: {
    checking: {
      description: 'Nobody knows yet whether a key is selected',
      invoke: {
        id: 'hasKey',
        src: 'hasKey',
        onDone: [
          {
            guard: { type: 'keyThere', params: ({ event }) => ({ there: event.output }) },
            target: 'open',
          },
          { target: 'required' },
        ],
        onError: { target: 'required' },
      },
    },
    required: {
      description: 'The notice is shown with the button that selects a key',
      on: { 'key.select': { target: 'selecting', actions: 'forgetWarning' } },
    },
    selecting: {
      description: 'The key picker is open',
      on: { 'key.cancel': { target: 'required' } },
      invoke: {
        id: 'selectKey',
        src: 'selectKey',
        // A key that was just selected is believed: asking whether it is there may lag behind.
        onDone: [
          {
            guard: { type: 'selected', params: ({ event }) => ({ selection: event.output }) },
            target: 'open',
            actions: 'forgetFailure',
          },
          {
            guard: { type: 'pickerUnavailable', params: ({ event }) => ({ selection: event.output }) },
            target: 'required',
            actions: 'tellPickerUnavailable',
          },
          { target: 'required' },
        ],
        onError: {
          target: 'required',
          actions: { type: 'warn', params: failedAs('key-selection') },
        },
      },
    },
    forgetting: {
      description: 'The key is being forgotten',
      invoke: {
        id: 'forgetKey',
        src: 'forgetKey',
        onDone: { target: 'required' },
        onError: { target: 'required' },
      },
    },
    open: {
      description: 'A key is selected: an interrupted job goes on',
      always: [
        { guard: 'jobKnown', target: '#videoGeneration.job.polling', actions: 'drop' },
        { target: '#videoGeneration.ready' },
      ],
    },
  },
})
