/** Returns true for the Escape that closes the open list of a combobox, which the overlay around it must not take. */
export const isEscapeOfList = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.matches('[role=combobox][data-state=open]')
