import { expect, it } from 'vitest'
import { extractCriticalCss, extractFontFaces } from './critical-css.ts'

const extract = (sheet: string, markup = '<p class="seen" data-slot="note">x</p>') =>
  extractCriticalCss(sheet, [markup])

it('keeps rules that match the markup', () => {
  const kept = [
    '.seen{color:red}',
    'p{color:red}',
    '[data-slot=note]{color:red}',
    '.seen:not(.other){color:red}',
    '.seen:before{color:red}',
    ':is(.seen,.other){color:red}',
    '@media (width>=40rem){.seen{color:red}}',
    'html[lang=ar] .seen{color:red}',
    ':root[data-theme=dark] .seen{color:red}',
  ]
  for (const rule of kept) expect(extract(rule)).toBe(rule)
})

it('removes rules that match nothing or only after an interaction', () => {
  const left = [
    '.other{color:red}',
    '.seen.other{color:red}',
    'table .seen{color:red}',
    '[data-slot=other]{color:red}',
    ':where(.other) p{color:red}',
    '.seen:has(.other){color:red}',
    '.seen:hover{color:red}',
    '.seen::file-selector-button{color:red}',
    '.seen::-webkit-datetime-edit{color:red}',
    '@media print{.seen{color:red}}',
    '@media (width>=40rem){.other{color:red}}',
  ]
  for (const rule of left) expect(extract(rule), rule).toBe('')
})

it('matches escaped classes and attribute values', () => {
  const markup = `<p class="a:[&amp;&gt;b] font-[&#x27;x&#x27;]" data-slot="a&amp;b">x</p>`
  const sheet = `.a\\:\\[\\&\\>b\\]{color:red}.font-\\[\\'x\\'\\]{gap:0}[data-slot=a\\&b]{margin:0}`
  expect(extract(sheet, markup)).toBe(sheet)
})

it('removes rules for the content of deferred elements, but not for the elements', () => {
  const markup = `<div><div class="place" data-deferred=""><br><i class="within">x</i></div><b class="after">x</b></div>`
  const sheet = '.place{color:red}.after{color:red}'
  expect(extract(`${sheet}.within{color:red}i{color:red}`, markup)).toBe('.place,.after{color:red}')
})

it('keeps custom properties and keyframes that are used indirectly', () => {
  const used = ':root{--a:var(--b);--b:1px}.seen{gap:var(--a);content-visibility:auto}'
  const sheet = `${used}.other{gap:var(--c)}@property --d{syntax:"*";inherits:false}@keyframes go{to{top:0}}`
  expect(extract(sheet.replace('--b:1px', '--b:1px;--c:var(--d);--d:2px'))).toBe(used)
  const moving = '.seen{animation:1s go}@keyframes go{to{top:0}}'
  expect(extract(`${moving}@keyframes gone{to{top:1px}}`)).toBe(moving)
})

it('declares every layer in source order, including empty ones', () => {
  const sheet = '@layer a{.other{gap:0}}@layer b{.other{gap:0}@layer c{.seen{gap:0}}}@layer a{.seen{gap:1px}}'
  expect(extract(sheet)).toMatch(/^@layer a,b,b\.c;/)
})

it('extracts font faces with URLs relative to the page', () => {
  const face = '@font-face{font-family:A;src:url(./a.woff2)format("woff2")}'
  expect(extractFontFaces(`${face}.seen{gap:0}`, '../assets/')).toBe(face.replace('./', '../assets/'))
  expect(extract(`${face}.seen{gap:0}`)).toBe('.seen{gap:0}')
})
