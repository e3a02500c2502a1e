/** How far down the table can be seen: below is what stays at the lower edge, one's own things, the prompt, or the bar of a replay. */
export function visibleBottom(): number {
  const stage = document.querySelector('.stage')?.getBoundingClientRect()
  const edges = [...document.querySelectorAll('.prompt, .dock, .replay-room .replay-bar')]
    .map((edge) => edge.getBoundingClientRect())
    // On a phone held sideways they stand beside the table, and hide nothing of it.
    .filter(({ left, right }) => stage === undefined || (left < stage.right && right > stage.left))
  return Math.min(innerHeight, ...edges.map(({ top }) => top))
}
