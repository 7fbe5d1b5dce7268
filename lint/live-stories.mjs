/**
 * Reports stories that pass a state without its change handler: they look broken, because a click does nothing. QA
 * stories, which show states side by side, are exempt.
 */
const changes = {
  open: /^onOpenChange$/,
  checked: /^on(?:Checked)?Change$/,
  pressed: /^on(?:PressedChange|Click)$/,
  value: /^on(?:ValueChange|Change|Seek)$/,
}
/** Elements whose `value` is the user's choice or text. */
const takesValue =
  /(?:RadioGroup|Tabs|Slider|SegmentedControl|AspectRatioPicker|RatingInput|Select|SearchBox|PromptInput|Input|Textarea|Accordion|input|select|textarea)$/

const live = {
  create(context) {
    return {
      JSXOpeningElement(node) {
        const element = context.sourceCode.getText(node.name)
        const given = node.attributes.flatMap((attribute) => {
          if (attribute.type === 'JSXAttribute') return [String(attribute.name.name)]
          // A spread of literals counts as props; a spread variable may hold anything.
          const text = context.sourceCode.getText(attribute.argument)
          return /^\(?[\w.]+\)?$/.test(text)
            ? ['disabled']
            : [...text.matchAll(/\b(\w+):/g)].map(([, name]) => name)
        })
        // A disabled or read-only element cannot change.
        if (given.some((name) => name === 'disabled' || name === 'readOnly')) return
        for (const [state, change] of Object.entries(changes)) {
          if (!given.includes(state) || given.some((name) => change.test(name))) continue
          if (state === 'value' && !takesValue.test(element)) continue
          context.report({
            node,
            message: `<${element}> controls its ${state} without a change handler, so a click does nothing: handle the change, or pass the default value instead.`,
          })
        }
      },
    }
  },
}

export default { meta: { name: 'stories' }, rules: { live } }
