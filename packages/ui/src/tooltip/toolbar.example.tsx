import { IconButton } from '@saha/ui/icon-button'
import { HeartIcon } from '@saha/ui/icons/heart'
import { ShareIcon } from '@saha/ui/icons/share'
import { useKit } from '@saha/ui/provider'
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from '@saha/ui/tooltip'

const texts = {
  en: {
    share: 'Share',
    shareTip: 'Send a link to this game',
    heart: 'Favorite',
    heartTip: 'Shown on your page',
  },
  ar: { share: 'مشاركة', shareTip: 'أرسل رابط اللعبة', heart: 'المفضلة', heartTip: 'تظهر في صفحتك' },
}

export default function Toolbar() {
  const { share, shareTip, heart, heartTip } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <TooltipProvider>
      <div style={{ display: 'flex', gap: '0.75rem', marginBlockStart: '4rem' }}>
        <Tooltip>
          <TooltipTrigger asChild>
            <IconButton icon={ShareIcon} label={share} />
          </TooltipTrigger>
          <TooltipContent>{shareTip}</TooltipContent>
        </Tooltip>
        <Tooltip>
          <TooltipTrigger asChild>
            <IconButton icon={HeartIcon} label={heart} />
          </TooltipTrigger>
          <TooltipContent>{heartTip}</TooltipContent>
        </Tooltip>
      </div>
    </TooltipProvider>
  )
}
