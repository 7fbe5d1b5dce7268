/**
 * The live-stories rule: a story that passes a state without listening for its change looks broken, because pressing
 * it does nothing. QA sheets, which show states side by side, may.
 */
const changes = {
  open: /^onOpenChange$/,
  checked: /^on(?:Checked)?Change$/,
  pressed: /^on(?:PressedChange|Click)$/,
  value: /^on(?:ValueChange|Change|Seek)$/,
}
/** Elements whose `value` is a choice or a text of the person, and not what they are made of. */
const takesValue =
  /(?:RadioGroup|Tabs|Slider|SegmentedControl|AspectRatioPicker|RatingInput|Select|SearchBox|PromptInput|Input|Textarea|Accordion|input|select|textarea)$/

const live = {
  create(context) {
    return {
      JSXOpeningElement(node) {
        const element = context.sourceCode.getText(node.name)
        const given = node.attributes.flatMap((attribute) => {
          if (attribute.type === 'JSXAttribute') return [String(attribute.name.name)]
          // A spread of literals is read like props; one of a variable may hold anything.
          const text = context.sourceCode.getText(attribute.argument)
          return /^\(?[\w.]+\)?$/.test(text)
            ? ['disabled']
            : [...text.matchAll(/\b(\w+):/g)].map(([, name]) => name)
        })
        // What is disabled or read only is meant to stay.
        if (given.some((name) => name === 'disabled' || name === 'readOnly')) return
        for (const [state, change] of Object.entries(changes)) {
          if (!given.includes(state) || given.some((name) => change.test(name))) continue
          if (state === 'value' && !takesValue.test(element)) continue
          context.report({
            node,
            message: `<${element}> is held at its ${state}, so that pressing it does nothing: listen for the change, or pass the default instead.`,
          })
        }
      },
    }
  },
}

export default { meta: { name: 'stories' }, rules: { live } }
