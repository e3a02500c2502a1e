/**
 * Ends this process in order when the one that started it is gone. npm puts a shell between itself and a script: a signal
 * sent to npm ends that shell alone, and nobody tells the script.
 */
export function endWithParent(everyMs = 250) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, everyMs)
  watch.unref()
}
