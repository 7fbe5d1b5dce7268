import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@saha/ui/accordion'
import { useKit } from '@saha/ui/provider'

const texts = {
  en: [
    {
      question: 'Do I need an account to play?',
      answer: 'No. An account keeps your scores and your favorites, nothing else.',
    },
    { question: 'Can I play on my phone?', answer: 'Yes, every game works by touch.' },
  ],
  ar: [
    { question: 'هل أحتاج إلى حساب لألعب؟', answer: 'لا. الحساب يحفظ نتائجك وألعابك المفضلة فحسب.' },
    { question: 'هل يمكنني اللعب على الهاتف؟', answer: 'نعم، كل الألعاب تعمل باللمس.' },
  ],
}

export default function Questions() {
  const questions = texts[useKit().locale === 'ar' ? 'ar' : 'en']
  return (
    <Accordion style={{ maxInlineSize: '36rem' }}>
      {questions.map(({ question, answer }) => (
        <AccordionItem key={question} value={question}>
          <AccordionTrigger>{question}</AccordionTrigger>
          <AccordionContent>{answer}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  )
}
