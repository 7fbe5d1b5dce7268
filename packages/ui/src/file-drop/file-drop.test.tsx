import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Field } from '../field/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { FileDrop } from './index.ts'

describeConformance(
  'FileDrop',
  (props) => <FileDrop aria-label="صورة" accept={['image/png']} maxBytes={2048} {...props} />,
  { slot: 'file-drop' },
)

const png = (name = 'sun.png', bytes = 3) => new File(['0'.repeat(bytes)], name, { type: 'image/png' })
const root = () => document.querySelector('[data-slot="file-drop"]') as HTMLElement
const input = () => document.querySelector('input') as HTMLInputElement
const holding = (...files: File[]) => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}
const drag = (type: 'dragover' | 'drop' | 'dragleave', dataTransfer: DataTransfer) => {
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
  root().dispatchEvent(event)
  return event
}

describe('FileDrop', () => {
  afterEach(() => vi.restoreAllMocks())

  it('removes its files when its form is reset', async () => {
    const screen = await renderIn(
      'en',
      <form>
        <FileDrop aria-label="Picture" />
      </form>,
    )
    drag('drop', holding(png()))
    await expect.element(screen.getByText('sun.png')).toBeVisible()
    document.querySelector('form')?.reset()
    await expect.element(screen.getByText('sun.png')).not.toBeInTheDocument()
  })

  it('accepts a dropped file', async () => {
    const taken = vi.fn()
    const screen = await renderIn('en', <FileDrop aria-label="Picture" onFilesChange={taken} />)
    const sun = png()
    expect(drag('dragover', holding(sun)).defaultPrevented).toBe(true)
    await expect.element(screen.getByText('Drop to add')).toBeVisible()
    drag('drop', holding(sun))
    await expect.element(screen.getByText('sun.png')).toBeVisible()
    expect(taken).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ name: 'sun.png' })], [])
    await expect.element(screen.getByRole('status')).toHaveTextContent('1 file chosen')
  })

  it('accepts a pasted file while focused', async () => {
    const screen = await renderIn('ar', <FileDrop aria-label="صورة" />)
    input().dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: holding(png('شمس.png')), bubbles: true }),
    )
    await expect.element(screen.getByText('شمس.png')).toBeVisible()
    await expect.element(screen.getByRole('status')).toHaveTextContent('اختير ملف واحد')
  })

  it('accepts a picked file, also the same one twice', async () => {
    const taken = vi.fn()
    const screen = await renderIn('en', <FileDrop aria-label="Picture" onFilesChange={taken} />)
    for (const round of [1, 2]) {
      await userEvent.upload(input(), png())
      await expect.element(screen.getByText('sun.png')).toBeVisible()
      await screen.getByRole('button', { name: 'Remove sun.png' }).click()
      await expect.element(screen.getByText('sun.png')).not.toBeInTheDocument()
      expect(taken).toHaveBeenCalledTimes(round * 2)
    }
    expect(document.activeElement).toBe(input())
  })

  it.each([
    [
      'en',
      'type',
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
      'This file type is not supported. Choose PNG or Video.',
    ],
    [
      'ar',
      'type',
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
      'هذا النوع من الملفات غير مقبول هنا. المقبول: PNG أو فيديو.',
    ],
    ['en', 'size', png('sun.png', 2049), 'Too large: 3 kB. The limit is 2 kB.'],
    ['ar', 'size', png('sun.png', 2049), 'الملف كبير: حجمه 3 كيلوبايت، والحد الأقصى 2 كيلوبايت.'],
    ['en', 'empty', png('sun.png', 0), 'The file is empty.'],
    ['ar', 'empty', png('sun.png', 0), 'الملف فارغ.'],
  ] as const)('reports a problem without reading the file (%s, %s)', async (locale, reason, file, said) => {
    const read = vi.spyOn(Blob.prototype, 'arrayBuffer')
    const taken = vi.fn()
    const screen = await renderIn(
      locale,
      <FileDrop aria-label="x" accept={['image/png', 'video/*']} maxBytes={2048} onFilesChange={taken} />,
    )
    drag('drop', holding(file))
    await expect.element(screen.getByText(said)).toBeVisible()
    expect(screen.getByRole('status').element().textContent).toContain(file.name)
    expect(taken).toHaveBeenCalledExactlyOnceWith([], [expect.objectContaining({ reason })])
    expect(read).not.toHaveBeenCalled()
  })

  it('clears the problem when the next file is accepted', async () => {
    const screen = await renderIn('en', <FileDrop aria-label="Picture" accept={['.png']} />)
    drag('drop', holding(new File(['x'], 'a.txt')))
    await expect.element(screen.getByText('1 file was not added')).toBeVisible()
    drag('drop', holding(png()))
    await expect.element(screen.getByText('1 file was not added')).not.toBeInTheDocument()
  })

  it('shows problems that the host found in the content', async () => {
    const screen = await renderIn(
      'ar',
      <FileDrop aria-label="صورة" rejected={[{ file: png(), reason: 'content' }]} />,
    )
    await expect.element(screen.getByText(/تعذّرت قراءة الملف/)).toBeVisible()
  })

  it('prevents the browser from opening a file dropped while disabled', async () => {
    const taken = vi.fn()
    await renderIn('en', <FileDrop aria-label="Picture" disabled onFilesChange={taken} />)
    expect(drag('drop', holding(png())).defaultPrevented).toBe(true)
    expect(taken).not.toHaveBeenCalled()
  })

  it('ignores dragged and pasted text', async () => {
    const taken = vi.fn()
    await renderIn('en', <FileDrop aria-label="Picture" onFilesChange={taken} />)
    const text = new DataTransfer()
    text.setData('text/plain', 'hello')
    expect(drag('dragover', text).defaultPrevented).toBe(false)
    input().dispatchEvent(new ClipboardEvent('paste', { clipboardData: text, bubbles: true }))
    expect(taken).not.toHaveBeenCalled()
  })

  it.each(locales)('isolates a file name in its own direction (%s)', async (locale) => {
    const screen = await renderIn(
      locale,
      <FileDrop
        aria-label="x"
        maxFiles={2}
        files={[png('(1) sun.png'), png('(1) صورة الشمس فوق البحر.png')]}
      />,
    )
    await expect.element(screen.getByText('(1) sun.png')).toHaveAttribute('dir', 'ltr')
    await expect.element(screen.getByText('(1) صورة الشمس فوق البحر.png')).toHaveAttribute('dir', 'rtl')
  })

  it('is named, described and required by its field until it has a file', async () => {
    const screen = await renderIn(
      'en',
      <Field label="Picture" hint="Of the sea." required>
        {(control) => <FileDrop {...control} accept={['image/png']} maxBytes={2048} />}
      </Field>,
    )
    await expect.element(screen.getByRole('group', { name: 'Picture' })).toBeVisible()
    expect(input().required).toBe(true)
    await expect.element(input()).toHaveAccessibleName('Picture Choose a file')
    await expect.element(input()).toHaveAccessibleDescription('Of the sea. PNG Up to 2 kB')
    drag('drop', holding(png()))
    await expect.element(screen.getByText('sun.png')).toBeVisible()
    expect(input().required).toBe(false)
  })

  it('warns about a missing accessible name', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await renderIn('en', <FileDrop />)
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/<FileDrop> has no name.*<Field label/),
    )
  })
})
