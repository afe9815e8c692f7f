import type { Candidate } from '../../../domain/field.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { BY } from '../tables/deadlines/by-words.ts'
import { scanComingDays } from '../tables/deadlines/scan-coming-days.ts'
import { readParagraphs } from '../tables/layout/read-paragraphs.ts'
import { sentenceAround } from '../tables/layout/sentence-around.ts'
import type { DateOrder } from '../values/scan-dates.ts'
import { DISCOUNT, OTHER_TERM } from './find-terms.ts'

/** What is asked for by the day: money, on an account. */
const PAY =
  /überweis(?:en|t)|(?<!\p{L})(?:be)?zahl(?:en|t|bar)|begleich|(?:mein|unser)\p{L}* \p{L}*konto|zahlung (?:bis|erwarten|erbitten)|(?<!\p{L})(?:pay|settle|remit)(?:able|ment (?:is )?(?:due|by|before))?(?!\p{L})|payment (?:by|before)(?!\p{L})|(?:please|kindly) transfer|(?:régl(?:er|ez|able)|vers(?:er|ez))(?!\p{L})|salda(?:re|te)|saldat[oai] entro|pagamento (?:entro|até)|ingreso (?:antes|hasta)|pago (?:antes|hasta)|virement (?:avant|jusqu)|bonific(?:are|o)|versare|pag(?:are|ate|ar|ue|uen|ável)(?!\p{L})|ingres(?:ar|e)(?!\p{L})|abon(?:ar|e)(?!\p{L})|transfer(?:ir|ência até)|(?:te )?betal(?:en|ing)|te voldoen|overma(?:ken|akt)|(?<!\p{L})[A-Z]{2}\d{2} ?[A-Z\d]{4} ?\d{4}/iu
/** What has come already, or is only told. */
const SETTLED =
  /berücksichtigt|eingegangen|verbucht|received|will appear|reçus?(?!\p{L})|enregistrés|ricevut[io]|registrat[io]|recibid[oa]s?|ontvangen|verwerkt|recebid[oa]s?|confirm/iu
/** Days by which to ask for more time. */
const BY_PARTS =
  /payment plan|instal?ments?(?!\p{L})|ratenzahlung|ratenplan|stundung|échéancier|échelonn|rateizzazion|rateale|fraccionad|aplazamiento|betalingsregeling|prestações|plano de pagamento/iu
const YEAR = /(?:19|20)\d{2}$|[./-]\d{2}$/
/** Characters before a day in which its words stand. */
const REACH = 60
const CONFIDENCE = 0.8

/** "Bitte überweisen Sie bis zum 1. Oktober", "Graag voor 2 augustus op NL03 ...": the next such day behind the paper's own. */
export function findComingDue(layout: Layout, order: DateOrder, issued: string | null): readonly Candidate[] {
  if (issued === null) return []
  return readParagraphs(layout).flatMap((paragraph) => {
    const { page, text, words } = paragraph
    return scanComingDays(paragraph, order, issued)
      .filter(({ value, from, to }) => value >= issued && !YEAR.test(text.slice(from, to).trim()))
      .filter(({ from, to }) => {
        const said = text.slice(...sentenceAround(text, from, to))
        return BY.test(text.slice(Math.max(0, from - REACH), from)) && PAY.test(said) && !isOther(said)
      })
      .map(({ value, from, to }) =>
        makeCandidate(value, wordsBetween({ words }, from, to), page, CONFIDENCE, 'day by which to pay'),
      )
  })
}

function isOther(said: string): boolean {
  return DISCOUNT.test(said) || OTHER_TERM.test(said) || BY_PARTS.test(said) || SETTLED.test(said)
}
