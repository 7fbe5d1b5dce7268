import { describe, expect, it } from 'vitest'
import { describeConformance } from '../testing/conformance.tsx'
import { locales, renderIn } from '../testing/render.tsx'
import { Image } from './image.tsx'
import { broken, fallback, poster } from './image.samples.ts'

describeConformance('Image', (props) => <Image src={poster} alt="A red car on a ramp" {...props} />, {
  slot: 'image',
})

const box = () => {
  const found = document.querySelector<HTMLElement>('[data-slot="image"]')
  if (!found) throw new Error('No picture was rendered.')
  return found
}

describe('Image', () => {
  it('shows the image once it has loaded', async () => {
    const screen = await renderIn('en', <Image src={poster} alt="A red car" />)
    await expect.element(box()).toHaveAttribute('data-state', 'loaded')
    await expect.element(screen.getByRole('img', { name: 'A red car' })).toHaveAttribute('src', poster)
  })

  it('keeps its aspect ratio in every state', async () => {
    const screen = await renderIn(
      'en',
      <div style={{ inlineSize: '300px' }}>
        <Image src={undefined} alt="" />
      </div>,
    )
    const shape = () => [box().clientWidth, box().clientHeight]
    expect(box().dataset.state).toBe('loading')
    expect(shape()).toEqual([300, 192])
    await screen.rerender(
      <div style={{ inlineSize: '300px' }}>
        <Image src={poster} alt="" />
      </div>,
    )
    await expect.element(box()).toHaveAttribute('data-state', 'loaded')
    expect(shape()).toEqual([300, 192])
  })

  it('shows the fallback image and sets its state', async () => {
    const screen = await renderIn('ar', <Image src={broken} fallbackSrc={fallback} alt="سيارة حمراء" />)
    await expect.element(box()).toHaveAttribute('data-state', 'fallback')
    await expect.element(screen.getByRole('img', { name: 'سيارة حمراء' })).toHaveAttribute('src', fallback)
  })

  it.each([undefined, broken])('never shows a broken image (fallback: %s)', async (fallbackSrc) => {
    const screen = await renderIn(
      'en',
      <Image src={broken} alt="A red car" {...(fallbackSrc ? { fallbackSrc } : {})} />,
    )
    await expect.element(box()).toHaveAttribute('data-state', 'failed')
    expect(box().querySelector('img')).toBeNull()
    await expect.element(screen.getByRole('img', { name: 'A red car' })).toBeVisible()
  })

  it('hides a failed decorative image from assistive technology', async () => {
    const screen = await renderIn('en', <Image src={broken} alt="" />)
    await expect.element(box()).toHaveAttribute('data-state', 'failed')
    expect(screen.getByRole('img').elements()).toEqual([])
  })

  it('is loading while its URL is unknown', async () => {
    const screen = await renderIn('en', <Image src={undefined} fallbackSrc={fallback} alt="A red car" />)
    expect(box().dataset.state).toBe('loading')
    expect(screen.getByRole('img').elements()).toEqual([])
  })

  it('shows an image at once that was shown before', async () => {
    const first: (string | undefined)[] = []
    const noteState = (element: HTMLElement | null) => {
      if (element) first.push(element.dataset.state)
    }
    const image = <Image ref={noteState} src={`${poster}#shown`} alt="" />
    const screen = await renderIn('en', image)
    await expect.element(box()).toHaveAttribute('data-state', 'loaded')
    await screen.rerender(<p>Another screen</p>)
    await screen.rerender(image)
    expect(first).toEqual(['loading', 'loaded'])
  })

  it('treats an empty URL as broken', async () => {
    await renderIn('en', <Image src="" alt="" />)
    expect(box().dataset.state).toBe('failed')
  })

  it('restarts with a new source', async () => {
    const screen = await renderIn('en', <Image src={broken} alt="" />)
    await expect.element(box()).toHaveAttribute('data-state', 'failed')
    await screen.rerender(<Image src={poster} alt="" />)
    await expect.element(box()).toHaveAttribute('data-state', 'loaded')
  })

  it('loads lazily unless `loading` is `eager`', async () => {
    const screen = await renderIn('en', <Image src={poster} alt="" />)
    expect(box().querySelector('img')?.loading).toBe('lazy')
    await screen.rerender(<Image src={poster} alt="" loading="eager" />)
    expect(box().querySelector('img')?.loading).toBe('eager')
  })

  it.each(locales)('never mirrors the image (%s)', async (locale) => {
    await renderIn(locale, <Image src={poster} alt="" />)
    const image = box().querySelector('img')
    expect(image && getComputedStyle(image).scale).toBe('none')
  })
})
