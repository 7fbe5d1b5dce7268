import { Button, Heading, Text } from '@saha/ui'
import { useTranslations } from 'use-intl'

const ideas = ['ideaPlan', 'ideaExplain', 'ideaWrite', 'ideaCode'] as const

/** Heading above the field of an empty chat. */
export function EmptyChatHeading() {
  const t = useTranslations('chatbot')
  return (
    <div>
      <Heading level={2} size="heading">
        {t('empty')}
      </Heading>
      <Text tone="muted">{t('emptyHint')}</Text>
    </div>
  )
}

/** Suggests prompts below the field. A click writes one into the field; the user sends it. */
export function ChatIdeas({ onPick }: { onPick: (text: string) => void }) {
  const t = useTranslations('chatbot')
  return (
    <ul aria-label={t('ideas')} className="grid gap-2 sm:grid-cols-2">
      {ideas.map((idea) => (
        <li key={idea} className="grid">
          <Button size="small" className="text-start" onClick={() => onPick(t(idea))}>
            {t(idea)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
