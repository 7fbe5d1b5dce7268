import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance, type ConformanceProps } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
  type AlertDialogProps,
} from './alert-dialog.tsx'

const question = (props: AlertDialogProps = {}, act?: () => void) => (
  <AlertDialog {...props}>
    <AlertDialogTrigger>Delete</AlertDialogTrigger>
    <AlertDialogContent>
      <AlertDialogTitle>Delete it?</AlertDialogTitle>
      <AlertDialogDescription>It cannot be undone.</AlertDialogDescription>
      <AlertDialogFooter>
        <AlertDialogCancel />
        <AlertDialogAction {...(act ? { onClick: act } : {})} />
      </AlertDialogFooter>
    </AlertDialogContent>
  </AlertDialog>
)

const asked = (part: (props: ConformanceProps) => React.ReactElement) => (props: ConformanceProps) => (
  <AlertDialog defaultOpen>
    <AlertDialogContent>
      <AlertDialogTitle>Delete it?</AlertDialogTitle>
      {part(props)}
    </AlertDialogContent>
  </AlertDialog>
)

describeConformance(
  'AlertDialogTrigger',
  (props) => (
    <AlertDialog>
      <AlertDialogTrigger {...props}>Delete</AlertDialogTrigger>
    </AlertDialog>
  ),
  { slot: 'alert-dialog-trigger' },
)
describeConformance(
  'AlertDialogContent',
  (props) => (
    <AlertDialog defaultOpen>
      <AlertDialogContent {...props}>
        <AlertDialogTitle>Delete it?</AlertDialogTitle>
      </AlertDialogContent>
    </AlertDialog>
  ),
  { slot: 'alert-dialog-content', portalled: true },
)
describeConformance(
  'AlertDialogTitle',
  (props) => (
    <AlertDialog defaultOpen>
      <AlertDialogContent>
        <AlertDialogTitle {...props}>Delete it?</AlertDialogTitle>
      </AlertDialogContent>
    </AlertDialog>
  ),
  { slot: 'alert-dialog-title', portalled: true },
)
for (const [slot, part] of [
  ['alert-dialog-description', (props) => <AlertDialogDescription {...props}>Gone.</AlertDialogDescription>],
  ['alert-dialog-footer', (props) => <AlertDialogFooter {...props}>Answers</AlertDialogFooter>],
  ['alert-dialog-cancel', (props) => <AlertDialogCancel {...props} />],
  ['alert-dialog-action', (props) => <AlertDialogAction {...props} />],
] as const satisfies [string, (props: ConformanceProps) => React.ReactElement][]) {
  describeConformance(slot, asked(part), { slot, portalled: true })
}

const panel = () => page.getByRole('alertdialog')

describe('AlertDialog', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['en', 'Cancel', 'Confirm'],
    ['ar', 'إلغاء', 'تأكيد'],
  ] as const)('focuses the cancel button and has localized labels (%s)', async (locale, no, yes) => {
    await renderIn(locale, question({ defaultOpen: true }))
    await expect.element(page.getByRole('alertdialog', { name: 'Delete it?' })).toBeVisible()
    await expect.element(panel()).toHaveAccessibleDescription('It cannot be undone.')
    await expect.element(page.getByRole('button', { name: no })).toHaveFocus()
    await expect.element(page.getByRole('button', { name: yes })).toBeVisible()
  })

  it('stays open until it is answered', async () => {
    await renderIn('en', question({ defaultOpen: true }))
    const scrim = document.querySelector('[data-slot="alert-dialog-scrim"]')
    if (!scrim) throw new Error('There is no scrim.')
    await userEvent.click(scrim, { position: { x: 4, y: 4 } })
    await expect.element(panel()).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(panel()).not.toBeInTheDocument()
  })

  it('acts on confirm only, and returns focus', async () => {
    const act = vi.fn()
    const screen = await renderIn('en', question({}, act))
    const trigger = screen.getByRole('button', { name: 'Delete' })
    trigger.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel()).not.toBeInTheDocument()
    expect(act).not.toHaveBeenCalled()
    await expect.element(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await page.getByRole('button', { name: 'Confirm' }).click()
    expect(act).toHaveBeenCalledTimes(1)
    await expect.element(panel()).not.toBeInTheDocument()
  })

  it.each(locales)('puts the confirm button at the inline end in a wide viewport (%s)', async (locale) => {
    await page.viewport(1000, 700)
    await renderIn(locale, question({ defaultOpen: true }))
    const [no, yes] = ['cancel', 'action'].map((part) =>
      document.querySelector(`[data-slot="alert-dialog-${part}"]`)?.getBoundingClientRect(),
    )
    expect(Math.sign((yes?.left ?? 0) - (no?.left ?? 0))).toBe(locale === 'ar' ? -1 : 1)
    await page.viewport(414, 896)
  })

  it('warns about a missing title', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await renderIn(
      'en',
      <AlertDialog defaultOpen>
        <AlertDialogContent>
          <AlertDialogCancel />
        </AlertDialogContent>
      </AlertDialog>,
    )
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledWith(expect.stringMatching(/<AlertDialogContent> opened without a title/)),
    )
  })
})
