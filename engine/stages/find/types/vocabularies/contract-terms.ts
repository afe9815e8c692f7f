import { findMonths, MONTH_SPAN } from '../labelled/time-words.ts'
import type { Phrase } from './vocabulary.ts'

/** Characters before a span in which stands what it is the length of. */
const LEAD = 70
/** What else has a length: notice, trial, renewal, and what is owed or warranted. */
const OTHER_TERM =
  /kündig|probezeit|verläng|gewährleist|verjähr|notice|probation|renew|extend|extension|warrant|préavis|essai|re(?:conduc|conduit|nouvel)|garantie|preavviso|prova|rinnov|prorog|preaviso|prueba|pr[oó]rrog|renov|opzeg|proeftijd|verleng|aviso|experimental|antecedência|confiden|geheim|verschwieg/iu

/** What lasts, with the words that lead to how long, by language. */
const LASTING: readonly string[] = [
  String.raw`(?:laufzeit|dauer|zeitraum)\b[^.]{0,50}?\b(?:von|beträgt|über|auf)\s+(?:zunächst\s+|mindestens\s+)?`,
  String.raw`(?:term|period)\b[^.]{0,50}?\b(?:of|is|for)\s+(?:a period of\s+)?`,
  String.raw`(?:durée|(?:conclu|consenti|souscrit|accordé|donné)\p{L}*)(?!\p{L})[^.]{0,60}?(?<!\p{L})(?:de|pour|à|d['’])\s*(?:une (?:durée|période) (?:\p{L}+ ){0,2}de\s+)?`,
  String.raw`(?:durata|(?:stipulat|conclus|concess)\p{L}*)(?!\p{L})[^.]{0,60}?(?<!\p{L})(?:di|per|in)\s+(?:(?:la durata|un periodo) di\s+)?`,
  String.raw`(?:duración|vigencia|(?:pactad|concertad|celebrad)\p{L}*)(?!\p{L})[^.]{0,60}?(?<!\p{L})(?:de|por|en)\s+(?:un (?:plazo|período|periodo) de\s+)?`,
  String.raw`(?:duur|looptijd|aangegaan|gesloten)\b[^.]{0,60}?\b(?:van|voor|is|bedraagt)\s+(?:(?:de|een) (?:duur|periode|tijd) van\s+)?`,
  String.raw`(?:duração|vigência|celebrad\p{L}*|prazo)(?!\p{L})[^.]{0,60}?(?<!\p{L})(?:de|por|é de)\s+(?:um (?:prazo|período) de\s+)?`,
]
/** The same where the words before the span are enough. */
const FOR_THE_TERM: readonly string[] = [
  String.raw`(?:für|auf)\s+(?:die dauer von|einen zeitraum von)\s+`,
  String.raw`for\s+(?:a (?:fixed |minimum |initial )?(?:term|period) of|an initial (?:term|period) of)\s+`,
]
/** A heading with the span right behind it: "Duración. Cinco años". */
const HEADED = String.raw`(?:laufzeit|dauer|durée|durata|duración|looptijd|duur|duração|term|duration)\s?[.:–-]{1,2}\s+`
const LASTS = String.raw`(?:gilt|läuft|besteht|bleibt|dauert|remains? in (?:force|effect)|continues?|valid|in force|runs?|lasts?)\b[^.]{0,30}?(?:\b(?:für|auf|über|for)\s+(?:die dauer von\s+|a (?:term|period) of\s+)?|(?<=dauert |läuft ))`

/** How long a contract runs at first. */
const TERMS: readonly (readonly [source: string, confidence: number])[] = [
  ...LASTING.map((lead) => [lead, 0.82] as const),
  ...FOR_THE_TERM.map((lead) => [lead, 0.85] as const),
  [HEADED, 0.8],
  [LASTS, 0.72],
  // "wird auf fünf Jahre fest geschlossen"
  [String.raw`(?<!\p{L})(?:für|auf)\s+(?=(?:[^.;]|\d\.){3,70}\b(?:ge|abge)schlossen|[^.;]{3,40}\bfest\b)`, 0.8],
]

