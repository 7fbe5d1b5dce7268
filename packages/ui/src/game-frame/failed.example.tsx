import { Button } from '@saha/ui/button'
import { GameFrame } from '@saha/ui/game-frame'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: {
    title: 'Game: Star Catcher',
    error: 'The game could not be loaded. Check your connection and try again.',
    back: 'Back to the game’s page',
  },
  ar: {
    title: 'لعبة: صائد النجوم',
    error: 'تعذّر تحميل اللعبة. تحقّق من اتصالك ثم أعد المحاولة.',
    back: 'العودة إلى صفحة اللعبة',
  },
}

export default function Failed() {
  const { title, error, back } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [state, setState] = useState<'loading' | 'error'>('error')
  return (
    <div style={{ aspectRatio: '16 / 9' }}>
      <GameFrame
        src={null}
        title={title}
        state={state}
        errorText={error}
        onRetry={() => setState('loading')}
        actions={
          <Button asChild variant="quiet">
            <a href="#/game">{back}</a>
          </Button>
        }
      />
    </div>
  )
}
