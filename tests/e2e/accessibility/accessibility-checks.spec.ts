import { expect, test } from '@playwright/test'
import { findTextCutBySpacing, findForeignWords, findSmallTargets } from '../support/accessibility-checks.ts'
import { findUnboundedControls, findLostSelections } from '../support/forced-colors.ts'

/** Pages with a fault, and the same pages without it. */
const cases = [
  {
    what: 'text that is cut by text spacing',
    find: findTextCutBySpacing,
    fault: '<p style="height: 1.2em; overflow: hidden; line-height: 1.2">Play now</p>',
    valid: '<p style="min-height: 1.2em; overflow: hidden; line-height: 1.2">Play now</p>',
  },
  {
    what: 'a page that text spacing makes overflow',
    find: findTextCutBySpacing,
    fault: '<p style="width: 100%; white-space: nowrap">Games that forty letters and their spaces fill</p>',
    valid: '<p>Games that forty letters and their spaces fill</p>',
  },
  {
    what: 'small adjacent buttons',
    find: findSmallTargets,
    fault: '<button style="all: unset; width: 12px; height: 12px">a</button><button>b</button>',
    valid: '<button style="all: unset; width: 24px; height: 24px">a</button><button>b</button>',
  },
  {
    what: 'Arabic words in an English page',
    find: findForeignWords,
    fault: '<h2>ساحة الألعاب</h2>',
    valid: '<h2 lang="ar">ساحة الألعاب</h2>',
  },
  {
    what: 'an accessible name in the other language',
    find: findForeignWords,
    fault: '<div lang="ar"><img alt="A lantern in the night desert of the south"></div>',
    valid: '<div lang="ar"><img alt="فانوس في ليل الصحراء"></div>',
  },
  {
    what: 'a button without a boundary in forced colors',
    find: findUnboundedControls,
    fault: '<button style="border: 0; background: #014; color: #fff">Play now</button>',
    valid: '<button style="border: 1px solid transparent; background: #014; color: #fff">Play now</button>',
  },
  {
    what: 'a field without a boundary in forced colors',
    find: findUnboundedControls,
    fault: '<div style="background: #eee"><input style="border: 0"></div>',
    valid: '<div style="border: 1px solid transparent"><input style="border: 0"></div>',
  },
  {
    what: 'a pressed button marked only by its background',
    find: findLostSelections,
    fault: `<div role="group"><button aria-pressed="true" style="background: #fd0">One</button>
      <button aria-pressed="false">Two</button></div>`,
    valid: `<div role="group"><button aria-pressed="true" style="border: 4px solid">One</button>
      <button aria-pressed="false">Two</button></div>`,
  },
  {
    what: 'a current link marked only by its color',
    find: findLostSelections,
    fault: '<nav><a href="#a" aria-current="page" style="color: #a00">One</a> <a href="#b">Two</a></nav>',
    valid: `<nav><a href="#a" aria-current="page">One</a>
      <a href="#b" style="text-decoration: none">Two</a></nav>`,
  },
]

for (const { what, find, fault, valid } of cases) {
  test(`finds ${what} @quick`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    if (find === findUnboundedControls || find === findLostSelections)
      await page.emulateMedia({ forcedColors: 'active' })
    const withBody = (body: string) => page.setContent(`<html lang="en"><body>${body}</body></html>`)
    await withBody(fault)
    expect(await find(page)).toHaveLength(1)
    await withBody(valid)
    expect(await find(page)).toEqual([])
  })
}
