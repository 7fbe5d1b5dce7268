import { Banner } from '@saha/ui/banner'
import { Button } from '@saha/ui/button'
import { Field } from '@saha/ui/field'
import { Form, type FormErrors } from '@saha/ui/form'
import { Heading } from '@saha/ui/heading'
import { Input } from '@saha/ui/input'
import { NumberInput } from '@saha/ui/number-input'
import { useKit } from '@saha/ui/provider'
import { useState } from 'react'

const texts = {
  en: {
    title: 'Book a table',
    email: 'Email',
    guests: 'Guests',
    price: 'Budget',
    book: 'Book',
    full: 'Only four seats are left.',
    done: 'Booked.',
  },
  ar: {
    title: 'احجز طاولة',
    email: 'البريد الإلكتروني',
    guests: 'عدد الضيوف',
    price: 'الميزانية',
    book: 'احجز',
    full: 'بقيت أربعة مقاعد فقط.',
    done: 'تم الحجز.',
  },
}

/** A form with numbers, whose server refuses more than four guests. */
export function Booking() {
  const t = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  const [errors, setErrors] = useState<FormErrors>({})
  const [isBooked, setBooked] = useState(false)
  async function book(data: FormData) {
    const response = await fetch('/bookings', { method: 'POST', body: JSON.stringify([...data]) })
    setBooked(response.ok)
    setErrors(response.ok ? {} : { guests: t.full })
  }
  return (
    <Form errors={errors} action={book}>
      <Heading level={1}>{t.title}</Heading>
      <Field label={t.email} name="email" required>
        {(control) => <Input {...control} type="email" />}
      </Field>
      <Field label={t.guests} name="guests" required>
        {(control) => <NumberInput {...control} min={1} max={12} />}
      </Field>
      <Field label={t.price} name="price" optional>
        {(control) => (
          <NumberInput {...control} min={0} formatOptions={{ style: 'currency', currency: 'AED' }} />
        )}
      </Field>
      <Button type="submit" variant="action">
        {t.book}
      </Button>
      {isBooked && <Banner tone="success">{t.done}</Banner>}
    </Form>
  )
}
