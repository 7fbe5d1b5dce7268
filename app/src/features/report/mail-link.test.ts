import { expect, it } from 'vitest'
import { createMailLink } from './mail-link.ts'

it('encodes any text without adding headers', () => {
  const subject = 'بلاغ: Star & Breaker + 1'
  const body = 'a\nb&cc=someone@example.com?x=%41'
  const link = new URL(createMailLink('hello@saha.example', subject, body))
  expect(link.pathname).toBe('hello@saha.example')
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(link.searchParams.get('subject')).toBe(subject)
  expect(link.searchParams.get('body')).toBe('a\r\nb&cc=someone@example.com?x=%41')
  expect(link.href).not.toContain('+')
})
