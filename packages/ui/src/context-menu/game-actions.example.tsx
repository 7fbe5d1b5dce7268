import { Button } from '@saha/ui/button'
import {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuSeparator,
  ContextMenuTrigger,
} from '@saha/ui/context-menu'
import { FullscreenIcon } from '@saha/ui/icons/fullscreen'
import { TrashIcon } from '@saha/ui/icons/trash'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: {
    play: 'Play Neon Drift',
    actions: 'Game',
    full: 'Play in full screen',
    remove: 'Remove from my games',
  },
  ar: { play: 'العب «سباق النيون»', actions: 'اللعبة', full: 'العب ملء الشاشة', remove: 'أزلها من ألعابي' },
}

export default function GameActions() {
  const { play, actions, full, remove } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <ContextMenu>
      <ContextMenuTrigger asChild>
        <Button size="large">{play}</Button>
      </ContextMenuTrigger>
      <ContextMenuContent aria-label={actions}>
        <ContextMenuItem icon={FullscreenIcon}>{full}</ContextMenuItem>
        <ContextMenuSeparator />
        <ContextMenuItem icon={TrashIcon} variant="danger">
          {remove}
        </ContextMenuItem>
      </ContextMenuContent>
    </ContextMenu>
  )
}
