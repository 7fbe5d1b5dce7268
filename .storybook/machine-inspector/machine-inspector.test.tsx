import { beforeAll, describe, expect, it } from 'vitest'
import {
  lampFixtures,
  lampMachine,
  type LampPorts,
} from '../../packages/machines/src/testing/samples/lamp.ts'
import { page, userEvent } from 'vitest/browser'
import { renderIn } from '../../packages/ui/src/testing/render.tsx'
import { createSubject, type Subject } from './controls/subject.ts'
import { createActor } from 'xstate'
import { liveChatMachine } from '../../packages/machines/src/live-chat/index.ts'
import { toDiagram } from '../../packages/machines/src/testing/documentation/diagram.ts'
import { ChartList } from './chart/chart-list.tsx'
import { getHighlights } from './chart/highlights.ts'
import type { ChartLayout } from './layout/layout.ts'
import { MachineInspector } from './machine-inspector.tsx'
import { useMachineControls } from './use-machine-controls.ts'
import type { Scenario } from './scenario/scenario.ts'
import { ScenarioPanel } from './scenario/scenario-panel.tsx'

const subject = createSubject<typeof lampMachine, LampPorts>(lampMachine, lampFixtures) as unknown as Subject
let layout: ChartLayout
beforeAll(async () => {
  // Wide enough for the chart next to the controls.
  await page.viewport(1280, 900)
  layout = await subject.layout()
})

interface InspectorProps {
  of?: Subject
  scenarios?: readonly Scenario[]
}

function Inspector({ of = subject, scenarios }: InspectorProps) {
  const { controls, version } = useMachineControls(of)
  return (
    <MachineInspector controls={controls} version={version} layout={layout}>
      {scenarios && <ScenarioPanel controls={controls} scenarios={scenarios} />}
    </MachineInspector>
  )
}

const getActiveListItems = () =>
  [...document.querySelectorAll('li[aria-current="true"] > p:first-child')].map(
    ({ textContent }) => textContent,
  )

describe('MachineInspector', () => {
  it('drives the machine with its buttons, and marks its state in chart and list', async () => {
    const screen = await renderIn('en', <Inspector />)
    expect(getActiveListItems()).toEqual(['lamp (active)', 'dark (active)'])
    await screen.getByRole('button', { name: 'lamp.press', exact: true }).click()
    await expect.element(screen.getByRole('group', { name: /now in fetching/ })).toBeInTheDocument()
    expect(getActiveListItems()).toEqual(['lamp (active)', 'fetching (active)'])
    await screen.getByRole('button', { name: 'Resolve "good"' }).click()
    await expect.element(screen.getByRole('group', { name: /now in lit › cold/ })).toBeInTheDocument()
    expect(document.querySelectorAll('li[aria-current="step"]')).toHaveLength(1)
    await screen.getByRole('button', { name: 'Advance to the next timer' }).click()
    await expect.element(screen.getByRole('group', { name: /now in lit › warm/ })).toBeInTheDocument()
  })

  it('grants a resource and sends its events', async () => {
    const screen = await renderIn('ar', <Inspector />)
    await screen.getByRole('button', { name: 'lamp.press', exact: true }).click()
    await screen.getByRole('button', { name: 'إجابة "good"' }).click()
    await screen.getByRole('button', { name: 'سماح' }).click()
    await screen.getByRole('button', { name: /إرسال.*bulb\.lit/ }).click()
    await expect.element(screen.getByText('40', { exact: true })).toBeInTheDocument()
  })

  it('keeps focus in the controls when the focused button is removed', async () => {
    const screen = await renderIn('en', <Inspector />)
    await screen.getByRole('button', { name: 'lamp.press', exact: true }).click()
    const resolve = screen.getByRole('button', { name: 'Resolve "good"' })
    await expect.element(resolve).toBeInTheDocument()
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.contains(resolve.element())).toBe(true)
  })
})

