import { useEffect, useState, type ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogContent,
  AlertDialogTitle,
} from '../alert-dialog/index.ts'
import { AlertDialogTrigger } from '../alert-dialog/index.ts'
import { Button } from '../button/index.ts'
import {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuTrigger,
} from '../context-menu/index.ts'
import { Dialog, DialogClose, DialogContent, DialogTitle, DialogTrigger } from '../dialog/index.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../dropdown-menu/index.ts'
import { Popover, PopoverClose, PopoverContent, PopoverTitle, PopoverTrigger } from '../popover/index.ts'
import { Sheet, SheetClose, SheetContent, SheetTitle, SheetTrigger } from '../sheet/index.ts'
import { renderIn } from '../testing/render.tsx'
import { ToastProvider, useToast } from '../toast/index.ts'

type Answered = (trigger: ReactElement, answer: () => void) => ReactElement

/** Every overlay with a trigger and one answer button that closes it. */
const overlays: Record<string, Answered> = {
  AlertDialog: (trigger, answer) => (
    <AlertDialog>
      <AlertDialogTrigger asChild>{trigger}</AlertDialogTrigger>
      <AlertDialogContent aria-describedby={undefined}>
        <AlertDialogTitle>Sure?</AlertDialogTitle>
        <AlertDialogAction onClick={answer}>Answer</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  ),
  Dialog: (trigger, answer) => (
    <Dialog>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Sure?</DialogTitle>
        <DialogClose asChild>
          <Button onClick={answer}>Answer</Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  ),
  Sheet: (trigger, answer) => (
    <Sheet>
      <SheetTrigger asChild>{trigger}</SheetTrigger>
      <SheetContent aria-describedby={undefined}>
        <SheetTitle>Sure?</SheetTitle>
        <SheetClose asChild>
          <Button onClick={answer}>Answer</Button>
        </SheetClose>
      </SheetContent>
    </Sheet>
  ),
  Popover: (trigger, answer) => (
    <Popover>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent>
        <PopoverTitle>Sure?</PopoverTitle>
        <PopoverClose asChild>
          <Button onClick={answer}>Answer</Button>
        </PopoverClose>
      </PopoverContent>
    </Popover>
  ),
  DropdownMenu: (trigger, answer) => (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={answer}>Answer</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  ContextMenu: (trigger, answer) => (
    <ContextMenu>
      <ContextMenuTrigger asChild>{trigger}</ContextMenuTrigger>
      <ContextMenuContent aria-label="Game">
        <ContextMenuItem onSelect={answer}>Answer</ContextMenuItem>
      </ContextMenuContent>
    </ContextMenu>
  ),
}

type Fate = 'kept' | 'disabled' | 'removed' | 'all removed'

interface HostProps {
  of: Answered
  fate: Fate
  /** The trigger changes only after focus has returned, as after a server response. */
  late?: boolean
}

function Host({ of, fate, late = false }: HostProps) {
  const [asked, setAsked] = useState(false)
  const [state, setState] = useState<Fate>('kept')
  useEffect(() => {
    if (!asked) return undefined
    const reply = () => setState(fate)
    document.addEventListener('reply', reply)
    return () => document.removeEventListener('reply', reply)
  }, [asked, fate])
  const answer = () => (late ? setAsked(true) : setState(fate))
  return (
    <main>
      {state !== 'all removed' && <a href="#/far">Far</a>}
      <section aria-label="scores">
        {state !== 'all removed' && <a href="#/before">Before</a>}
        <div>
          {(state === 'kept' || state === 'disabled') &&
            of(<Trigger disabled={state === 'disabled'} />, answer)}
        </div>
        {state !== 'all removed' && <a href="#/after">After</a>}
      </section>
    </main>
  )
}

const Trigger = ({ disabled, ...rest }: { disabled: boolean }) => (
  <button type="button" disabled={disabled} {...rest}>
    Trigger
  </button>
)

async function answerIn(name: string) {
  const trigger = document.querySelector<HTMLElement>('main button')
  trigger?.focus()
  if (name === 'ContextMenu') trigger?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }))
  else await userEvent.keyboard('{Enter}')
  const answer = () =>
    [...document.querySelectorAll<HTMLElement>('[role] *')].find(
      (one) => one.textContent === 'Answer' && one.matches('button, [role=menuitem]'),
    )
  await expect.poll(answer).toBeTruthy()
  answer()?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')).toBe(null)
}

