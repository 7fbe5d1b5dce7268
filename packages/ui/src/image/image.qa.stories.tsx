import { useSample } from '../testing/sample.ts'
import { broken, fallback, poster } from './image.samples.ts'
import { Image, type ImageProps } from './image.tsx'

export default { title: 'Components/Structure/Image/QA', tags: ['qa', '!dev', '!autodocs'] }

const states: Pick<ImageProps, 'src' | 'fallbackSrc'>[] = [
  { src: poster },
  { src: undefined },
  { src: broken, fallbackSrc: fallback },
  { src: broken },
]
const ratios = ['25 / 16', '16 / 9', '1 / 1'] as const

/** Every state in every aspect ratio. */
export function Variants() {
  const { car } = useSample({ en: { car: 'A red car' }, ar: { car: 'سيارة حمراء' } })
  return (
    <div className="grid max-w-4xl grid-cols-2 items-start gap-4 sm:grid-cols-4">
      {ratios.flatMap((ratio) =>
        states.map((state) => (
          <Image
            key={`${ratio} ${state.src} ${state.fallbackSrc}`}
            className="rounded-tile"
            ratio={ratio}
            loading="eager"
            alt={car}
            {...state}
          />
        )),
      )}
    </div>
  )
}
