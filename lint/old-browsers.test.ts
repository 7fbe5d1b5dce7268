import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import plugin from './old-browsers.mjs'

RuleTester.describe = describe
RuleTester.it = it

const failing = (codes: readonly string[]) => codes.map((code) => ({ code, errors: 1, filename: 'page.ts' }))

new RuleTester().run('built-ins', plugin.rules['built-ins'], {
  valid: [
    'JSON.parse(text)',
    'globalThis.JSON.parse(text)',
    'parser.parse(text)',
    '"Segmenter" in Intl',
    'new Intl.NumberFormat("ar")',
    'const { parse } = JSON',
    'new URL(address)',
  ],
  invalid: failing([
    'URL.parse(address)',
    'globalThis.URL.parse(address)',
    'globalThis.URL?.parse(address)',
    'window["URL"].canParse(address)',
    'URL["parse"](address)',
    'const { parse } = URL',
    'const { Segmenter: Cutter } = globalThis.Intl',
    'new Intl.Segmenter("und")',
    'new globalThis.Intl.Segmenter("und")',
    'self.Promise.withResolvers()',
    'Map.groupBy(games, by)',
    'element.checkVisibility()',
  ]),
})

new RuleTester().run('regex-flags', plugin.rules['regex-flags'], {
  valid: ['/[a-z]/gu', 'new RegExp(source, "u")', 'call(source, "v")', '"v"'],
  invalid: failing([
    '/[a-z]/v',
    '/\\p{RGI_Emoji}/gv',
    'new RegExp(source, "gv")',
    'globalThis.RegExp(source, "v")',
  ]),
})
