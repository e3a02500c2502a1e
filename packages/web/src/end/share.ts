/** Hands a text to the person: as a file, or to whatever the device shares with. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

export async function shareText(name: string, title: string, text: string): Promise<void> {
  const files = [new File([text], name, { type: 'text/plain' })]
  if (navigator.canShare?.({ files })) await navigator.share({ files, title }).catch(() => undefined)
  else saveText(name, text)
}
