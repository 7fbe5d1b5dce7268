interface RadixProp {
  description: string
  default?: string
}

/**
 * Descriptions of the props that parts take from Radix. Half of its types have no comments, and the others speak of its
 * internals.
 */
export const radixProps: Readonly<Record<string, RadixProp>> = {
  alignOffset: { description: 'Distance in px by which the panel is moved along its side.', default: '0' },
  align: { description: 'Alignment with the trigger on the other axis.', default: "'start'" },
  'aria-label': { description: 'Text for screen readers in place of the content.' },
  arrowPadding: { description: 'Minimum distance in px between an arrow and the corners.', default: '0' },
  asChild: { description: 'Renders the child element with the part’s props and behavior.', default: 'false' },
  avoidCollisions: { description: 'Flips and moves the panel to stay inside the boundary.', default: 'true' },
  checked: { description: 'The controlled state. Use with `onCheckedChange`.', default: 'false' },
  children: { description: 'The other parts.' },
  collapsible: { description: 'Allows the only open section to be closed again.', default: 'false' },
  collisionBoundary: {
    description: 'Elements that the panel stays inside, besides the viewport.',
    default: '[]',
  },
  collisionPadding: { description: 'Distance in px that the panel keeps from the boundary.', default: '0' },
  defaultOpen: { description: 'Whether it is open at first when uncontrolled.', default: 'false' },
  defaultValue: { description: 'Initial value when uncontrolled.' },
  deferPointerDownOutside: {
    description: 'Waits for the click of a press outside before it counts, so that other code can stop it.',
    default: 'false',
  },
  disabled: { description: 'Disables the part.', default: 'false' },
  disableHoverableContent: { description: 'Closes when the pointer leaves the trigger.', default: 'false' },
  forceMount: { description: 'Keeps the content mounted while it is closed, for animation libraries.' },
  getValueLabel: { description: 'Returns the accessible text of the value. `valueText` replaces it.' },
  hideWhenDetached: {
    description: 'Hides the panel while its trigger is scrolled out of view.',
    default: 'false',
  },
  loop: { description: 'Wraps around when arrow keys reach an end.', default: 'false' },
  modal: { description: '`true` blocks the rest of the page while it is open.', default: 'false' },
  onCheckedChange: { description: 'Called with the new state when the user toggles the item.' },
  onCloseAutoFocus: {
    description: 'Called before focus returns to the trigger. Prevent it to focus another element.',
  },
  onEscapeKeyDown: { description: 'Called when Escape is pressed. Prevent it to stay open.' },
  onFocusOutside: { description: 'Called when focus moves outside. Prevent it to stay open.' },
  onInteractOutside: { description: 'Called on a press or focus outside. Prevent it to stay open.' },
  onOpenAutoFocus: { description: 'Called before focus moves inside. Prevent it to focus another element.' },
  onOpenChange: { description: 'Called with the new state when it opens or closes.' },
  onPointerDownOutside: { description: 'Called on a press outside. Prevent it to stay open.' },
  onSelect: { description: 'Called when the item is chosen. Prevent it to keep the menu open.' },
  onValueChange: { description: 'Called with the new value when the user changes it.' },
  open: { description: 'The controlled state. Use with `onOpenChange`.' },
  sideOffset: { description: 'Distance in px from the trigger.' },
  sticky: {
    description:
      '`partial` keeps the panel in view while its trigger is partly visible, `always` in any case.',
    default: "'partial'",
  },
  textValue: { description: 'Text that typing matches. By default the text of the item.' },
  type: { description: '`single` allows one open section, `multiple` any number.' },
  updatePositionStrategy: {
    description: '`optimized` updates the position when needed, `always` in every frame.',
    default: "'optimized'",
  },
  value: { description: 'The controlled value. Use with `onValueChange`.' },
  virtualRef: { description: 'Ref to an object with a rectangle, in place of an element.' },
}
