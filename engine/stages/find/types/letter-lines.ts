const SALUTATION =
  /^(?:sehr geehrte|(?:liebe|lieber|guten tag|hallo|werte|werter|grüezi|grüß gott|moin|servus|verehrte|verehrter|hochverehrte|hi)\b|dear\b|to whom it may concern|gentlemen\b|hello\b|good (?:morning|afternoon|day)\b|madame|monsieur)/iu
const CLOSING =
  /^(?:mit (?:\p{L}+ ){1,3}gr[üu](?:ß|ss)|(?:\p{L}+ ){0,2}gr[üu](?:ß|ss)e?n?(?!\p{L})|hochachtungsvoll|(?:very |sincerely |respectfully |faithfully )?(?:yours|truly)(?!\p{L})|(?:sincerely|respectfully|cordially)(?!\p{L})|(?:(?:with )?(?:kind|best|warm|warmest) )?(?:regards|wishes)(?!\p{L}))/iu
const CLOSING_WORDS = 8

/** "Sehr geehrte Frau Vogt,", "Dear Sirs": with this the text of a letter begins. */
export function isSalutationLine(text: string): boolean {
  return SALUTATION.test(text.trim())
}

/** "Mit freundlichen Grüßen", "Yours faithfully,": under this somebody signs. */
export function isClosing(text: string): boolean {
  return CLOSING.test(text.trim()) && text.trim().split(/\s+/).length <= CLOSING_WORDS
}
