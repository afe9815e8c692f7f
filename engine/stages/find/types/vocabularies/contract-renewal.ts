import { WRITTEN_DAY } from '../contracts/day-words.ts'
import { DAY, type Phrase } from './vocabulary.ts'

/** A contract ends by itself, or goes on only if both agree anew; by language. What looks back stands behind what is told at once. */
const ENDS: readonly string[] = [
  String.raw`verlängert sich (?:(?:danach|aber|jedoch|auch) )?nicht\b|(?:keine|ohne) (?:automatische|stillschweigende)[rn]? verlängerung|verlängerung (?:\p{L}+ ){0,3}(?:ist ausgeschlossen|tritt nicht ein|findet nicht statt|erfolgt nicht)|(?:endet|enden)(?!\p{L})(?:[^.]|\d\.){0,140}?(?:ohne dass es (?:\p{L}+ ){0,3}(?:einer )?(?:\p{L}+ )?kündigung bedarf|ohne kündigung)|(?:endet|läuft) (?:\p{L}+ ){0,2}(?:automatisch|von selbst|ohne weiteres)(?=(?:[^.;]|\d\.){0,60}\d{4})`,
  String.raw`(?=do|sh|wi|ma|ne)(?<!(?:if|unless|where|case)\b[^.;]{0,50})(?:(?:does|do|shall|will|may) not|never) (?:be )?(?:automatically |tacitly )?(?:renew|extend)|no (?:automatic|tacit) (?:renewal|extension)|not renew automatically|is not (?:automatically )?(?:renewed|renewable)|(?:does|do|will|shall) not roll over|(?:doesn|won)['’]t (?:automatically )?(?:renew|extend|roll over)|(?:renewal|extension)[^.;]{0,60}?(?:does|shall|will) not (?:occur|happen|take place|be) automatic|renewal:? (?:none|no)(?!\p{L})(?! (?:later|more|less))|(?<!may |can |could |might |or )(?:terminates?|ends?|expires?|ending|expiring|(?:shall|will) (?:automatically )?(?:terminate|end|expire))(?!\p{L})(?:[^.;]|\d\.){0,60}? without (?:(?:the )?(?:need|requirement) (?:for|of) |(?:any|further|prior|either party giving) ){0,3}notice`,
  String.raw`(?:sans|exclu\p{L}*|aucune|ni)\s+(?:(?!\.)[^;]){0,24}?(?:tacite |automatique )?(?:reconduction|renouvellement)(?! (?:expresse|écrit))|(?:ne|n['’])\s?(?:\p{L}+ ){1,3}(?:pas |point )?(?:tacitement |être ){0,3}(?:reconduit|renouvelé)|non (?:reconductible|renouvelable)|(?:reconduction|renouvellement)(?: tacite)? (?:est |étant )?exclu|(?:ne|n['’])\s?(?:comporte|contient|prévoit) (?:pas|aucune)(?: de)? (?:clause de )?(?:tacite )?(?:reconduction|renouvellement)|(?:(?:prend(?:ra)?|prenant) fin|cesse(?:ra)?|s['’]ach[eè]ve(?:ra)?|expire(?:ra)?|fin du contrat)(?!\p{L})[^.;]{0,90}?(?:sans (?:qu['’]il (?:soit|y ait lieu)|que (?:le |un )?congé|autre formalité|formalité|congé|préavis))`,
  String.raw`(?:senza|esclus\p{L}*|esclud\p{L}*|nessun)\s+(?:(?!\.)[^;]){0,24}?(?:rinnovo|proroga|rinnovazione)|non (?:si|è|sarà|potrà|viene) (?:\p{L}+ ){0,2}(?:rinnov|prorog)|(?:rinnovo|proroga|rinnovazione)(?: tacit[oa]| automatic[oa])? (?:è |resta )?esclus|senza (?:necessità|bisogno|obbligo|che occorra|che sia necessaria)(?: di)? (?:\p{L}+ ){0,2}(?:disdetta|preavviso|comunicazione)`,
  String.raw`(?:sin|excluy\p{L}*|exclu\p{L}*)\s+(?:(?!\.)[^;]){0,30}?(?:prórroga|renovación|reconducción)|no (?:se|será|podrá|es|habrá|cabrá)\s?(?:\p{L}+ ){0,2}(?:prórroga|prorrog|renov|tácita)|(?:prórroga|renovación|reconducción)(?: tácita| automática)? (?:queda )?exclu|(?:extingu|finaliz|termin|conclu|vence|cesa|expira)\p{L}*[^.]{0,90}?sin necesidad de (?:\p{L}+ ){0,2}(?:preaviso|aviso|denuncia|notificación|comunicación|requerimiento)`,
  String.raw`zonder\s+(?:dat )?(?:[\p{L}]+ ){0,4}(?:verlenging|verlengd|opzegging (?:is )?(?:vereist|nodig))|eindig\p{L}*[^.;]{0,60}? zonder (?:\p{L}+ ){0,3}opzegging(?!\p{L})|(?:wordt|kan|is) niet (?:\p{L}+ ){0,3}verleng|verlenging is uitgesloten|eindigt (?:\p{L}+ ){0,3}van rechtswege|van rechtswege eindig`,
  String.raw`(?:sem|exclu\p{L}*)\s+(?:(?!\.)[^;]){0,24}?(?:renovação|prorrogação)|não (?:se|é|será|pode|poderá|haverá|havendo|há)\s?(?:\p{L}+ ){0,3}(?:renov|prorrog)|não renovável|(?:renovação|prorrogação)(?: automática| tácita)? (?:fica |é )?(?:exclu|afastad)|(?:caduc|cess|termin|extingu)\p{L}*[^.]{0,90}?sem necessidade de (?:\p{L}+ ){0,2}(?:aviso|pré-aviso|denúncia|comunicação|notificação)`,
]