describe('chart', () => {
  const getScale = () => {
    const transform = document.querySelector('svg[role=group] > g')?.getAttribute('transform') ?? ''
    return Number(/scale\(([\d.]+)\)/.exec(transform)?.[1])
  }

  it('takes a transition that is pressed, with pointer or keyboard', async () => {
    const screen = await renderIn('en', <Inspector />)
    await screen.getByRole('button', { name: 'lamp.press → fetching' }).click()
    const resolve = screen.getByRole('button', { name: 'fetchBulb ✓ [works] → lit' })
    await expect.element(resolve).toBeInTheDocument()
    resolve.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('group', { name: /now in lit › cold/ })).toBeInTheDocument()
  })

  it('names the guard that refuses', async () => {
    const onlyDuds = {
      ...lampFixtures,
      ports: { fetchBulb: { ...lampFixtures.ports.fetchBulb, resolves: ['dud'] } },
    }
    const refusing = createSubject<typeof lampMachine, LampPorts>(lampMachine, onlyDuds) as unknown as Subject
    const screen = await renderIn('en', <Inspector of={refusing} />)
    await screen.getByRole('button', { name: 'lamp.press → fetching' }).click()
    await screen.getByRole('button', { name: 'fetchBulb ✓ [works] → lit' }).click()
    await expect.element(screen.getByText('fetchBulb ✓ was refused by the guard works.')).toBeInTheDocument()
  })

  it('hides and shows the states inside a state', async () => {
    const screen = await renderIn('en', <Inspector />)
    const toggle = screen.getByRole('button', { name: 'States inside lit' })
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
    await toggle.click()
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect.poll(() => document.querySelector('svg[role=group]')?.textContent).not.toContain('warm')
    await toggle.click()
    await expect.poll(() => document.querySelector('svg[role=group]')?.textContent).toContain('warm')
  })

  it('zooms with buttons, keys and the wheel, and moves with keys', async () => {
    const screen = await renderIn('en', <Inspector />)
    const canvas = screen.getByRole('region', { name: 'Chart of lamp', exact: true })
    await expect.poll(getScale).toBeGreaterThan(0)
    const start = getScale()
    await screen.getByRole('button', { name: 'Zoom in' }).click()
    expect(getScale()).toBeGreaterThan(start)
    canvas.element().focus()
    await userEvent.keyboard('-')
    await expect.poll(getScale).toBeCloseTo(start)
    const before = document.querySelector('svg[role=group] > g')?.getAttribute('transform')
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.querySelector('svg[role=group] > g')?.getAttribute('transform')).not.toBe(before)
    canvas.element().dispatchEvent(new WheelEvent('wheel', { deltaY: -200, ctrlKey: true, cancelable: true }))
    await expect.poll(getScale).toBeGreaterThan(start)
    await userEvent.keyboard('0')
    await expect.poll(getScale).toBeLessThanOrEqual(1)
  })

  it('lets the wheel scroll the page until the chart has focus', async () => {
    const screen = await renderIn('en', <Inspector />)
    const canvas = screen.getByRole('region', { name: 'Chart of lamp', exact: true }).element()
    const wheel = () => {
      const event = new WheelEvent('wheel', { deltaY: 50, bubbles: true, cancelable: true })
      canvas.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(wheel()).toBe(false)
    canvas.focus()
    expect(wheel()).toBe(true)
  })
})

describe('list on a phone', () => {
  const createList = () => {
    const diagram = toDiagram(liveChatMachine)
    const highlights = getHighlights(createActor(liveChatMachine).getSnapshot())
    return <ChartList diagram={diagram} highlights={highlights} />
  }

  it('shows the states inside inactive states of a long chart on request', async () => {
    await page.viewport(375, 800)
    const screen = await renderIn('ar', createList())
    const inside = screen.getByText('The permission prompt may be open')
    await expect.element(inside).not.toBeVisible()
    for (const name of ['active', 'input', 'held'])
      await screen.getByRole('button', { name: `الحالات داخل ${name}`, exact: true }).click()
    await expect.element(screen.getByText('The permission prompt may be open')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(375)
  })

  it('has no hidden buttons on wide screens, and all states for screen readers', async () => {
    await page.viewport(1280, 900)
    const screen = await renderIn('en', createList())
    expect(screen.getByRole('button').elements()).toEqual([])
    await expect.element(screen.getByText('The permission prompt may be open')).toBeVisible()
  })
})

describe('log', () => {
  it('goes back to a step, and forward again', async () => {
    const screen = await renderIn('en', <Inspector />)
    await screen.getByRole('button', { name: 'lamp.press', exact: true }).click()
    await screen.getByRole('button', { name: 'Resolve "good"' }).click()
    await expect.element(screen.getByRole('group', { name: /now in lit › cold/ })).toBeInTheDocument()
    await screen.getByRole('button', { name: /^1 lamp\.press/ }).click()
    await expect.element(screen.getByRole('group', { name: /now in fetching/ })).toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Resolve "good"' })).toBeInTheDocument()
    await screen.getByRole('button', { name: /fetchBulb ✓.*undone/ }).click()
    await expect.element(screen.getByRole('group', { name: /now in lit › cold/ })).toBeInTheDocument()
  })
})

describe('ScenarioPanel', () => {
  const scenarios: Scenario[] = [
    {
      en: 'It lights.',
      ar: 'يضيء.',
      run: async (driver) => {
        await driver.send({ type: 'lamp.press' })
        expect(driver.held).toEqual(['fetchBulb'])
      },
    },
    { en: 'It sings.', ar: 'يغنّي.', run: () => Promise.reject(new Error('It does not.')) },
  ]

  it('marks passed scenarios, and shows why one has failed', async () => {
    const screen = await renderIn('en', <Inspector scenarios={scenarios} />)
    await screen.getByRole('button', { name: 'Run the next scenario' }).click()
    await expect.element(screen.getByText('1 of 2 passed')).toBeInTheDocument()
    await screen.getByRole('button', { name: 'Run the next scenario' }).click()
    await expect.element(screen.getByText('It does not.')).toBeInTheDocument()
    expect(
      [...document.querySelectorAll<HTMLElement>('[data-outcome]')].map(({ dataset }) => dataset.outcome),
    ).toEqual(['passed', 'failed'])
    await screen.getByRole('button', { name: 'Run again' }).click()
    await expect.element(screen.getByText('0 of 2 passed')).toBeInTheDocument()
  })
})
