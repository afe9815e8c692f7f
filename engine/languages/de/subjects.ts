import type { SubjectWords } from '../language.ts'

export const SUBJECTS: SubjectWords = {
  fields: {
    thing:
      '(?:vertrags|miet|kauf|leasing|pacht)? ?(?:gegenstand|objekt|sache)|(?:leasing|kauf|miet)? ?fahrzeug|(?:gewahltes )?(?:produkt|tarif)|software|maschine|(?:miet|pacht)(?:raume|flache)|(?:(?:kraft)?fahrzeug )?(?:hersteller|fabrikat|marke)(?: (?:und )?(?:modell|typ))|bezeichnung',
    work: '(?:leistungs|auftrags) ?gegenstand|gegenstand (?:des|der) [a-z]+|(?:geschuldete |vereinbarte )?leistung|werk|(?:bau ?)?massnahme|bauvorhaben|projekt|(?:verwendungs ?)?zweck|verwendung|auftrag|betreff|betrifft|gegenstand der verarbeitung',
    post: '(?:art der )?tatigkeit(?: als)?|position|stelle|funktion|berufsbezeichnung|ausbildungs ?beruf|tatigkeits ?bezeichnung',
  },
  headings:
    '(?:vertrags|miet|kauf|leistungs|pacht)? ?(?:gegenstand|objekt)(?: und [a-z]+| des vertrag(?:e)?s| der vereinbarung)?|leistungen|zweck|auftrag|miet ?raume',
  papers: String.raw`\p{L}*(?:vertrag|vertrages|vereinbarung|abkommen)`,
  about: String.raw`über|betreffend|betr\.`,
  opening: String.raw`für`,
  deeds: String.raw`(?:änderung|verlängerung|lieferung|wartung|vollwartung|pflege|betrieb|hosting|reinigung|unterhaltsreinigung|planung|bau|neubau|umbau|errichtung|erneuerung|sanierung|instandhaltung|instandsetzung|entwicklung|erstellung|überlassung|vermittlung|vertrieb|herstellung|durchführung|beratung|betreuung|montage|einkauf|erwerb|finanzierung|organisation|lektorat|übersetzung)\s(?:de[rs]|von|eine[rs]|des|und|für)(?:\s|(?<=['’]))`,
  named: String.raw`(?:[Pp]rojekt|\p{Lu}\p{L}*(?:projekt|vorhaben))\s[„“»"][^„“”«»"]{2,40}[“”«»"]|[Bb]eendigung\sdes\s(?:Arbeits|Dienst|Anstellungs|Miet|Pacht)verhältnisses`,
  clauses: {
    thing: [
      String.raw`(?:vermietet|verpachtet|verkauft|überlassen|veräußert|geliefert)\s(?:wird|werden)\s(?:zu\s\p{L}+\s|[^.;:]{3,60}:\s|im\s(?:hause|anwesen|objekt|gebäude)\s[^;:]{5,60}?\s(?=(?:die|das|der|den|ein|eine)\s))?`,
      String.raw`(?:wird|werden)\s(?:vermietet|verpachtet|verkauft):?\s`,
      String.raw`(?:vermieter|verpächter|verkäufer|leasinggeber|lizenzgeber|eigentümer|verleiher)(?:in)?\s(?:vermietet|verpachtet|verkauft(?:\sund\s(?:der|die)\s\p{L}+\skauft)?|überlässt|verleiht)\s(?:hiermit\s)?~(?:zu\s\p{L}+\s)?`,
      String.raw`(?:mietverhältnis|pachtverhältnis|leasingverhältnis)\süber\s`,
      String.raw`(?:miet|pacht)vertrag\svom\s[^;]{6,20}\süber\s(?=d(?:as|ie|en)\s)`,
    ],
    work: [
      String.raw`(?:gegenstand|vertragsgegenstand|zweck|inhalt)(?:\s(?:des|dieses|dieser|der)\s\p{L}+)?(?:\s(?:ist|sind|bildet|bilden)|:)\s`,
      String.raw`(?:überträgt|beauftragt|betraut)\s~(?:mit\s)?`,
      String.raw`(?:auftragnehmer|dienstleister|lieferant|anbieter|unternehmer|verwalter|berater|agentur|werkstatt|firma)(?:in)?\s(?:erbringt|liefert|übernimmt|erstellt|führt|besorgt|verpflichtet\ssich\szu[rm]?)\s~`,
      String.raw`(?:vertrag|vereinbarung)\sregelt\s`,
      String.raw`(?:darlehen|kredit|darlehensbetrag|und|betrag|es|sie)\sdient\s(?:ausschließlich\s)?(?:der|dem|zur|zum)\s`,
      String.raw`(?:eine[rs]?|die|der|des)\s(?=(?:möglich|geplant|etwaig|potenziell|potentiell|beabsichtigt)e[nrs]?\s\p{L}+)`,
      String.raw`zur\s(?=(?:anschaffung|finanzierung|beschaffung)\s(?:eine[rs]|de[rs]|von)\s)`,
      String.raw`sind\ssich\süber\s(?=[^.;]{5,140}\seinig)`,
      String.raw`(?:gespräche|verhandlungen)\s(?:über|zu)\s`,
      String.raw`(?:parteien|partner|”|“)\)?,?\s(?:beabsichtigen|prüfen|erwägen|planen)\s`,
    ],
    post: [
      String.raw`(?:wird|ist|tritt)\s(?:[^;]{0,45}?\s)?als\s(?=[^.;]{3,110}\s(?:eingestellt|beschäftigt|angestellt|tätig|ein\s|in\sdie\sdienste))`,
      String.raw`(?:tätigkeit|stelle|position|stellung|funktion|aufgaben)\s(?:als|eine[sr]|de[rs])\s`,
    ],
  },
  to: String.raw`(?:dem|der|den|an\s(?:den|die|das)|an)`,
  articles: String.raw`(?:(?:die|der|das|den|dem)\s(?:gebrauchte[nr]?\s|nachstehend\p{L}*\s|folgende[nr]?\s)?|ein(?:e[nrsm]?)?\s|folgende[ns]?\s)`,
  ends: {
    any: String.raw`zwischen|gemäß|gemäss|laut|wie|nach|einschließlich|einschliesslich|einschl|inkl|und\s(?:wird|ist|sind|soll|kann|hat|verpflichtet)|sowie\sde[rs]|auf\s(?:der\s)?grund(?:lage)?|im\s(?:folgenden|nachfolgenden)|nachfolgend|bestehend`,
    thing: String.raw`zum|zur|auf\sde[mr]|an\sder|nebst|samt|im\s(?:objekt|hause?|anwesen)|mit\s(?:einer|einem|allen|sämtlichen|ca|der)|ab\s(?:dem|werk)|zu\sden|zu\seinem`,
    work: String.raw`an\s\p{L}+\stagen|im\s(?:objekt|hause?|auftrag)|in\sder\s(?:liegenschaft|wohnanlage)|durch|für\s(?:den|die|das)|seines|ihres|zwischen|zum\s\d|de[rs]\s(?:marken?|herstellers|reihe|fa\.)|einig`,
    post: String.raw`im|in\s(?:der|unserer)\s(?:abteilung|niederlassung|filiale|zentrale|betriebsstätte)|eingestellt|beschäftigt|angestellt|tätig|am|ein(?=\s?[.,])|in\s(?:vollzeit|teilzeit)|bei|mit|zu|für\sde`,
  },
  places: String.raw`\d+\.\s?(?:og|obergeschoss|stock|etage)|eg\b|erdgeschoss`,
  asides: String.raw`\d{1,3}\s\p{L}{3}|\p{L}*fläche|baujahr|bj\.|serien|fabr|fläche|fahrgestell|erstzulassung|neufahrzeug|gebraucht|amtl|kennzeichen|bestehend|angebot|eingetragen|grundbuch|flur(?!\p{L})|gemarkung|wohnfläche|größe|ca\.|anlage(?!\p{L})|standort`,
  unnamed: String.raw`und|oder|grundlagen|bedingungen|rechte|einzelheiten|herr|frau|im|in|am|auf|an|zu|bei|mit|von|als|dass|daß|es|sie|er|ihm|ihr|ihnen|sich|nicht|auch|zwischen|unter|keine?|alle|leistungen\s(?:nach|gemäß)|(?:nachfolgend|oben|unten|vorstehend|bezeichnete|genannte|vereinbarte|vertragliche|beschriebene)\p{L}*`,
}