const focused = () => document.activeElement?.textContent

describe.each(Object.entries(overlays))('focus after an answer in %s', (name, of) => {
  it.each([
    ['kept', 'Trigger'],
    ['disabled', 'After'],
    ['removed', 'After'],
  ] as const)('returns to its place when the trigger is %s', async (fate, place) => {
    await renderIn('en', <Host of={of} fate={fate} />)
    await answerIn(name)
    await expect.poll(focused).toBe(place)
  })

  it.each(['disabled', 'removed'] as const)('moves next to a trigger that is %s later', async (fate) => {
    await renderIn('en', <Host of={of} fate={fate} late />)
    await answerIn(name)
    await expect.poll(focused).toBe('Trigger')
    document.dispatchEvent(new Event('reply'))
    await expect.poll(focused).toBe('After')
  })

  it('moves to the trigger’s section when that has no other control', async () => {
    const screen = await renderIn('en', <Host of={of} fate="all removed" />)
    await answerIn(name)
    await expect.poll(() => document.activeElement?.closest('section')).not.toBe(null)
    // The temporary focus target must not remain a tab stop.
    ;(document.activeElement as HTMLElement).blur()
    expect(screen.container.querySelectorAll('[tabindex]')).toHaveLength(0)
  })

  it('stays where the user has moved it since', async () => {
    await renderIn('en', <Host of={of} fate="removed" late />)
    await answerIn(name)
    await expect.poll(focused).toBe('Trigger')
    document.querySelector<HTMLElement>('a[href="#/far"]')?.focus()
    document.dispatchEvent(new Event('reply'))
    await expect.poll(() => document.querySelector('main button')).toBe(null)
    expect(focused()).toBe('Far')
  })
})

it('stays unchanged when the host replaces the whole page', async () => {
  const page = (isThere: boolean) => (
    <div>{isThere && overlays['Dialog']?.(<button type="button">Trigger</button>, () => {})}</div>
  )
  const screen = await renderIn('en', page(true))
  document.querySelector<HTMLElement>('button')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.closest('[role=dialog]')).toBeTruthy()
  await screen.rerender(page(false))
  await expect.poll(() => document.querySelector('[role=dialog]')).toBe(null)
  await new Promise((resolve) => setTimeout(() => setTimeout(() => setTimeout(resolve))))
  expect(document.activeElement).toBe(document.body)
})

it('moves next to the control that a toast’s action has disabled', async () => {
  function Page() {
    const { show } = useToast()
    const [off, setOff] = useState(false)
    const action = { label: 'Undo', altText: 'Undo', onAction: () => setOff(true) }
    return (
      <main>
        <button type="button" disabled={off} onClick={() => show({ title: 'Removed', action })}>
          Trigger
        </button>
        <a href="#/after">After</a>
      </main>
    )
  }
  await renderIn(
    'en',
    <ToastProvider>
      <Page />
    </ToastProvider>,
  )
  document.querySelector<HTMLElement>('main button')?.focus()
  await userEvent.keyboard('{Enter}')
  const undo = () => document.querySelector<HTMLElement>('[data-slot=toast-action]')
  await expect.poll(undo).toBeTruthy()
  undo()?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('After')
})

it('stays on the page when a press outside closes a popover', async () => {
  await renderIn(
    'en',
    <main>
      {overlays['Popover']?.(<button type="button">Trigger</button>, () => {})}
      <p style={{ marginBlockStart: '400px' }}>Words</p>
    </main>,
  )
  document.querySelector<HTMLElement>('button')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.closest('[role=dialog]')).toBeTruthy()
  await userEvent.click(document.querySelector('p') ?? document.body)
  await expect.poll(() => document.querySelector('[role=dialog]')).toBe(null)
  await new Promise((resolve) => setTimeout(() => setTimeout(() => setTimeout(resolve))))
  expect(document.activeElement).toBe(document.body)
})
