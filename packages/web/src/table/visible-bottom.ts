/** How far down the table can be seen: below is what stays at the lower edge, the prompt, or the bar of a replay. */
export function visibleBottom(): number {
  const edges = [...document.querySelectorAll('.prompt, .replay-room .replay-bar')]
  return Math.min(innerHeight, ...edges.map((edge) => edge.getBoundingClientRect().top))
}
