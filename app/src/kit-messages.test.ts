import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { kitMessages, removeUnusedMessages } from '../kit-messages.ts'

describe('removeUnusedMessages', () => {
  it('keeps used entries of one and of several lines', () => {
    const source = "export const en = {\n  a: 'A',\n  b: (n) =>\n    n === 1 ? 'x' : `${n}`,\n  c: 'C',\n}\n"
    expect(removeUnusedMessages(source, new Set(['a', 'b', 'c']))).toBe(source)
    expect(removeUnusedMessages(source, new Set(['a', 'c']))).toBe(
      "export const en = {\n  a: 'A',\n  c: 'C',\n}\n",
    )
    expect(removeUnusedMessages(source, new Set())).toBe('export const en = {\n}\n')
  })
})

describe('kitMessages', () => {
  const { transform } = kitMessages() as Plugin & {
    transform: (code: string, id: string) => { code: string } | null
  }

  it.each(['en', 'ar'])('leaves out messages of components that the portal does not show (%s)', (locale) => {
    const file = `${import.meta.dirname}/../../packages/ui/src/messages/${locale}.ts`
    const code = transform(readFileSync(file, 'utf8'), file)?.code ?? ''
    for (const unused of ['createOption', 'numberTooLow', 'previousPage'])
      expect(code).not.toContain(`${unused}:`)
    for (const used of ['close', 'dismiss', 'charactersLeft', 'rateThis', 'formErrors', 'dropFile'])
      expect(code).toContain(`  ${used}:`)
  })

  it('does not change other files', () => expect(transform('  a: 1,', '/app/src/main.tsx')).toBeNull())
})
