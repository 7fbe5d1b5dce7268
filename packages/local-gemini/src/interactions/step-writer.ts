import { randomUUID } from 'node:crypto'
import type { Part } from '../schema/generate-request.ts'

/** Event of a stream: its type and its fields. */
export type StepEvent = readonly [type: string, fields: object]

type StepType = 'thought' | 'model_output' | 'function_call'

/** Collects the parts of a reply into steps, and returns the events that announce them. */
export class StepWriter {
  /** Complete steps, and the current one. */
  readonly steps: object[] = []
  #open: StepType | null = null
  #text = ''

  /** Adds a part. @returns its events */
  add(part: Part): StepEvent[] {
    if (part.functionCall !== undefined) return this.#addCall(part.functionCall)
    const type: StepType = part.thought === true ? 'thought' : 'model_output'
    const events: StepEvent[] = []
    if (this.#open !== type) {
      events.push(...this.finish(), ['step.start', { index: this.steps.length, step: { type } }])
      this.#open = type
      this.#text = ''
      this.steps.push({ type })
    }
    const index = this.steps.length - 1
    const delta = this.#addContent(part, type, index)
    return delta === null ? events : [...events, ['step.delta', { index, delta }]]
  }

  /** Ends the current step. @returns its event */
  finish(): StepEvent[] {
    if (this.#open === null) return []
    this.#open = null
    return [['step.stop', { index: this.steps.length - 1 }]]
  }

  #addContent({ text, inlineData }: Part, type: StepType, index: number): object | null {
    if (inlineData !== undefined) {
      const { data, mimeType = '' } = inlineData
      const content = { type: mimeType.split('/')[0], data, mime_type: mimeType }
      const { content: before = [] } = this.steps[index] as { content?: object[] }
      this.steps[index] = { type, content: [...before, content] }
      return content
    }
    if (text === undefined || text === '') return null
    this.#text += text
    const content = { type: 'text', text: this.#text }
    const field = type === 'thought' ? 'summary' : 'content'
    this.steps[index] = { type, [field]: [content] }
    if (type === 'thought') return { type: 'thought_summary', content: { type: 'text', text } }
    return { type: 'text', text }
  }

  #addCall({ name = '', args = {} }: NonNullable<Part['functionCall']>): StepEvent[] {
    const before = this.finish()
    const index = this.steps.length
    const step = { type: 'function_call', id: randomUUID(), name }
    this.steps.push({ ...step, arguments: args })
    return [
      ...before,
      ['step.start', { index, step: { ...step, arguments: {} } }],
      ['step.delta', { index, delta: { type: 'arguments_delta', arguments: JSON.stringify(args) } }],
      ['step.stop', { index }],
    ]
  }
}
