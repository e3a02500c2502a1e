/** Slips of grammar and typography that come of putting sentences together, which nobody sees in the pieces. */
import type { Language } from '@waystation/kernel'

const SLIPS: { readonly [L in Language]: readonly RegExp[] } = {
  en: [
    // "a ochre animal"; but "a one", "a unit", "a used tile", "phase A or".
    /(?:\ba|(?:^|[.!?:] )A) (?!one\b|uni|use|eu)[aeiou]\w*/,
    // "an building"; but "an hour", "an 8".
    /\b[aA]n (?!hour|honest|8|11|18)[^aeiouAEIOU\s"“]\w*/,
    // "1 cards"; but "1 bonus", "1 less", "row 1 has", "Year 1 begins".
    /(?<![\w.,$+–-])(?<!\b[A-Z][a-z]* )1 (?!bonus|less|plus|across|this|is|was|has|as\b)[a-z]+s\b/,
    /\w [,.;:!?](?:\s|$)/,
    // "57 %"
    /\d[ \u00a0]%/,
  ],
  fr: [
    // "le étang"; but "le onze", "prenez-le à".
    /(?<![\p{L}’-])(?:le|la|je|se|ne|me|te|de|que) (?!onz|oui|un)[aeiouéèêàâîôûœ]\p{L}+/iu,
    /(?<!\p{L})si ils?(?!\p{L})/iu,
    // "de les cases", "à le ranch"; but "de les prendre".
    /(?<!\p{L})(?:de|à) les? (?!\p{L}+(?:er|ir|re)(?!\p{L}))\p{L}*/iu,
    // "1 cartes"; but "1 as", "1 fois", "pile 1 depuis".
    /(?<![\p{L}\d.,$+–-])1 (?!as|bonus|croix|fois|pas|plus|mois|dans|sous|sans|puis|depuis|vers)[a-zéèœ]+[sx](?!\p{L})/u,
    // "0 cases"; but "0 as", "0 fois".
    /(?<![\p{L}\d.,$+–−-])0 (?!as(?!\p{L})|bonus|croix|fois|pas|plus|mois|dans|sous|sans|puis|depuis|vers)[a-zéèœ]+[sx](?!\p{L})/u,
    // "2 ou plus shérifs"; but "3 ou plus tard", "20 ou plus ou".
    /\d ou (?:plus|moins) (?!tard|tôt|ou |et |de |d’|que )\p{L}+/u,
    // "avance de 1 lieu".
    /(?<!\p{L})de 1 (?:case|lieu|étape|rangée|pas)(?!\p{L})/iu,
    // These want a space before them, and one that does not break.
    /\p{L}[;!?»]/u,
    // "Amende: 3"; but an address.
    /\p{L}:(?!\/\/)/u,
    / [;:!?»]/,
    /\p{L} [,.](?:\s|$)/u,
  ],
}
/**
 * In any language: a word twice (but "vous vous trouvez"), a space twice, an apostrophe of the typewriter, the name of a
 * square for the machine ("r6c2").
 */
const ANYWHERE: readonly RegExp[] = [
  /(?<![\p{L}’-])(?!vous|nous)(\p{L}{2,}) \1(?![\p{L}’-])/iu,
  / {2}/,
  /'/,
  /\br\dc\d/,
]

/** The first words that are not good language; null if all is well. */
export function slipIn(language: Language, text: string): string | null {
  for (const slip of [...SLIPS[language], ...ANYWHERE]) {
    const found = slip.exec(text)
    if (found) return found[0]
  }
  return null
}
