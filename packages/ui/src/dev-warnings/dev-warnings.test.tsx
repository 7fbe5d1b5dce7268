import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AccordionContent, AccordionItem, AccordionTrigger } from '../accordion/index.ts'
import { Button } from '../button/index.ts'
import { ButtonGroup } from '../button-group/index.ts'
import { CardTitle } from '../card/index.ts'
import { ChatMessage } from '../chat-message/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Field } from '../field/index.ts'
import { FileDrop } from '../file-drop/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { CloseIcon, HeartIcon, PlayIcon } from '../icons/index.ts'
import { Input } from '../input/index.ts'
import { PasswordInput } from '../password-input/index.ts'
import { SahaProvider } from '../provider/index.ts'
import { Radio, RadioGroup } from '../radio-group/index.ts'
import { Select } from '../select/index.ts'
import { SkipLink } from '../skip-link/index.ts'
import { Slider } from '../slider/index.ts'
import { Switch } from '../switch/index.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../tabs/index.ts'
import { renderIn } from '../testing/render.tsx'
import { Textarea } from '../textarea/index.ts'
import { ToggleButton } from '../toggle-button/index.ts'

const listen = () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => warn.mock.calls.map(([text]) => String(text))
}
afterEach(() => void vi.restoreAllMocks())

describe('duplicate ids', () => {
  const controls: [name: string, build: (id: string) => ReactElement][] = [
    ['Checkbox', (id) => <Checkbox id={id}>Sound</Checkbox>],
    ['FileDrop', (id) => <FileDrop id={id} aria-label="Picture" />],
    ['Input', (id) => <Input id={id} aria-label="Name" />],
    ['PasswordInput', (id) => <PasswordInput id={id} aria-label="Password" />],
    ['RadioGroup', (id) => <RadioGroup id={id} aria-label="Speed" />],
    ['Select', (id) => <Select id={id} aria-label="Sort" />],
    ['SkipLink', (id) => <SkipLink targetId={id} />],
    ['Slider', (id) => <Slider id={id} aria-label="Volume" />],
    ['Switch', (id) => <Switch id={id}>Music</Switch>],
    ['Textarea', (id) => <Textarea id={id} aria-label="Text" />],
  ]

  it.each(controls)('warns about the id of a %s', async (name, build) => {
    const told = listen()
    // Also tests an id with selector syntax.
    const id = `"${name}"] *`
    const own = await renderIn('en', name === 'SkipLink' ? <main id={id} /> : <p>Alone</p>)
    const first = await renderIn('en', build(id))
    expect(told()).toEqual([])
    await first.unmount()
    const again = await renderIn('en', <section id={id} />)
    const other = await renderIn('en', <article id={id} />)
    const second = await renderIn('en', build(id))
    await second.rerender(build(id))
    expect(told()).toEqual([
      expect.stringMatching(/The id .* is on \d elements: .*<section>.*Leave `id` out/),
    ])
    for (const screen of [own, again, other, second]) await screen.unmount()
  })

  it('warns about equal ids in two hydrated roots', async () => {
    const told = listen()
    const page = (
      <SahaProvider locale="en">
        <Field label="Name">{(control) => <Input {...control} />}</Field>
      </SahaProvider>
    )
    const places = [document.createElement('div'), document.createElement('div')]
    document.body.append(...places)
    for (const place of places) place.innerHTML = renderToString(page)
    const roots = places.map((place) => hydrateRoot(place, page))
    await vi.waitFor(() =>
      expect(told()).toEqual([expect.stringMatching(/The id .* is on 2 elements: .*identifierPrefix/)]),
    )
    for (const root of roots) root.unmount()
    for (const place of places) place.remove()
  })
})

describe('missing names', () => {
  const unnamed = undefined as never
  const nameless: Record<string, { remedy: string; ui: ReactElement }> = {
    Button: { remedy: 'Say in its children', ui: <Button startIcon={PlayIcon}>{unnamed}</Button> },
    ButtonGroup: { remedy: 'label', ui: <ButtonGroup label={unnamed} /> },
    IconButton: { remedy: 'Say in `label`', ui: <IconButton icon={CloseIcon} label={unnamed} /> },
    TabsList: {
      remedy: 'aria-label',
      ui: (
        <Tabs>
          <TabsList />
        </Tabs>
      ),
    },
    ToggleButton: {
      remedy: 'Say in its children',
      ui: (
        <ToggleButton pressed icon={HeartIcon}>
          {unnamed}
        </ToggleButton>
      ),
    },
  }

  it.each(Object.entries(nameless))('warns about a %s without a name', async (name, { remedy, ui }) => {
    const told = listen()
    const screen = await renderIn('en', ui)
    expect(told()).toEqual([expect.stringContaining(`<${name}> has no name`)])
    expect(told()[0]).toContain(remedy)
    await screen.unmount()
    await renderIn('en', ui)
    expect(told()).toHaveLength(1)
  })

  it('warns about a field whose control does not use its id', async () => {
    const told = listen()
    await renderIn(
      'en',
      <Field label="Name">{(control) => <Input aria-labelledby={control['aria-labelledby']} />}</Field>,
    )
    expect(told()).toEqual([expect.stringMatching(/<Field> finds nothing .* \{\.\.\.control\}/)])
  })
})

describe('parts outside their component', () => {
  const parts: Record<string, { whole: string; ui: ReactElement }> = {
    AccordionItem: { whole: 'Accordion', ui: <AccordionItem value="a" /> },
    AccordionTrigger: { whole: 'Accordion', ui: <AccordionTrigger /> },
    AccordionContent: { whole: 'Accordion', ui: <AccordionContent /> },
    CardTitle: { whole: '<Card>', ui: <CardTitle href="#/">Title</CardTitle> },
    ChatMessage: { whole: '<ChatTranscript>', ui: <ChatMessage from="user" who="You" /> },
    Radio: { whole: '<RadioGroup>', ui: <Radio value="a">A</Radio> },
    TabsContent: { whole: 'Tabs', ui: <TabsContent value="a" /> },
    TabsList: { whole: 'Tabs', ui: <TabsList aria-label="Games" /> },
    TabsTrigger: { whole: 'Tabs', ui: <TabsTrigger value="a" /> },
  }

  it.each(Object.entries(parts))(
    '%s throws and names the component it needs',
    async (_part, { whole, ui }) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      await expect(renderIn('en', ui)).rejects.toThrow(whole)
    },
  )
})
