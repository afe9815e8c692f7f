import type { SubjectWords } from '../language.ts'

export const SUBJECTS: SubjectWords = {
  fields: {
    thing:
      'immobile|bene|macchina|macchinario|veicolo|prodotto|offerta(?: scelta)?|marca (?:e )?modello|oggetto della (?:vendita|locazione)|unita immobiliare|attrezzatura',
    work: 'oggetto(?: del (?:contratto|appalto)| dell (?:incarico|accordo))?|servizi(?:o)?|prestazion[ei]|incarico|lavori|progetto|scopo',
    post: 'mansion[ei]|qualifica|ruolo|posizione|profilo professionale',
  },
  headings: 'oggetto(?: del (?:contratto|appalto)| della locazione| dell incarico)?|incarico|prestazioni|scopo',
  papers: String.raw`(?:contratto|accordo|scrittura\sprivata|convenzione|lettera\sd['’]incarico|preliminare|appalto|mandato)`,
  about: String.raw`avente\sad\soggetto|relativo\s(?:a|al|alla|all['’])`,
  opening: String.raw`per`,
  deeds: String.raw`(?:fornitura|manutenzione|realizzazione|rifacimento|costruzione|gestione|progettazione|pulizia|sviluppo|organizzazione|vendita|locazione|trasporto|installazione|ristrutturazione|redazione|traduzione|assistenza)\s(?:di|del|della|dei|delle|degli|dell['’]|e)(?:\s|(?<=['’]))`,
  named: String.raw`[Pp]rogetto\s[“«"][^“”«»"]{2,40}[”»"]|[Rr]isoluzione\sconsensuale\sdel\srapporto\sdi\slavoro`,
  clauses: {
    thing: [
      String.raw`(?:concede|concedono|dà|cede)\sin\s(?:locazione|affitto|noleggio|comodato|sublocazione)\s~`,
      String.raw`che\saccett(?:a|ano),?\s(?:per\s[^,;]{3,50},\s)?`,
      String.raw`(?:venditore|venditrice|parte\svenditrice|cedente)\s(?:vende|cede|aliena)\s~`,
      String.raw`promett(?:e|ono)\sdi\sacquistare,?\s(?:in\scomune\s[^,;.]{3,30},\s)?`,
    ],
    work: [
      String.raw`ha(?:nno)?\s(?:per|ad|come)\soggetto\s`,
      String.raw`(?:affida|affidano|conferisce|commissiona)\s~(?:l['’]incarico\sdi\s)?`,
      String.raw`(?:fornitore|prestatore|appaltatore|consulente|impresa|ditta|studio)\s(?:fornisce|assicura|presta|esegue|svolge|si\s(?:impegna|obbliga)\sad?\s\p{L}+)\s~`,
      String.raw`si\s(?:impegna|obbliga)\sad?\s(?:eseguire|fornire|prestare|svolgere|realizzare|effettuare|consegnare)\s~`,
      String.raw`(?:una?|un['’]|della|del)\s?(?=(?:possibile|eventuale)\s\p{L}+)`,
      String.raw`(?:valutare|valutazione\sd(?:i|el|ella|ell['’]))\s`,
      String.raw`(?:mutuo|finanziamento|prestito)\s(?:è|sarà)\sdestinato\s(?:a|al|alla|all['’])\s?`,
    ],
    post: [
      String.raw`(?:assunt[ao]|assume)\s(?:[^;]{0,60}?\s)?(?:con\s(?:la\s)?(?:qualifica|mansion[ei])\sdi|in\squalità\sdi|come)\s`,
      String.raw`(?:mansion[ei]|qualifica|profilo)\sdi\s`,
    ],
  },
  to: String.raw`(?:(?:al|alla|allo|a|ai|agli|alle)(?:\sparte)?|all['’])`,
  articles: String.raw`(?:(?:il|lo|la|gli|i|le|una?|uno|n\.\s?\d)\s|l['’]|un['’])`,
  ends: {
    any: String.raw`tra|fra|e\s(?:sarà|verrà|si)|come\sda|secondo\s(?:il|la|le|i|quanto|l['’])|conform\p{L}*|di\sseguito|che|descritt\p{L}*|nonché|ai\ssensi|meglio`,
    thing: String.raw`compost\p{L}*|ad\suso|per\s(?:uso|la|il)|destinat\p{L}*|censit\p{L}*|già|con\s(?:anness|orto|cantina|ogni)\p{L}*|identificat\p{L}*|libero|nello\sstato`,
    work: String.raw`nell[a’']|nel\s(?:quadro|comune)|installat\p{L}*|presso|da\seseguir\p{L}*|per\s(?:conto|la\sdurata)|dei\smarchi|in\sfavore|svolt\p{L}*|relativ\p{L}*`,
    post: String.raw`presso|con|inquadrat\p{L}*|livello|nel|nella|per|e\ssarà|del\s(?:ccnl|livello)`,
  },
  places: String.raw`piano|int\.|interno|scala|p\.ed|località|frazione`,
  asides: String.raw`di\smq|mq(?!\p{L})|composto|composta|matricola|anno(?!\p{L})|targa|telaio|foglio|censito|con(?!\p{L})|già`,
  unnamed: String.raw`e|o|modalità|termini|sig|dott|a|al|alla|di|da|in|nel|per|con|su|si|le\sparti|quanto|presente|seguent\p{L}*|servizi\sdi\sseguito|suo|sua|ogni|tutt\p{L}*|senza|e|o|le\scondizioni`,
}
