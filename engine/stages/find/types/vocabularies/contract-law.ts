import type { Phrase } from './vocabulary.ts'

/** Source of a name of a place: "Den Haag", "Frankfurt am Main", "Aix-en-Provence", "St. Louis County, Minnesota". */
const PLACE = String.raw`(?:(?:St|Ste|Mt|Bad|Den|La|Le|Las|Los|San|'s)\.?[ -])?\p{Lu}[\p{L}'’-]+(?: (?:am|an der|im|ob der|de la|de los|de las|de|del|della|d['’]|la|aan den|aan de|do|da|dos|of|upon|sur) \p{Lu}[\p{L}'’-]+| \(?\p{Lu}[\p{L})'’-]+){0,3}`
/** The place ends with a word of the sentence or a mark. */
const END = String.raw`(?=[\s,.;)]|$)`

/** Sources by language, with the law as the group `value`. */
const LAWS: readonly (readonly [source: string, confidence: number, flags?: string])[] = [
  [
    String.raw`(?:laws?) of (?:the )?(?<value>(?:State|Commonwealth|Republic|Province|Country) of \p{Lu}\p{L}+(?: (?:of )?\p{Lu}\p{L}+){0,2}|(?:England and Wales|Federal Republic of Germany|United States of America|United Kingdom)|(?!State|Country|Commonwealth|Republic|Province|England and)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})(?=[,.;\s]|$)`,
    0.76,
  ],
  [
    String.raw`(?:governed(?:, \p{L}+){0,6} by|in accordance with|subject to|according to|that|by|,)\s+(?:the )?(?:internal |substantive |local )?(?<value>(?:Scots|Swiss|French|Dutch|Greek|Delaware|California|New York|Texas|\p{Lu}\p{L}+(?:ish|ian|an|ese)) law)(?![\p{L}])`,
    0.76,
  ],
  [
    String.raw`(?<value>(?:Scots|Swiss|French|Dutch|Delaware|California|New York|\p{Lu}\p{L}+(?:ish|ian|an|ese)) law) (?:shall |will )?(?:appl|govern|control)`,
    0.76,
  ],
  [
    String.raw`(?:gilt|findet|unterliegt|anwendung|anzuwenden|maßgeblich)\b[^.]{0,60}?\b(?:(?:das|dem|ausschließlich) ){0,3}(?<value>(?:materielle[mns]? )?(?:recht der bundesrepublik deutschland|(?:deutsche|österreichische|schweizerische|belgische|luxemburgische|liechtensteinische|niederländische|französische|italienische)[sm]? recht|schweizer recht))`,
    0.82,
    'iu',
  ],
  [
    String.raw`(?<value>recht der bundesrepublik deutschland|deutsches recht|österreichisches recht|schweizer(?:isches)? recht)`,
    0.74,
    'iu',
  ],
  [
    String.raw`(?<value>(?:droit|lois?|législation) (?:français|belge|suisse|luxembourgeois|monégasque)e?s?)(?!\p{L}| (?:n°|du \d))`,
    0.76,
    'iu',
  ],
  [String.raw`(?<value>(?:legge|legislazione|diritto|leggi) (?:italian|svizzer)[aoe])(?!\p{L}| n\.)`, 0.76, 'iu'],
  [
    String.raw`(?<value>(?:ley(?:es)?|legislación|derecho) (?:(?:común )?español|mexican|argentin|chilen|colombian)[ao]?s?)(?!\p{L})`,
    0.76,
    'iu',
  ],
  [String.raw`(?<value>(?:nederlands|belgisch)e? recht)(?!\p{L})`, 0.76, 'iu'],
  [String.raw`(?<value>(?:lei|legislação|direito) (?:portugu[eê]s|brasileir)[ao]?)(?!\p{L})`, 0.76, 'iu'],
]

/** A court has to be spoken of as the one that decides. */
const DISPUTE = String.raw`(?:[Ll]itige|[Dd]ifférend|[Cc]ontestation|[Cc]ompéten|[Jj]uridiction|relève|[Cc]ontrovers|[Cc]ompetent|[Ff]oro|[Gg]eschil|[Bb]evoegd|[Ll]itígio|[Cc]onflit|[Zz]uständig|[Gg]erichtsstand|[Ss]treitigkeit)[^.;]{0,150}?`