/** What would go on needs a word of both; by language. */
const ANEW: readonly string[] = [
  String.raw`(?:verlängerung|fortsetzung|weiterführung)(?: des \p{L}+| dieser \p{L}+)? (?:bedarf|erfordert|setzt|ist nur|erfolgt nur|nur)(?!\p{L})[^.;]{0,50}?(?:vereinbar|abrede|einvernehm|zustimmung|schriftlich|voraus)|kann nur (?:\p{L}+ ){0,4}verlängert werden`,
  String.raw`no (?:renewal|extension) (?:unless|except|without)|(?:renewal|extension)s?(?: of (?:this|the) \p{L}+)? (?:requires?|needs?|(?:is|are|shall be) (?:subject to|only))[^.;]{0,40}?(?:agree|writ|consent|new contract)|(?:may|can) (?:only be (?:renewed|extended)|be (?:renewed|extended) only)`,
  String.raw`(?:renouvellement|prolongation|reconduction)(?: du \p{L}+)? (?:nécessite|suppose|exige|requiert|doit faire|fera|ne peut|n['’]est possible qu)[^.;]{0,50}?(?:accord|avenant|écrit|nouve)|ne (?:peut|pourra) être (?:renouvelé|prolongé|reconduit)\p{L}* que|ne se (?:renouvelle(?:ra)?|prolonge(?:ra)?|reconduit|reconduira) pas`,
  String.raw`(?:rinnovo|proroga)(?: del \p{L}+)? (?:richied|necessit|è (?:possibile|ammess[oa]) solo|solo|soltanto|esclusivamente|dovrà)[^.;]{0,50}?(?:accord|scritt|nuov|consenso)|(?:può|potrà) essere (?:rinnovat|prorogat)[oa] (?:solo|soltanto|esclusivamente)`,
  String.raw`(?:prórroga|renovación)(?: del \p{L}+)? (?:requier|requerir|exig|necesit|precis|solo|sólo|únicamente|deberá)[^.;]{0,50}?(?:acuerdo|escrit|nuev|consentimiento)|(?:solo|sólo|únicamente) (?:podrá|se podrá) (?:prorrogar|renovar)`,
  String.raw`verlenging(?: van \p{L}+ \p{L}+)? (?:vereist|behoeft|is (?:slechts|alleen|enkel)|(?:slechts|alleen|enkel|uitsluitend)|kan (?:slechts|alleen|enkel))[^.;]{0,50}?(?:overeenkomst|schriftelijk|overleg|instemming|akkoord)|kan (?:slechts|alleen|enkel) (?:\p{L}+ ){0,4}(?:worden verlengd|verlengd worden)`,
  String.raw`(?:renovação|prorrogação)(?: do \p{L}+)? (?:carece|depende|exig|requer|só|apenas|deverá)[^.;]{0,50}?(?:acordo|escrit|nov|consentimento)|só (?:poderá|pode) ser (?:renovad|prorrogad)`,
]

