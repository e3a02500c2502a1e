const TYPING = 'input:not([type=range]), textarea, select, [contenteditable]'

/** Whether a key belongs to somebody who is typing, to a window that is open, or to the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  if (document.querySelector('dialog[open], .privacy')) return true
  return event.target instanceof Element && event.target.closest(TYPING) !== null
}
