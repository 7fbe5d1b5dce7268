/**
 * Cuts a preview inside another preview, such as a story on a docs page, from its parent. It would post its globals to
 * it as to the manager, and they would replace those of the page.
 */
export function detachNestedPreview(target: Window): void {
  const container = target.frameElement?.ownerDocument.defaultView
  if (container && '__STORYBOOK_PREVIEW__' in container) Object.assign(target, { parent: target })
}