/** A refusal of the renewal has a form, too: "non-renewal requires written notice". */
const REFUSED = String.raw`(?<!non[- ]|against (?:the |a )?|gegen (?:die|eine) |oposición a (?:la )?|disdetta del |opposition au |opzegging van de |oposição à )`

/** A contract goes on unless one of its parties speaks up; by language. */
const GOES_ON: readonly string[] = [
  String.raw`verlängert (?:sich|er sich|es sich)(?! (?:\p{L}+ )?nicht)|(?:automatisch|stillschweigend)\p{L}* (?:um|verlänger)|verlängerung um (?:jeweils|je)\b|sonst (?:\p{L}+ ){1,3}verlängerung|gilt (?:(?!nicht )\p{L}+ ){0,7}als verlängert|(?:danach|dann|anschließend|sonst),? (?:um )?(?:jeweils|je) (?:um )?(?:weitere|ein)|jeweils (?:um )?(?:weitere )?\d{1,2} monate,? (?:wenn|sofern|falls) nicht gekündigt|setzt sich\b[^.]{0,60}\bfort\b|(?:läuft|gilt|besteht)(?: \p{L}+){0,4} (?:auf unbestimmte (?:zeit|dauer)|unbefristet) (?:weiter|fort)|verlängerung:? (?:auf unbestimmte (?:zeit|dauer)|(?:um )?jeweils \p{L}*\s?\d)`,
  String.raw`automatic(?:ally)? (?:be )?(?:renew|extend)|(?<!(?:may|can|could|might|to) )(?:renews?|extends?) (?:automatically|tacitly|for)|(?:is|are|be) (?:then )?tacitly (?:renewed|extended)|tacit(?:ly)? (?:renew|extend)|shall (?:be )?(?:automatically )?(?:renew|extend)(?:ed)?|auto-?renew|(?:automatic )?renewal:?\s+(?:yes|ja|automatic)|further terms? of|successive (?:\S+ ){0,2}(?:terms?|periods?)|(?<!may |can |could |not |unless |if )(?:is|are|be) (?:then |automatically )?(?:renewed|extended) (?:each|every|for|automatically|from)|(?:will|shall|does) (?:then |automatically ){0,3}(?:renew|continue (?:on a )?month)|(?<!not |n['’]t )roll(?:s|ing|ed)? over|rolling (?:\p{L}+ )?(?:basis|contract|term)|(?:is|be) (?:then )?extended by (?:\S+ ){1,4}at a time|auto(?:matic)?(?:ally)?[ -]?renew(?:al|s)?:? yes|(?<!(?:may|can|could|to|or|not) )(?:renews?|continues?) (?:then )?(?:month[- ]to[- ]month|(?:from )?year[- ]to[- ]year|yearly|annually|monthly|indefinitely (?:unless|until)|each year|every year)|(?:thereafter|afterwards),? (?:it |this \p{L}+ )?(?:shall )?(?:(?:continues?|runs?) )?(?:(?:on a|from|as a) )?(?:month[- ](?:to|by)[- ]month|(?:monthly|rolling|periodic)(?! (?:rent|fee|charge|payment|instal))|for an indefinite (?:period|term))`,
  String.raw`tacite(?:ment)?\s+(?:re(?:condu|nouvel)|prolong|prorog)|(?:reconduit|renouvelé|prolongé|prorogé)\p{L}* (?:tacitement|automatiquement|de plein droit|d['’]année en année)|(?:se renouvelle(?:ra)?|reconduction|renouvellement) (?:tacite|automatique|tacitement|automatiquement)|(?<!ne )(?:est|sera) (?:ensuite )?(?:reconduit|renouvelé)\p{L}* (?:par|pour)|tacite reconduction`,
  String.raw`tacitamente|tacit[oa] (?:rinnov|prorog)|(?:rinnovo|proroga|rinnovazione) (?:tacit|automatic)|(?<!non )(?:si|è|e['’]|sarà|viene|intende(?:rà)?) (?:(?:tacitamente|automaticamente|di diritto|quindi|poi) ){0,4}(?:rinnov(?:a|erà|ato|ata)|prorog(?:a|herà|ato|ata))(?!\p{L})|(?<!non )(?:rinnovat|prorogat)[oaie] (?:di diritto |tacitamente )?(?:per|di) (?:altr|ulterior|ugual|un )`,
  String.raw`(?:prórroga|renovación|reconducción)(?:es)? (?:tácita|automática)|tácita reconducción|tácitamente|(?<!no )se (?:entenderá )?(?:prorrogar|renovar|prorrog|renuev|prorrogad|renovad)\p{L}*|(?<!no )(?:será|quedará) (?:\p{L}+ ){0,2}(?:prorrogad|renovad)`,
  String.raw`stilzwijgend\p{L}*|automatisch (?:\p{L}+ ){0,6}(?:verlengd|verlenging|voortgezet)|(?:wordt|is) (?:\p{L}+ ){0,5}(?:telkens|steeds) (?:\p{L}+ ){0,6}verlengd|telkens (?:met|voor) (?:\p{L}+ ){1,4}verlengd|(?:telkens|steeds) (?:\p{L}+ ){0,2}(?:voortgezet|verlengd)|(?:wordt|is) (?:\p{L}+ ){0,4}voortgezet voor (?:\p{L}+ ){0,3}period`,
  String.raw`(?:renovação|prorrogação)(?:ões)? (?:automática|tácita)|(?<!não )(?:renov|prorrog)(?:a|ar|ando)-?se(?!\p{L})|(?<!não )(?:será|é|considera-se) (?:\p{L}+ ){0,2}(?:renovad|prorrogad)|(?:automática|tácita|sucessiva)mente (?:\p{L}+ )?(?:renov|prorrog)|renovável (?:automática|por)`,
]