/** Sources with the place, or the court with its place where it has a name of its own, as the group `value`. */
const COURTS: readonly (readonly [source: string, confidence: number])[] = [
  [
    String.raw`[Gg]erichtsstand\b[^.]{0,120}?\b(?:ist|wird|sind),?\s+(?:ausschließlich\s+|(?:soweit|sofern)[^,.;]{0,60},\s+|das (?:Amts|Land)gericht\s+|die Gerichte in\s+){0,3}(?:in\s+)?(?<value>\p{Lu}[\p{L}-]+(?:(?: (?:am|an der|im|ob der))? \(?\p{Lu}[\p{L})]+)?)(?=[\s,.;]|$)`,
    0.82,
  ],
  [
    String.raw`[Gg]erichtsstand[\s:]{1,4}(?:ist\s+)?(?<value>(?!Gerichtsstand)\p{Lu}[\p{L}-]+(?:(?: (?:am|an der|im|ob der))? \p{Lu}\p{L}+)?)(?=[\s,.;]|$)`,
    0.7,
  ],
  [
    String.raw`(?:(?:[Pp]lace|[Vv]enue) (?:of|for) (?:exclusive )?jurisdiction|(?:exclusive |sole )?(?:legal )?venue)(?: for [^.;]{3,60}?)? (?:is|shall be|will be|lies|are)(?: exclusively)?(?: in| at)?(?: the (?:courts? (?:of|in)|city of))? (?<value>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})(?=[,.;\s]|$)`,
    0.76,
  ],
  [
    String.raw`[Cc]ourts (?:of|in|located in|sitting in) (?:the )?(?<value>England and Wales|(?:(?:St|Mt)\. )?\p{Lu}\p{L}+(?: (?:of )?\p{Lu}\p{L}+){0,3}(?:, \p{Lu}\p{L}+)?)(?=[,.;\s]|$)`,
    0.76,
  ],
  [
    String.raw`jurisdiction of (?:the )?(?<value>(?:Scottish|English|Irish|Welsh|Swiss|German|Dutch|French) courts)`,
    0.76,
  ],
  [
    String.raw`laws? of (?:the )?(?<value>England and Wales|Scotland|(?:State of )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}),? (?:and|whose) (?:the )?courts`,
    0.76,
  ],
  [String.raw`${DISPUTE}(?<value>(?:Friedens|Amts|Land|Handels|Bezirks)gerichts? ${PLACE})${END}`, 0.76],
  [
    String.raw`${DISPUTE}(?<value>(?:[Tt]ribunal|[Cc]our d['’]appel|[Cc]onseil de prud['’]hommes)(?: (?:judiciaire|de commerce|de l['’]entreprise|de grande instance|d['’]instance|de première instance|des activités économiques|administratif|civil)){0,4}(?: compétent)? (?:de |d['’]|du |à )${PLACE})${END}`,
    0.8,
  ],
  [String.raw`[Tt]ribunaux(?: compétents)? (?:de |d['’]|du |à )(?<value>${PLACE})${END}`, 0.78],
  [String.raw`${DISPUTE}(?<value>[Tt]ribunale (?:(?:civile|ordinario|delle imprese) )?di ${PLACE})${END}`, 0.8],
  [
    String.raw`(?<!del )[Ff]oro (?:(?:competente|esclusivo|esclusivamente) ){0,3}(?:è (?:quello )?|sarà (?:quello )?)?di (?<value>${PLACE})${END}`,
    0.78,
  ],
  [
    String.raw`(?:[Jj]uzgados|JUZGADOS|[Tt]ribunales)(?: y (?:[Tt]ribunales|TRIBUNALES|[Jj]uzgados))?(?: competentes)? de (?:la ciudad de |la villa de )?(?<value>${PLACE})${END}`,
    0.8,
  ],
  [String.raw`${DISPUTE}(?<value>(?:arrondissements)?[Rr]echtbank(?: te| in| van)? ${PLACE})${END}`, 0.8],
  [String.raw`(?:bevoegde rechter|rechtbanken) (?:te|in|van) (?<value>${PLACE})${END}`, 0.78],
  [String.raw`${DISPUTE}(?<value>[Tt]ribunal (?:\p{L}+ )?d[ae] [Cc]omarca d[aeo] ${PLACE})${END}`, 0.8],
  [String.raw`[Ff]oro (?:d[ae] )?(?:[Cc]omarca )?d[aeo] (?<value>${PLACE})${END}`, 0.76],
]

/** The law of a contract and who decides on it, as its sentences say it. */
export const LAW_PHRASES: readonly Phrase[] = [
  ...LAWS.map(([source, confidence, flags = 'u']) => ({
    key: 'governing_law',
    form: new RegExp(source, flags),
    confidence,
  })),
  ...COURTS.map(([source, confidence]) => ({ key: 'jurisdiction', form: new RegExp(source, 'u'), confidence })),
]
