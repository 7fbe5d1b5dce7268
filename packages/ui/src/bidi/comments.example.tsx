import { UserText } from '@saha/ui/bidi'
import { useKit } from '@saha/ui/provider'

const texts = { en: { comments: 'Comments' }, ar: { comments: 'التعليقات' } }

/** Comments of users, in any language. */
const comments = [
  'Neon Drift أجمل لعبة سباق جرّبتها هذا الأسبوع!',
  'Best racing game so far (10/10)!',
  '12 :)',
  'كتبت نسختي منها بلغة C++',
]

export default function Comments() {
  const label = texts[useKit().locale === 'ar' ? 'ar' : 'en'].comments
  return (
    <ul
      aria-label={label}
      style={{
        display: 'grid',
        gap: '0.75rem',
        maxInlineSize: '28rem',
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {comments.map((text) => (
        <li key={text}>
          <UserText as="p">{text}</UserText>
        </li>
      ))}
    </ul>
  )
}
