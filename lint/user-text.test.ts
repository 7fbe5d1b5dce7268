import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import plugin from './user-text.mjs'

RuleTester.describe = describe
RuleTester.it = it

new RuleTester().run('whole-characters', plugin.rules['whole-characters'], {
  valid: [
    'games.slice(0, 12)',
    'text.slice(0, index)',
    'text.slice(0, at + 1)',
    'text.slice(0, text.indexOf(" "))',
    'source.slice(0, raw.length)',
    'wanted.slice(0, -1)',
    'text.slice(at)',
    'text.slice(1)',
    'file.slice(0, opening)',
    'new Date().toISOString().slice(0, 10)',
    'Math.random().toString(36).slice(2)',
    'messages.slice(-2)',
    '[...words].slice(0, 3)',
  ],
  invalid: [
    'text.slice(0, 80)',
    'file.name.slice(0, longest)',
    'thread?.title!.slice(0, limits.title)',
    'prompt.trim().slice(0, 80)',
    'message.replaceAll(/\\s+/g, " ").slice(0, most)',
    'String(error).slice(0, 80)',
    '`${first} ${last}`.slice(0, 20)',
    'text.slice(-12)',
    'shownName.slice(-longest)',
    '[...text].slice(0, 5).join("")',
    'Array.from(name).slice(0, most)',
    'name.split("").slice(0, 3)',
    'id.substring(0, 8)',
    'id.substr(0, 8)',
    'text.slice(0, isHalf ? letters + 1 : letters)',
  ].map((code) => ({ code, errors: 1, filename: 'cut.ts' })),
})
