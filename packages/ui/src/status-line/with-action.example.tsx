import { Button } from '@saha/ui/button'
import { StopIcon } from '@saha/ui/icons/stop'
import { useKit } from '@saha/ui/provider'
import { StatusLine } from '@saha/ui/status-line'

const texts = {
  en: { busy: 'Making the video…', detail: '1:20 so far, usually about 2 minutes', stop: 'Stop' },
  ar: { busy: 'جارٍ إعداد الفيديو…', detail: 'مضت 1:20، والمعتاد نحو دقيقتين', stop: 'إيقاف' },
}

export default function WithAction() {
  const { busy, detail, stop } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const button = (
    <Button size="small" startIcon={StopIcon}>
      {stop}
    </Button>
  )
  return (
    <StatusLine state="busy" detail={detail} action={button}>
      {busy}
    </StatusLine>
  )
}
