/** « de Tom », « d’Anne ». */
export const of = (name: string): string => (/^[aeiouàâéèêëîïôûœæ]/i.test(name) ? `d’${name}` : `de ${name}`)
/** « à Denver », « dans la ville du coin vert ». */
export const inTown = (town: string): string => (/^(?:la |le |l’)/.test(town) ? `dans ${town}` : `à ${town}`)
