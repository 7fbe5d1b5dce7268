import { Prose } from '@saha/ui/prose'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: {
    title: 'House rules',
    text: 'Play fair, speak kindly, and read',
    link: 'all rules',
    points: ['One account each', 'No shouting'],
  },
  ar: {
    title: 'قواعد الساحة',
    text: 'العب بنزاهة، وتكلّم بلطف، واقرأ',
    link: 'القواعد كاملة',
    points: ['حساب واحد لكل لاعب', 'لا صراخ'],
  },
}

export default function CustomElements() {
  const { title, text, link, points } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Prose style={{ maxInlineSize: '36rem' }}>
      <h3>{title}</h3>
      <p>
        {text} <a href="#/rules">{link}</a>.
      </p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Prose>
  )
}