function sayMonths(match: RegExpExecArray): string | null {
  const before = match.input
    .slice(Math.max(0, match.index - LEAD), match.index)
    .split(/[.;]\s/u)
    .at(-1)!
  return OTHER_TERM.test(before + match[0]) ? null : (findMonths(match.groups!['value']!)?.value ?? null)
}

/** A contract ends by itself, or goes on only if both agree anew; by language. What looks back stands behind what is told at once. */
const ENDS: readonly string[] = [
  String.raw`verlängert sich (?:(?:dadurch|danach|hierdurch|damit|aber|jedoch|auch) )?nicht\b|(?:keine|ohne) (?:automatische|stillschweigende)[rn]? verlängerung|verlängerung (?:\p{L}+ ){0,3}(?:ist ausgeschlossen|tritt nicht ein|findet nicht statt|erfolgt nicht)|(?:endet|enden)(?!\p{L})(?:[^.]|\d\.){0,140}?(?:ohne dass es (?:\p{L}+ ){0,3}(?:einer )?(?:\p{L}+ )?kündigung bedarf|ohne kündigung)`,
  String.raw`(?=do|sh|wi|ma|ne)(?<!(?:if|unless|where|case)\b[^.;]{0,50})(?:(?:does|do|shall|will|may) not|never) (?:be )?(?:automatically |tacitly )?(?:renew|extend)|no (?:automatic|tacit) (?:renewal|extension)|not renew automatically|is not (?:automatically )?(?:renewed|renewable)`,
  String.raw`(?:sans|exclu\p{L}*|aucune|ni)\s+(?:(?!\.)[^;]){0,24}?(?:tacite |automatique )?(?:reconduction|renouvellement)(?! (?:expresse|écrit))|(?:ne|n['’])\s?(?:\p{L}+ ){1,3}(?:pas |point )?(?:tacitement |être ){0,3}(?:reconduit|renouvelé)|non (?:reconductible|renouvelable)|(?:reconduction|renouvellement)(?: tacite)? (?:est |étant )?exclu|(?:prend(?:ra)?|prenant) fin(?!\p{L})[^.]{0,90}?sans qu['’]il soit (?:besoin|nécessaire)`,
  String.raw`(?:senza|esclus\p{L}*|esclud\p{L}*|nessun)\s+(?:(?!\.)[^;]){0,24}?(?:rinnovo|proroga|rinnovazione)|non (?:si|è|sarà|potrà|viene) (?:\p{L}+ ){0,2}(?:rinnov|prorog)|(?:rinnovo|proroga|rinnovazione)(?: tacit[oa]| automatic[oa])? (?:è |resta )?esclus|senza (?:necessità|bisogno|obbligo) di (?:preventiva )?disdetta`,
  String.raw`(?:sin|excluy\p{L}*|exclu\p{L}*)\s+(?:(?!\.)[^;]){0,30}?(?:prórroga|renovación|reconducción)|no (?:se|será|podrá|es|habrá|cabrá)\s?(?:\p{L}+ ){0,2}(?:prórroga|prorrog|renov|tácita)|(?:prórroga|renovación|reconducción)(?: tácita| automática)? (?:queda )?exclu|(?:extingu|finaliz|termin)\p{L}*[^.]{0,90}?sin necesidad de (?:preaviso|denuncia|notificación|requerimiento)`,
  String.raw`zonder\s+(?:dat )?(?:[\p{L}]+ ){0,4}(?:verlenging|verlengd|opzegging (?:is )?(?:vereist|nodig))|(?:wordt|kan|is) niet (?:\p{L}+ ){0,3}verleng|verlenging is uitgesloten|eindigt (?:\p{L}+ ){0,3}van rechtswege|van rechtswege eindig`,
  String.raw`(?:sem|exclu\p{L}*)\s+(?:(?!\.)[^;]){0,24}?(?:renovação|prorrogação)|não (?:se|é|será|pode|poderá|haverá|havendo|há)\s?(?:\p{L}+ ){0,3}(?:renov|prorrog)|não renovável|(?:renovação|prorrogação)(?: automática| tácita)? (?:fica |é )?(?:exclu|afastad)`,
]

