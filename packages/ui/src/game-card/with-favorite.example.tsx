import { GameCard } from '@saha/ui/game-card'
import { IconButton } from '@saha/ui/icon-button'
import { HeartIcon } from '@saha/ui/icons/heart'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: { title: 'Neon Drift', category: 'Racing', favorite: 'Add Neon Drift to favorites' },
  ar: { title: 'سباق النيون', category: 'سباقات', favorite: 'أضف سباق النيون إلى المفضلة' },
}

const image =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 25 16'%3E%3Cpath fill='teal' d='M0 16V9l9 3 16-8v12z'/%3E%3C/svg%3E"

export default function WithFavorite() {
  const { title, category, favorite } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [isFavorite, setFavorite] = useState(false)
  return (
    <div style={{ maxInlineSize: '17rem' }}>
      <GameCard
        href="#/game/neon-drift"
        hue="racing"
        title={title}
        category={category}
        image={image}
        rating={4.8}
        action={
          <IconButton
            icon={HeartIcon}
            size="small"
            label={favorite}
            pressed={isFavorite}
            onClick={() => setFavorite(!isFavorite)}
          />
        }
      />
    </div>
  )
}
