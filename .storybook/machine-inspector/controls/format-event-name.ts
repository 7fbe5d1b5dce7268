import { parseTrigger, formatTrigger } from '../../../packages/machines/src/testing/diagram.ts'

/** How an event is called in the chart: an answer by its port, a timer by its delay. */
export const formatEventName = (type: string) =>
  type.startsWith('xstate.') && type !== 'xstate.init' ? formatTrigger(parseTrigger(type)) : type