/** A contract goes on unless one of its parties speaks up; by language. */
const GOES_ON: readonly string[] = [
  String.raw`verlängert (?:sich|er sich|es sich)(?! nicht)|(?:automatisch|stillschweigend)\p{L}* (?:um|verlänger)|verlängerung um (?:jeweils|je)\b|setzt sich\b[^.]{0,60}\bfort\b`,
  String.raw`automatic(?:ally)? (?:be )?(?:renew|extend)|(?:renews?|extends?) (?:automatically|tacitly|for)|(?:is|are|be) (?:then )?tacitly (?:renewed|extended)|tacit(?:ly)? (?:renew|extend)|shall (?:be )?(?:automatically )?(?:renew|extend)(?:ed)?|auto-?renew|(?:automatic )?renewal:?\s+(?:yes|ja|automatic)|further terms? of|successive (?:\S+ ){0,2}(?:terms?|periods?)|(?<!may |can |could |not |unless |if )(?:is|are|be) (?:then |automatically )?(?:renewed|extended) (?:each|every|for|automatically|from)|(?:will|shall|does) (?:then |automatically ){0,3}(?:renew|continue (?:on a )?month)|roll(?:s|ing|ed)? over|rolling (?:\p{L}+ )?(?:basis|contract|term)`,
  String.raw`tacite(?:ment)?\s+(?:re(?:condu|nouvel)|prolong|prorog)|(?:reconduit|renouvelé|prolongé|prorogé)\p{L}* (?:tacitement|automatiquement|de plein droit|d['’]année en année)|(?:se renouvelle(?:ra)?|reconduction|renouvellement) (?:tacite|automatique|tacitement|automatiquement)|(?<!ne )(?:est|sera) (?:ensuite )?(?:reconduit|renouvelé)\p{L}* (?:par|pour)|tacite reconduction`,
  String.raw`tacitamente|tacit[oa] (?:rinnov|prorog)|(?:rinnovo|proroga|rinnovazione) (?:tacit|automatic)|(?<!non )(?:si|è|sarà|viene|intende(?:rà)?) (?:(?:tacitamente|automaticamente|di diritto|quindi|poi) ){0,4}(?:rinnov(?:a|erà|ato|ata)|prorog(?:a|herà|ato|ata))`,
  String.raw`(?:prórroga|renovación|reconducción)(?:es)? (?:tácita|automática)|tácita reconducción|tácitamente|(?<!no )se (?:entenderá )?(?:prorrogar|renovar|prorrog|renuev|prorrogad|renovad)\p{L}*|(?<!no )(?:será|quedará) (?:\p{L}+ ){0,2}(?:prorrogad|renovad)`,
  String.raw`stilzwijgend\p{L}*|automatisch (?:\p{L}+ ){0,6}(?:verlengd|verlenging|voortgezet)|(?:wordt|is) (?:\p{L}+ ){0,5}(?:telkens|steeds) (?:\p{L}+ ){0,6}verlengd|telkens (?:met|voor) (?:\p{L}+ ){1,4}verlengd|(?:wordt|is) (?:\p{L}+ ){0,4}voortgezet voor (?:\p{L}+ ){0,3}period`,
  String.raw`(?:renovação|prorrogação)(?:ões)? (?:automática|tácita)|(?<!não )(?:renov|prorrog)(?:a|ar|ando)-se|(?<!não )(?:será|é|considera-se) (?:\p{L}+ ){0,2}(?:renovad|prorrogad)|(?:automática|tácita|sucessiva)mente (?:\p{L}+ )?(?:renov|prorrog)|renovável (?:automática|por)`,
]

/** How long a contract runs and what comes then, as its sentences say it. */
export const TERM_PHRASES: readonly Phrase[] = [
  ...TERMS.map(([lead, confidence]) => ({
    key: 'term_months',
    form: new RegExp(`${lead}(?<value>${MONTH_SPAN})`, 'iu'),
    confidence,
    says: sayMonths,
  })),
  ...ENDS.map((source) => ({ key: 'auto_renewal', form: new RegExp(source, 'iu'), confidence: 0.93, says: 'false' })),
  ...GOES_ON.map((source) => ({ key: 'auto_renewal', form: new RegExp(source, 'iu'), confidence: 0.85, says: 'true' })),
]
