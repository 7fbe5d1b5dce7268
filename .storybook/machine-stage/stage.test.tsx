import { beforeAll, describe, expect, it } from 'vitest'
import {
  lampFixtures,
  lampMachine,
  type LampPorts,
} from '../../packages/machines/src/testing/samples/lamp.ts'
import { page } from 'vitest/browser'
import { renderIn } from '../../packages/ui/src/testing/render.tsx'
import { subjectOf, type Subject } from './desk/subject.ts'
import type { Drawing } from './layout/layout.ts'
import { MachineStage } from './stage.tsx'
import { useDesk } from './use-desk.ts'
import type { Sentence } from './walk/sentence.ts'
import { WalkPanel } from './walk/walk-panel.tsx'

const subject = subjectOf<typeof lampMachine, LampPorts>(lampMachine, lampFixtures) as unknown as Subject
let drawing: Drawing
beforeAll(async () => {
  // Wide enough for the drawing to stand beside its desk.
  await page.viewport(1280, 900)
  drawing = await subject.drawing()
})

function Stage({ sentences }: { sentences?: readonly Sentence[] }) {
  const { desk, beat } = useDesk(subject)
  return (
    <MachineStage desk={desk} beat={beat} drawing={drawing}>
      {sentences && <WalkPanel desk={desk} sentences={sentences} />}
    </MachineStage>
  )
}

const activeInTwin = () =>
  [...document.querySelectorAll('li[aria-current="true"] > p:first-child')].map(
    ({ textContent }) => textContent,
  )

describe('MachineStage', () => {
  it('moves the machine with its buttons, and marks where it is in drawing and list', async () => {
    const screen = await renderIn('en', <Stage />)
    expect(activeInTwin()).toEqual(['lamp (active)', 'dark (active)'])
    await screen.getByRole('button', { name: 'lamp.press' }).click()
    await expect.element(screen.getByRole('img', { name: /now in fetching/ })).toBeInTheDocument()
    expect(activeInTwin()).toEqual(['lamp (active)', 'fetching (active)'])
    await screen.getByRole('button', { name: 'Resolve "good"' }).click()
    await expect.element(screen.getByRole('img', { name: /now in lit › cold/ })).toBeInTheDocument()
    expect(document.querySelectorAll('li[aria-current="step"]')).toHaveLength(1)
    await screen.getByRole('button', { name: 'Advance to the next timer' }).click()
    await expect.element(screen.getByRole('img', { name: /now in lit › warm/ })).toBeInTheDocument()
  })

  it('grants and speaks for a resource', async () => {
    const screen = await renderIn('ar', <Stage />)
    await screen.getByRole('button', { name: 'lamp.press' }).click()
    await screen.getByRole('button', { name: 'إجابة "good"' }).click()
    await screen.getByRole('button', { name: 'سماح' }).click()
    await screen.getByRole('button', { name: /إرسال.*bulb\.lit/ }).click()
    await expect.element(screen.getByText('40', { exact: true })).toBeInTheDocument()
  })

  it('keeps the focus at the desk when the button that had it is gone', async () => {
    const screen = await renderIn('en', <Stage />)
    await screen.getByRole('button', { name: 'lamp.press' }).click()
    const resolve = screen.getByRole('button', { name: 'Resolve "good"' })
    await expect.element(resolve).toBeInTheDocument()
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.contains(resolve.element())).toBe(true)
  })
})

describe('WalkPanel', () => {
  const sentences: Sentence[] = [
    {
      en: 'It lights.',
      ar: 'يضيء.',
      walk: async (at) => {
        await at.send({ type: 'lamp.press' })
        expect(at.held).toEqual(['fetchBulb'])
      },
    },
    { en: 'It sings.', ar: 'يغنّي.', walk: () => Promise.reject(new Error('It does not.')) },
  ]

  it('ticks off what is kept, and tells why a sentence is not', async () => {
    const screen = await renderIn('en', <Stage sentences={sentences} />)
    await screen.getByRole('button', { name: 'Play the next sentence' }).click()
    await expect.element(screen.getByText('1 of 2 kept')).toBeInTheDocument()
    await screen.getByRole('button', { name: 'Play the next sentence' }).click()
    await expect.element(screen.getByText('It does not.')).toBeInTheDocument()
    expect(
      [...document.querySelectorAll<HTMLElement>('[data-outcome]')].map(({ dataset }) => dataset.outcome),
    ).toEqual(['kept', 'broken'])
    await screen.getByRole('button', { name: 'Begin again' }).click()
    await expect.element(screen.getByText('0 of 2 kept')).toBeInTheDocument()
  })
})
