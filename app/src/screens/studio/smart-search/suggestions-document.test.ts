import { describe, expect, it } from 'vitest'
import { createSuggestionsDocument } from './suggestions-document.ts'

const page = (html: string) => createSuggestionsDocument(html, { locale: 'ar', dir: 'rtl' }, '/look.css')

describe('createSuggestionsDocument', () => {
  it('sets language and direction and opens links in a new tab', () => {
    const written = page('<a class="chip" href="https://www.google.com/">قهوة</a>')
    expect(written).toContain('<html lang="ar" dir="rtl">')
    expect(written).toContain('<base target="_blank">')
    expect(written).toContain('<a class="chip" href="https://www.google.com/">قهوة</a>')
  })

  it('removes inline styles that the content security policy would report', () => {
    const written = page(
      '<style>\n.a{}</style><STYLE media="all">.b{}</STYLE ><p style="color:red" id="x">Tea</p>',
    )
    expect(written).not.toMatch(/<style|style=/i)
    expect(written).toContain('<p id="x">Tea</p>')
  })
})
