/** The game menu: what `waystation` opens on a terminal when it is given nothing to do. */
import { allGames, type CatalogEntry } from '@waystation/catalog'
import { LANGUAGES, type Language, Refusal } from '@waystation/kernel'
import type { Context, ExitCode } from '../context.ts'
import { UserError } from '../errors.ts'
import { askLine, chooseRow } from '../io/choices.ts'
import { wordRefusal } from '../refusals.ts'
import { setUp } from './menu-setup.ts'
import { play, type PlayOptions } from './play.ts'

type Choice =
  | { readonly do: 'play'; readonly entry: CatalogEntry }
  | { readonly do: 'resume' }
  | { readonly do: 'language' }
  | { readonly do: 'quit' }

export interface MenuHost {
  context(language: Language): Context
  showHelp(): void
}

/** Until somebody leaves. Without a person at the other end it shows the help instead of waiting for one. */
export async function menu(host: MenuHost, first: Language): Promise<ExitCode> {
  let context = host.context(first)
  if (!context.input.interactive) {
    host.showHelp()
    return 0
  }
  context.out.line(context.out.paint.bold(context.words.menu.welcome))
  for (;;) {
    const choice = await choose(context)
    if (choice.do === 'quit') break
    if (choice.do === 'language') context = host.context(otherLanguage(context.language))
    else if ((await sit(context, choice)) !== 0) break
  }
  context.out.line(context.words.menu.bye)
  return 0
}

async function choose(context: Context): Promise<Choice> {
  const { words, out } = context
  const boxes = await Promise.all(
    allGames().map(async (entry) => ({ entry, text: await entry.texts[context.language]() })),
  )
  const rows = boxes.map(({ entry: { meta, sample }, text }) => [
    out.paint.bold(text.title),
    words.games.players(meta.seats.min, meta.seats.max),
    sample ? words.play.sample : text.tagline,
  ])
  const choices: Choice[] = [
    ...boxes.map(({ entry }): Choice => ({ do: 'play', entry })),
    { do: 'resume' },
    { do: 'language' },
    { do: 'quit' },
  ]
  const index = await chooseRow(context, words.menu.whichGame, [
    ...rows,
    [words.menu.resume],
    [words.menu.language],
    [words.menu.quit],
  ])
  return index === null ? { do: 'quit' } : choices[index]
}

/** Plays one game; what cannot be done is told, and the menu comes back. */
async function sit(context: Context, choice: Extract<Choice, { do: 'play' | 'resume' }>): Promise<ExitCode> {
  try {
    if (choice.do === 'resume') {
      const resume = await askLine(context, context.words.menu.file)
      return resume ? await play(context, undefined, { resume }) : 0
    }
    const options: PlayOptions | null = await setUp(context, choice.entry)
    return options === null ? 0 : await play(context, choice.entry.id, options)
  } catch (error) {
    if (error instanceof UserError) context.out.line(error.message)
    else if (error instanceof Refusal) context.out.line(wordRefusal(error, context.words))
    else throw error
    return 0
  }
}

function otherLanguage(language: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length]
}
