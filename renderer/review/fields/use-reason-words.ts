import { useTranslation } from 'react-i18next'

/** The engine's reasons are English; German has words for those that are common, and shows the others as they are. */
export function useReasonWords(): (reason: string) => string {
  const { i18n } = useTranslation('review')
  return (reason) => {
    if (i18n.language !== 'de') return reason
    return GERMAN.reduce((text, [english, german]) => text.replace(english, german), reason)
  }
}

const GERMAN: readonly (readonly [RegExp, string])[] = [
  [/^stated in the e-invoice XML/, 'steht im XML der E-Rechnung'],
  [/^stated in the /, 'steht im '],
  [/^words and structure of the document$/, 'Wörter und Aufbau des Belegs'],
  [/^small words of the text$/, 'kleine Wörter des Textes'],
  [/^address with the name$/, 'Anschrift beim Namen'],
  [/ from the date of issue$/, ' ab Belegdatum'],
  [/^set by the user$/, 'von Ihnen gesetzt'],
  [/^labelled telephone number$/, 'beschriftete Telefonnummer'],
  [/^labelled VAT id$/, 'beschriftete USt-IdNr.'],
  [/^VAT id with right check digits$/, 'USt-IdNr. mit richtigen Prüfziffern'],
  [/^IBAN with right check digits$/, 'IBAN mit richtigen Prüfziffern'],
  [/, check digits fail$/, ', Prüfziffern falsch'],
  [/^form of a BIC$/, 'Form einer BIC'],
  [/^printed amount$/, 'gedruckter Betrag'],
  [/^below the return address line$/, 'unter der Absenderzeile'],
  [/^only address block$/, 'einziger Anschriftenblock'],
  [/^tax rows that add up with /, 'Steuerzeilen, die aufgehen mit '],
  [/^rate times taxable amount/, 'Satz mal Nettobetrag'],
  [/^sum of /, 'Summe aus '],
  [/^cash less change/, 'gegeben abzüglich Rückgeld'],
  [/heading '/g, "Überschrift '"],
  [/label '/g, "Beschriftung '"],
  [/' left of it/g, "' links davon"],
  [/' above it/g, "' darüber"],
  [/' before it/g, "' davor"],
]
