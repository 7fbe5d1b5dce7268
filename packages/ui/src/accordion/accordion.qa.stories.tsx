import { useSample } from '../testing/sample.ts'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from './accordion.tsx'

export default { title: 'Components/Structure/Accordion/QA', tags: ['qa', '!dev', '!autodocs'] }

/** Open, closed, disabled, and with a heading on several lines. */
export function Variants() {
  const { asks, say } = useSample({
    en: {
      asks: [
        'Rules',
        'Scores',
        'Closed for the season',
        'What happens to my scores when I play in two languages on two devices at once?',
      ],
      say: 'The first to reach the lantern wins. On a draw, both play one more round.',
    },
    ar: {
      asks: [
        'القواعد',
        'النتائج',
        'مغلق حتى الموسم المقبل',
        'ماذا يحدث لنتائجي إن لعبت بلغتين على جهازين في الوقت نفسه؟',
      ],
      say: 'يفوز من يصل إلى الفانوس أولًا، وعند التعادل يلعب الاثنان جولة أخرى.',
    },
  })
  return (
    <Accordion type="multiple" defaultValue={['0', '3']} className="max-w-sm">
      {asks.map((ask, at) => (
        <AccordionItem key={ask} value={`${at}`} disabled={at === 2}>
          <AccordionTrigger>{ask}</AccordionTrigger>
          <AccordionContent>{say}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  )
}
