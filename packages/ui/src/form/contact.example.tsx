import { Button } from '@saha/ui/button'
import { Field } from '@saha/ui/field'
import { Form } from '@saha/ui/form'
import { Input } from '@saha/ui/input'
import { useKit } from '@saha/ui/provider'
import { Textarea } from '@saha/ui/textarea'
import { useState } from 'react'

const texts = {
  en: { email: 'Email', message: 'Message', send: 'Send', sent: 'Sent.' },
  ar: { email: 'البريد الإلكتروني', message: 'الرسالة', send: 'أرسل', sent: 'أُرسلت.' },
}

export default function Contact() {
  const { email, message, send, sent } = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [isSent, setSent] = useState(false)
  return (
    <Form action={() => setSent(true)}>
      <Field label={email} name="email" required>
        {(control) => <Input {...control} type="email" autoComplete="email" />}
      </Field>
      <Field label={message} name="message" required>
        {(control) => <Textarea {...control} />}
      </Field>
      <Button type="submit" style={{ justifySelf: 'start' }}>
        {send}
      </Button>
      <output>{isSent && sent}</output>
    </Form>
  )
}
