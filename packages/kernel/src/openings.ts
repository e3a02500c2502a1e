/** For the `opening` of a game: the first of a seat's answers that has this form, as its kind and the name it holds. */
export function firstAnswer(kind: string, form: RegExp): (answers: readonly string[]) => string | null {
  return (answers) => {
    for (const answer of answers) {
      const name = form.exec(answer)?.[1]
      if (name !== undefined) return `${kind} ${name}`
    }
    return null
  }
}
