import { MONEY, type Phrase, type Vocabulary } from './vocabulary.ts'

/** What is added to a claim, and what stands between it and its sum; a sum for each invoice may stand before the whole. */
const ADDED: readonly { readonly fee: string; readonly interest: string; readonly at: string }[] = [
  {
    fee: String.raw`indemnité forfaitaire|frais de (?:recouvrement|relance|rappel|dossier|mise en demeure)`,
    interest: String.raw`(?:intérêts|pénalités)(?: de retard| moratoires)?`,
    at: String.raw`soit|d['’]un montant de|(?:s['’])?élev\p{L}* à|de`,
  },
  {
    fee: String.raw`spese di (?:sollecito|recupero|gestione|mora)|indennizzo forfettario|importo forfettario`,
    interest: String.raw`interessi(?: di mora| moratori| legali)?`,
    at: String.raw`pari a|per(?: complessivi)?|di|ammont\p{L}* a|ossia`,
  },
  {
    fee: String.raw`(?:gastos|costes) de (?:reclamación|cobro|gestión|devolución)|indemnización`,
    interest: String.raw`intereses(?: de demora| moratorios)?`,
    at: String.raw`por importe de|de|asciend\p{L}* a|es decir|por`,
  },
  {
    fee: String.raw`(?:aanmanings|herinnerings|incasso|administratie)kosten`,
    interest: String.raw`(?:wettelijke |vertragings)?rente`,
    at: String.raw`van|ad|bedra\p{L}*|ofwel|te weten`,
  },
  {
    fee: String.raw`(?:despesas|encargos|custos) de (?:cobrança|aviso|processamento|emissão)|indemnização`,
    interest: String.raw`juros(?: de mora| moratórios)?`,
    at: String.raw`no valor de|no montante de|de|ascend\p{L}* a|ou seja|isto é`,
  },
]
/** What is left out of a sum, and what names another one. */
const WITHOUT = String.raw`(?<!(?<!\p{L})(?:sans|hors|sin|senza|sem|exclusief|zonder)\s(?:(?:les|los|gli|os|wettelijke)\s)?)`
const NO_OTHER = String.raw`(?!(?<!\p{L})(?:sommes?|soldes?|saldo|(?<!por )importe|somma|bedrag|compris\p{L}*|en sus)(?!\p{L}))`
const EACH = String.raw`(?:${MONEY}(?:\s\p{L}+){1,3},?\s)?`

/** How letters of reminder say in sentences what is added, in French, Italian, Spanish, Dutch and Portuguese. */
export const REMINDER_LANGUAGES: Vocabulary = {
  labels: {},
  phrases: ADDED.flatMap(({ fee, interest, at }): readonly Phrase[] => [
    sayAdded('reminder_fee', fee, String.raw`(?:${NO_OTHER}[^.;!?\d]){0,40}?${EACH}(?:(?:${at})\s)?`),
    sayAdded('interest_amount', interest, String.raw`(?:${NO_OTHER}[^.;!?\d]|\d[\d.,]{0,5}\s?%){0,60}?(?:${at})\s`),
  ]),
}

function sayAdded(key: string, what: string, between: string): Phrase {
  return {
    key,
    form: new RegExp(String.raw`(?<!\p{L})${WITHOUT}(?:${what})(?!\p{L})${between}(?<value>${MONEY})`, 'iu'),
    confidence: 0.74,
  }
}
