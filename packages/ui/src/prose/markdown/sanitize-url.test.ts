import { describe, expect, it } from 'vitest'
import { sanitizeUrl, showsLabel } from './sanitize-url.ts'

describe('sanitizeUrl', () => {
  it.each([
    ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c', 'example.com'],
    ['HTTPS://EXAMPLE.COM', 'https://example.com/', 'example.com'],
    ['https://example.com:8443/', 'https://example.com:8443/', 'example.com:8443'],
    ['https://example.com/?a=1&amp;b=2', 'https://example.com/?a=1&b=2', 'example.com'],
    ['https://exаmple.com/', 'https://xn--exmple-4nf.com/', 'xn--exmple-4nf.com'],
    ['https://مثال.com/', 'https://xn--mgbh0fb.com/', 'xn--mgbh0fb.com'],
    ['mailto:noor@example.com', 'mailto:noor@example.com', 'noor@example.com'],
    ['mailto:noor@example.com?bcc=x@evil.example&body=hi', 'mailto:noor@example.com', 'noor@example.com'],
  ])('accepts %s', (written, href, label) => {
    expect(sanitizeUrl(written)).toMatchObject({ href, label })
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'javascript&#58;alert(1)',
    'javascript&#x3A;alert(1)',
    '&#106;avascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript:https://example.com',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'view-source:https://example.com',
    'intent://example.com#Intent;end',
    'http://example.com',
    'ftp://example.com',
    '//example.com',
    '/#/en/admin',
    '#/en/admin',
    'example.com',
    'https://',
    'https://good.example@evil.example/',
    'https://user:secret@evil.example/',
    'mailto:',
    'mailto:a@example.com,b@example.com',
    'mailto:a%0Abcc:b@example.com',
    'tel:+97150000000',
    '',
  ])('rejects %j', (written) => {
    expect(sanitizeUrl(written)).toBeUndefined()
  })
})

describe('showsLabel', () => {
  it.each([
    ['example.com', 'example.com', true],
    ['https://example.com/a', 'example.com', true],
    ['https://example.com?x', 'example.com', true],
    ['noor@example.com', 'noor@example.com', true],
    ['the rules', 'example.com', false],
    ['https://example.com.evil.example', 'example.com', false],
    ['https://example.com@evil.example', 'example.com', false],
    ['https://good.example', 'evil.example', false],
    ['https://exаmple.com', 'xn--exmple-4nf.com', false],
  ])('checks %s against %s: %s', (words, label, says) => {
    expect(showsLabel(words, label)).toBe(says)
  })
})
