import { Badge } from '@saha/ui/badge'
import { ArrowEndIcon } from '@saha/ui/icons/arrow-end'
import { Prose } from '@saha/ui/prose'
import { Text } from '@saha/ui/text'
import { TextLink } from '@saha/ui/text-link'
import { useSample } from '../../../packages/ui/src/testing/sample.ts'
import { latestReleases } from '../changelog/changelogs.ts'
import { linkTo } from '../parts/link-to.ts'

const words = { en: { all: 'All changes' }, ar: { all: 'كل التغييرات' } }
const shown = 3

/** The newest changes of each package. They are written in English. */
export function LatestChanges() {
  const say = useSample(words)
  return (
    <>
      <ul className="grid gap-6 md:grid-cols-2">
        {latestReleases.map(({ name, version, changes }) => (
          <li
            key={name}
            lang="en"
            dir="ltr"
            className="tile grid min-w-0 content-start gap-4 rounded-panel bg-surface p-6"
          >
            <p className="flex flex-wrap items-center gap-3">
              <Text as="span" className="font-code">
                {name}
              </Text>
              <Badge tone="selection">{version}</Badge>
            </p>
            <Prose
              text={changes
                .slice(0, shown)
                .map((change) => `- ${change.replaceAll('\n', '\n  ')}`)
                .join('\n')}
            />
          </li>
        ))}
      </ul>
      <p>
        <TextLink
          variant="standalone"
          endIcon={ArrowEndIcon}
          {...linkTo('/story/changelog-releases--releases')}
        >
          {say.all}
        </TextLink>
      </p>
    </>
  )
}
