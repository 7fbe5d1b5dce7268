import { Button, type ButtonProps } from '@saha/ui'

interface ExamplePromptsProps extends Pick<ButtonProps, 'variant'> {
  title: string
  texts: readonly string[]
  /** Writes the example into the field; the user sends it. */
  onPick: (text: string) => void
}

/** Suggests prompts for an empty field. */
export const ExamplePrompts = ({ title, texts, onPick, variant }: ExamplePromptsProps) => (
  <section aria-labelledby="examples" className="grid gap-2">
    <h2 id="examples" className="type-label text-ink-muted">
      {title}
    </h2>
    <ul className="grid gap-2">
      {texts.map((text) => (
        <li key={text}>
          <Button
            type="button"
            size="small"
            className="text-start"
            {...(variant ? { variant } : {})}
            onClick={() => onPick(text)}
          >
            <bdi>{text}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  </section>
)
