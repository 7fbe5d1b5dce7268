import { Prose, type LoadFormulas } from '@saha/ui/prose'
import { useKit } from '@saha/ui/provider'

const height = String.raw`$$
h = \frac{v_0^2}{2g} = \frac{20^2}{2 \cdot 9.81} \approx 20.4
$$`

const texts = {
  en: `The height in meters follows from $v^2 = v_0^2 - 2gh$ with $v = 0$:\n\n${height}`,
  ar: `ينتج الارتفاع بالمتر من $v^2 = v_0^2 - 2gh$ حين تكون $v = 0$:\n\n${height}`,
}

const loadFormulas: LoadFormulas = async () => {
  const { default: temml } = await import('temml')
  return (tex, element, displayMode) => temml.render(tex, element, { displayMode, throwOnError: true })
}

export default function Formulas() {
  const text = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return <Prose text={text} loadFormulas={loadFormulas} style={{ maxInlineSize: '36rem' }} />
}
