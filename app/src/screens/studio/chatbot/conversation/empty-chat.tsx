import { Button, Heading, Text } from '@saha/ui'
import { useTranslations } from 'use-intl'

const ideas = ['ideaPlan', 'ideaExplain', 'ideaWrite', 'ideaCode'] as const

/** Suggests prompts. A click writes one into the field; the user sends it. */
export function EmptyChat({ onPick }: { onPick: (text: string) => void }) {
  const t = useTranslations('chatbot')
  return (
    <div className="absolute inset-0 grid content-start gap-4 overflow-y-auto">
      <div>
        <Heading level={2} size="heading">
          {t('empty')}
        </Heading>
        <Text tone="muted">{t('emptyHint')}</Text>
      </div>
      <ul aria-label={t('ideas')} className="grid gap-2 sm:grid-cols-2">
        {ideas.map((idea) => (
          <li key={idea} className="grid">
            <Button size="small" className="text-start" onClick={() => onPick(t(idea))}>
              {t(idea)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