/** The landlord's silence lets a lease go on by law, and most leases rule that out (BGB § 545): it says what becomes of a fixed term alone. */
const BY_LAW_NOT = String.raw`stillschweigende[nr]? (?:verlängerung|fortsetzung) (?:\([^)]{3,24}\)|(?:nach|gemäß|i\. ?s\. ?d\.) § ?\d{3} \p{L}+) (?:\p{L}+ ){0,2}(?:ausgeschlossen|widersprochen|besteh\p{L}+ nicht|(?:findet|tritt) nicht|erfolgt nicht)`

/** What ends a contract besides its own day: age, the end of another contract, a breach. */
const OTHER_END =
  /regelalter|rentenalter|altersgrenze|altersrente|mit dem hauptvertrag|endet mit diesem|retirement|main agreement|breach|default|insolven|bankrupt|misconduct|contrat principal|retraite|faute|contratto principale|pensionabile|contrato principal|jubilación|incumplimiento|hoofdovereenkomst|pensioen|aow|reforma|incumprimento/iu
/** A trial that is not renewed stands right before. */
const OF_TRIAL = /(?:probezeit|probation|d['’]essai|di prova|de prueba|proeftijd|experimental)[^]{0,30}$/iu
/** What becomes longer besides the contract. */
const OTHER_LENGTH_BEFORE =
  /(?<!\p{L})(?:die|diese|eine|the|this|le|ce|la|il|questo|el|este|de|deze|o|este) (?:\p{L}*frist|probezeit|bauzeit|lieferzeit|prüfzeit|notice period|trial period|préavis|délai|preavviso|termine|preaviso|plazo|opzegtermijn|proeftijd|pré-aviso|prazo)(?:en)?(?: \p{L}+){0,4} $/iu
const OTHER_LENGTH_BEHIND =
  /^\s*(?:\p{L}+ ){0,3}(?:\p{L}*frist(?:en)?|bauzeit|lieferzeit|probezeit|(?:notice|trial) period|délai|préavis|preavviso|preaviso|opzegtermijn|proeftijd)(?!\p{L})/iu
/** Once, up to a day: that is the term agreed on, or one that is over. */
const TO_ONE_DAY = new RegExp(
  String.raw`^[^.;]{0,60}?(?<!\p{L})(?:until|to|through|bis(?: zum)?|jusqu['’]au|(?:fino )?al|hasta el|tot(?: en met)?|até)\s(?:the\s)?(?:${DAY}|${WRITTEN_DAY})`,
  'iu',
)
const RULED_OUT =
  /^[^.;]{0,60}?(?<!\p{L})(?:ausgeschlossen|widersprochen|(?:findet|tritt|erfolgt|besteht|bestehen) nicht|keine anwendung|excluded|exclue?|esclus[oa]|excluid[oa]|afastad[oa]|uitgesloten|vindt niet plaats)(?!\p{L})/iu
const TAKEN_OUT =
  /^[^.;]{0,60}?(?<!\p{L})(?:deleted|removed|struck out|entfällt|gestrichen|aufgehoben|supprimée?|soppress[oa]|eliminad[oa]|suprimid[oa]|vervalt|geschrapt)(?!\p{L})/iu
/** Characters of a clause before, and behind, what is said. */
const BEFORE = 70
const BEHIND = 110
const CLAUSE_END = /(?<!\d|(?<!\p{L})\p{L}{1,2})[.;]\s/u

function sayEnds(match: RegExpExecArray): string | null {
  const { before, behind } = around(match)
  return OTHER_END.test(before + match[0] + behind) || OF_TRIAL.test(before) ? null : 'false'
}

function sayGoesOn(match: RegExpExecArray): string | null {
  const { before, behind } = around(match)
  if (TAKEN_OUT.test(behind)) return 'false'
  const isOther = OTHER_LENGTH_BEFORE.test(before) || OTHER_LENGTH_BEHIND.test(behind)
  return isOther || RULED_OUT.test(behind) || TO_ONE_DAY.test(behind) ? null : 'true'
}

function around({ 0: said, index, input }: RegExpExecArray): { before: string; behind: string } {
  const end = index + said.length
  return {
    before: input
      .slice(Math.max(0, index - BEFORE), index)
      .split(CLAUSE_END)
      .at(-1)!,
    behind: input.slice(end, end + BEHIND).split(CLAUSE_END)[0]!,
  }
}

/** What comes when a contract's term is over, as its sentences say it. */
export const RENEWAL_PHRASES: readonly Phrase[] = [
  ...[...ENDS, ...ANEW.map((source) => `${REFUSED}(?:${source})`)].map((source) => phraseOf(source, 0.93, sayEnds)),
  ...GOES_ON.map((source) => phraseOf(source, 0.85, sayGoesOn)),
  phraseOf(BY_LAW_NOT, 0.6, sayEnds),
]

function phraseOf(source: string, confidence: number, says: NonNullable<Phrase['says']>): Phrase {
  return { key: 'auto_renewal', form: new RegExp(source, 'iu'), confidence, says }
}
