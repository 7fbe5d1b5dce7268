import { useKit } from '@saha/ui/provider'
import { Text } from '@saha/ui/text'

const texts = {
  en: {
    lead: 'Pick a game and play it here and now.',
    body: 'Every game runs in your browser, on any screen you have at hand.',
    note: 'Scores are saved when you are signed in.',
  },
  ar: {
    lead: 'اختر لعبة وابدأ فورًا.',
    body: 'كل لعبة تعمل في متصفحك، وعلى أي شاشة بين يديك.',
    note: 'تُحفظ نتائجك بعد تسجيل الدخول.',
  },
}

export default function LeadAndBody() {
  const { lead, body, note } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <div style={{ display: 'grid', gap: '0.75rem', maxInlineSize: '36em' }}>
      <Text size="lead">{lead}</Text>
      <Text>{body}</Text>
      <Text size="caption" tone="muted">
        {note}
      </Text>
    </div>
  )
}
