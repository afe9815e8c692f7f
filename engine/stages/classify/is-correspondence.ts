/** A salutation on a line of its own: German, English, French, Italian, Spanish, Portuguese, Dutch. */
const SALUTATIONS = [
  String.raw`sehr geehrte|to whom it may concern|gentlemen|madam`,
  String.raw`(?:liebe[rs]?|guten (?:tag|morgen)|hallo|werte[rs]?|grüezi|verehrte[rs]?|dear|hello|good (?:morning|afternoon))(?!\p{L})`,
  String.raw`(?:madame|monsieur|mesdames|messieurs|ch[eè]re?s?|bonjour)(?!\p{L})`,
  String.raw`(?:gentil[ei]|gentilissim[oa]|egregi[oa]?|car[oaie]|buongiorno)(?!\p{L})`,
  String.raw`(?:(?:muy )?señor(?:es)?|estimad[oa]s?|distinguid[oa]s?|querid[oa]s?|buenos días)(?!\p{L})`,
  String.raw`(?:ex\.?\s?m[oa]s?\.?|prezad[oa]s?|bom dia)(?!\p{L})`,
  String.raw`(?:geachte|beste)(?!\p{L})`,
]
const SALUTATION = new RegExp(String.raw`^(?:${SALUTATIONS.join('|')})[^;]{0,70}(?<!\.)$`, 'iu')
const CLOSINGS = [
  String.raw`mit (?:\p{L}+ ){1,3}gr[üu](?:ß|ss)|(?:\p{L}+ ){0,2}gr[üu](?:ß|ss)e?n?(?!\p{L})|hochachtungsvoll`,
  String.raw`(?:very |sincerely |respectfully |faithfully )?(?:yours|truly)(?!\p{L})|(?:sincerely|respectfully|cordially)(?!\p{L})`,
  String.raw`(?:(?:with )?(?:kind|best|warm|warmest) )?(?:regards|wishes)(?!\p{L})`,
  String.raw`(?:(?:bien )?cordialement|(?:sincères |meilleures )?salutations|veuillez (?:agréer|recevoir))(?!\p{L})`,
  String.raw`(?:(?:porg(?:iamo|o) )?(?:distinti|cordiali|cari|migliori) saluti|(?:con )?i migliori saluti|un caro saluto)(?!\p{L})`,
  String.raw`(?:(?:les? saluda |muy )?atentamente|(?:reciban? )?un (?:cordial saludo|saludo|abrazo)|saludos|cordialmente)(?!\p{L})`,
  String.raw`(?:(?:com os )?(?:nossos )?(?:melhores )?cumprimentos|atenciosamente|respeitosamente)(?!\p{L})`,
  String.raw`(?:met (?:\p{L}+ ){1,2}groet(?:en)?|hoogachtend|groet(?:en|jes)?)(?!\p{L})`,
]
const CLOSING = new RegExp(`^(?:${CLOSINGS.join('|')})`, 'iu')
const CLOSING_WORDS = 8
const FEWEST_LINES = 2
/** Words of a line of text; a letter beside a side column is set narrow. */
const FEWEST_WORDS = 5
const MOST_AMOUNTS = 1

/**
 * Whether lines of text stand between a salutation and a closing, with hardly an amount: what is written so speaks for itself,
 * whatever it is about.
 * @param columns each line's columns, left to right
 */
export function isCorrespondence(columns: readonly (readonly string[])[], amounts: number): boolean {
  if (amounts > MOST_AMOUNTS) return false
  const salutation = columns.findIndex((texts) => texts.some((text) => SALUTATION.test(text.trim())))
  if (salutation < 0) return false
  const behind = columns.slice(salutation + 1)
  const closing = behind.findIndex((texts) =>
    texts.some((text) => CLOSING.test(text.trim()) && text.trim().split(/\s+/).length <= CLOSING_WORDS),
  )
  const isText = (text: string): boolean => text.split(/\s+/).length >= FEWEST_WORDS
  return closing >= 0 && behind.slice(0, closing).filter((texts) => texts.some(isText)).length >= FEWEST_LINES
}
