import { parseTrigger, formatTrigger } from '../../../packages/machines/src/testing/documentation/diagram.ts'

/** Returns the event's name in the chart: the port for its results, the delay for timers. */
export const formatEventName = (type: string) =>
  type.startsWith('xstate.') && type !== 'xstate.init' ? formatTrigger(parseTrigger(type)) : type
