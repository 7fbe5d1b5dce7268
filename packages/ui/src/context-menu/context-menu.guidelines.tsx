import { Card, CardBody, CardHeader, CardTitle } from '../card/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { MoreIcon } from '../icons/index.ts'
import type { Guideline } from '../testing/component-docs.ts'

const words = {
  en: { title: 'Neon Drift', text: 'Race through the night.', more: 'More about Neon Drift' },
  ar: { title: 'سباق النيون', text: 'سباق في قلب الليل.', more: 'المزيد عن «سباق النيون»' },
}

export const guidelines: readonly Guideline[] = [
  {
    do: {
      rule: {
        en: 'Offer the same actions behind a visible button.',
        ar: 'ضع الأفعال نفسها خلف زر ظاهر أيضًا.',
      },
      sample: (language) => (
        <Card>
          <CardHeader>
            <CardTitle level={4}>{words[language].title}</CardTitle>
            <IconButton icon={MoreIcon} size="small" variant="quiet" label={words[language].more} />
          </CardHeader>
          <CardBody>{words[language].text}</CardBody>
        </Card>
      ),
    },
    dont: {
      rule: {
        en: 'Do not hide an action in the context menu alone: nothing shows that it exists.',
        ar: 'لا تخفِ فعلًا في قائمة السياق وحدها؛ فلا شيء يدل عليها.',
      },
      sample: (language) => (
        <Card>
          <CardTitle level={4}>{words[language].title}</CardTitle>
          <CardBody>{words[language].text}</CardBody>
        </Card>
      ),
    },
  },
]
