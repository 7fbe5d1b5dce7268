import { beforeAll, describe, expect, it } from 'vitest'
import {
  lampFixtures,
  lampMachine,
  type LampPorts,
} from '../../packages/machines/src/testing/samples/lamp.ts'
import { page } from 'vitest/browser'
import { renderIn } from '../../packages/ui/src/testing/render.tsx'
import { createSubject, type Subject } from './controls/subject.ts'
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

function Inspector({ scenarios }: { scenarios?: readonly Scenario[] }) {
  const { controls, version } = useMachineControls(subject)
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
    await screen.getByRole('button', { name: 'lamp.press' }).click()
    await expect.element(screen.getByRole('img', { name: /now in fetching/ })).toBeInTheDocument()
    expect(getActiveListItems()).toEqual(['lamp (active)', 'fetching (active)'])
    await screen.getByRole('button', { name: 'Resolve "good"' }).click()
    await expect.element(screen.getByRole('img', { name: /now in lit › cold/ })).toBeInTheDocument()
    expect(document.querySelectorAll('li[aria-current="step"]')).toHaveLength(1)
    await screen.getByRole('button', { name: 'Advance to the next timer' }).click()
    await expect.element(screen.getByRole('img', { name: /now in lit › warm/ })).toBeInTheDocument()
  })

  it('grants a resource and sends its events', async () => {
    const screen = await renderIn('ar', <Inspector />)
    await screen.getByRole('button', { name: 'lamp.press' }).click()
    await screen.getByRole('button', { name: 'إجابة "good"' }).click()
    await screen.getByRole('button', { name: 'سماح' }).click()
    await screen.getByRole('button', { name: /إرسال.*bulb\.lit/ }).click()
    await expect.element(screen.getByText('40', { exact: true })).toBeInTheDocument()
  })

  it('keeps focus in the controls when the focused button is removed', async () => {
    const screen = await renderIn('en', <Inspector />)
    await screen.getByRole('button', { name: 'lamp.press' }).click()
    const resolve = screen.getByRole('button', { name: 'Resolve "good"' })
    await expect.element(resolve).toBeInTheDocument()
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.contains(resolve.element())).toBe(true)
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
