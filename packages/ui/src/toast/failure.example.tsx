import { Button } from '@saha/ui/button'
import { useKit } from '@saha/ui/provider'
import { ToastProvider, useToast } from '@saha/ui/toast'

const texts = {
  en: {
    send: 'Send score',
    failed: { title: 'Your score was not sent', description: 'Check your connection and try again.' },
  },
  ar: {
    send: 'أرسل النتيجة',
    failed: { title: 'لم تُرسل نتيجتك', description: 'تحقق من اتصالك بالإنترنت ثم أعد المحاولة.' },
  },
}

function SendScore() {
  const { send, failed } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const { show } = useToast()
  return <Button onClick={() => show({ ...failed, tone: 'danger', duration: Infinity })}>{send}</Button>
}

export default function Failure() {
  return (
    <ToastProvider>
      <SendScore />
    </ToastProvider>
  )
}
