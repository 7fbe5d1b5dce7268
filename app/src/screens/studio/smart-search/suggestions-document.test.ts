import { describe, expect, it } from 'vitest'
import { createSuggestionsDocument } from './suggestions-document.ts'

const page = (html: string) => createSuggestionsDocument(html, { locale: 'ar', dir: 'rtl' }, '/look.css')

describe('the page of suggestions', () => {
  it('says whose language it is in, and opens what it links to in a new tab', () => {
    const written = page('<a class="chip" href="https://www.google.com/">قهوة</a>')
    expect(written).toContain('<html lang="ar" dir="rtl">')
    expect(written).toContain('<base target="_blank">')
    expect(written).toContain('<a class="chip" href="https://www.google.com/">قهوة</a>')
  })

  it('leaves out the styles that the portal’s policy would refuse, aloud', () => {
    const written = page(
      '<style>\n.a{}</style><STYLE media="all">.b{}</STYLE ><p style="color:red" id="x">Tea</p>',
    )
    expect(written).not.toMatch(/<style|style=/i)
    expect(written).toContain('<p id="x">Tea</p>')
  })
})
