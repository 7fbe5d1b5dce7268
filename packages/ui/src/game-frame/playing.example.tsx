import { GameFrame } from '@saha/ui/game-frame'
import { useKit } from '@saha/ui/provider'
import { useEffect, useRef, useState } from 'react'

const texts = {
  en: { title: 'Game: Star Catcher', loading: 'Setting out the tiles…' },
  ar: { title: 'لعبة: صائد النجوم', loading: 'نُجهّز لك الساحة…' },
}

// A game that reports when it is ready.
const game = `data:text/html,${encodeURIComponent(
  '<body style="background:#06202a;font-size:4rem"><script>parent.postMessage("ready", "*")</script>⭐',
)}`

export default function Playing() {
  const { title, loading } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'ready'>('loading')
  useEffect(() => {
    const receive = ({ data, source }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === 'ready') setState('ready')
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [])
  return (
    <div style={{ aspectRatio: '16 / 9' }}>
      <GameFrame src={game} title={title} state={state} loadingText={loading} frameRef={frame} />
    </div>
  )
}
