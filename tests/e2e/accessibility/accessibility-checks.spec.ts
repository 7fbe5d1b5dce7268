import { expect, test } from '@playwright/test'
import { cutBySpacing, foreignWords, smallTargets } from '../support/accessibility-checks.ts'
import { boundless, lostChoices } from '../support/forced-colors.ts'

/** A page with the fault, and the same page without it. */
const cases = [
  {
    what: 'a text that spacing cuts',
    find: cutBySpacing,
    fault: '<p style="height: 1.2em; overflow: hidden; line-height: 1.2">Play now</p>',
    sound: '<p style="min-height: 1.2em; overflow: hidden; line-height: 1.2">Play now</p>',
  },
  {
    what: 'a page that spacing makes wider than its window',
    find: cutBySpacing,
    fault: '<p style="width: 100%; white-space: nowrap">Games that forty letters and their spaces fill</p>',
    sound: '<p>Games that forty letters and their spaces fill</p>',
  },
  {
    what: 'two small buttons side by side',
    find: smallTargets,
    fault: '<button style="all: unset; width: 12px; height: 12px">a</button><button>b</button>',
    sound: '<button style="all: unset; width: 24px; height: 24px">a</button><button>b</button>',
  },
  {
    what: 'Arabic words in an English page',
    find: foreignWords,
    fault: '<h2>ساحة الألعاب</h2>',
    sound: '<h2 lang="ar">ساحة الألعاب</h2>',
  },
  {
    what: 'a name in the other language',
    find: foreignWords,
    fault: '<div lang="ar"><img alt="A lantern in the night desert of the south"></div>',
    sound: '<div lang="ar"><img alt="فانوس في ليل الصحراء"></div>',
  },
  {
    what: 'a button of which forced colors leave the word alone',
    find: boundless,
    fault: '<button style="border: 0; background: #014; color: #fff">Play now</button>',
    sound: '<button style="border: 1px solid transparent; background: #014; color: #fff">Play now</button>',
  },
  {
    what: 'a field of which forced colors leave nothing',
    find: boundless,
    fault: '<div style="background: #eee"><input style="border: 0"></div>',
    sound: '<div style="border: 1px solid transparent"><input style="border: 0"></div>',
  },
  {
    what: 'a choice that only its background shows',
    find: lostChoices,
    fault: `<div role="group"><button aria-pressed="true" style="background: #fd0">One</button>
      <button aria-pressed="false">Two</button></div>`,
    sound: `<div role="group"><button aria-pressed="true" style="border: 4px solid">One</button>
      <button aria-pressed="false">Two</button></div>`,
  },
  {
    what: 'a current page that only its color shows',
    find: lostChoices,
    fault: '<nav><a href="#a" aria-current="page" style="color: #a00">One</a> <a href="#b">Two</a></nav>',
    sound: `<nav><a href="#a" aria-current="page">One</a>
      <a href="#b" style="text-decoration: none">Two</a></nav>`,
  },
]

for (const { what, find, fault, sound } of cases) {
  test(`${what} is found`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    if (find === boundless || find === lostChoices) await page.emulateMedia({ forcedColors: 'active' })
    const withBody = (body: string) => page.setContent(`<html lang="en"><body>${body}</body></html>`)
    await withBody(fault)
    expect(await find(page)).toHaveLength(1)
    await withBody(sound)
    expect(await find(page)).toEqual([])
  })
}
