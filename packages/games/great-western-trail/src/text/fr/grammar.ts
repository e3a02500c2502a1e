/** « de Tom », « d’Anne ». */
export const of = (name: string): string => (/^[aeiouàâéèêëîïôûœæ]/i.test(name) ? `d’${name}` : `de ${name}`)
