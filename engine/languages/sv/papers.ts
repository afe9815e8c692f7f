import type { PaperWords } from '../language.ts'

export const PAPERS: PaperWords = {
  trade: [
    'à-pris|a-pris|=à pris|styckpris|enhetspris|pris per enhet|pris exkl moms|radsumma|belopp exkl moms',
    'moms|momsbelopp|momssats|varav moms|moms 25|moms 12|moms 6',
    'summa exkl moms|summa inkl moms|totalt exkl moms|totalt inkl moms|delsumma|nettobelopp|öresavrundning',
    '=antal|=benämning|=enhet|artikelnr|artikelnummer|=rabatt',
  ],
  kinds: {
    invoice: {
      titles: `faktura|*faktura|fakturaspecifikation|avgiftsavi|hyresavi|premieavi|räkning|elräkning|kvitto|*kvitto|kassakvitto|kontantnota|
      slutfaktura|samlingsfaktura|delfaktura|a conto-faktura|proformafaktura|kopia av faktura|hotellnota|restaurangnota`,
      vague: 'avi|specifikation|avräkning|debitering|betalningsunderlag',
      strong: [
        'fakturanr|fakturanummer|fakturadatum|faktura nr|er faktura|fakturaperiod|fakturaadress|fakturabelopp|fakturan avser|kvittonr|kvittonummer|ocr-nummer|ocr nr|ocr',
        'att betala|summa att betala|belopp att betala|oss tillhanda|betalas senast|betala senast|förfallodatum|förfallodag|förfaller till betalning',
        'betalningsvillkor|dagar netto|inom 30 dagar|inom 20 dagar|inom 10 dagar|efter förfallodagen debiteras|dröjsmålsränta debiteras|ange ocr|ange fakturanummer|vid betalning|bankgiro|plusgiro|autogiro',
        'omvänd skattskyldighet|omvänd betalningsskyldighet|omvänd moms|godkänd för f-skatt|innehar f-skattebevis|momsfri',
        'kassa|kassör|betalt med kort|kontokort|bankkort|växel|tillbaka|tack för besöket|välkommen åter|öppet köp|kontrollenhet|spara kvittot',
        'mätarställning|mätarnummer|förbrukning|elnät|nätavgift|anläggnings id|fast avgift|rörlig avgift|månadsavgift',
        'rot-avdrag|rut-avdrag|arbetskostnad|framkörning|utfört arbete|timpris|tidsåtgång',
      ],
      against: [
        'påminnelseavgift|obetald|förfallen|har ännu inte betalats|inkasso|inkassokrav',
        'offertnummer|offertdatum|giltig till',
      ],
    },
    'credit-note': {
      titles: `kreditfaktura|kreditnota|kredit faktura|kreditering|tillgodokvitto|returkvitto|rättad faktura|krediteringsfaktura`,
      vague: 'kredit|retur|återbetalning',
      strong: [
        'kreditfakturanummer|kreditfakturadatum|kreditnummer|kreditdatum|kreditfaktura nr|krediterat belopp|kreditbelopp|summa kredit|att återbetala|er tillgodo|tillgodohavande|till er fördel|krediteras|vi krediterar|krediterar faktura',
        'avser faktura|gäller faktura|krediterar faktura|ursprunglig faktura|kreditering av faktura|originalfaktura|ursprungsfaktura',
        'krediteringsorsak|orsak till kreditering|anledning|felaktigt debiterat|returnerade varor|returnerad|prisavvikelse|prisjustering|reklamation|årsbonus',
      ],
    },
    reminder: {
      titles: `påminnelse|betalningspåminnelse|*påminnelse|första påminnelse|andra påminnelse|sista påminnelse|påminnelse om betalning|
      kravbrev|betalningskrav|inkassokrav|inkasso|inkassovarsel|vänlig påminnelse|förfallna fakturor|obetald faktura|obetalda fakturor|
      påminnelsefaktura|betalningsuppmaning`,
      vague: 'kontoutdrag kund|saldobesked|kundreskontra',
      strong: [
        'obetald|obetalda|ännu inte betalats|inte mottagit betalning|inte erhållit betalning|saknar betalning|ej betald|är förfallen|har förfallit|förfallet belopp|förfallna|inte fått betalt|inte registrerat någon betalning|tidigare påminnelse',
        'påminnelseavgift|inkassoavgift|dröjsmålsränta|förseningsavgift|kravavgift|kapitalbelopp|upplupen ränta|kapitalskuld|total skuld',
        'bortse från|om betalning redan skett|om ni redan betalat|redan har betalat|kronofogden|kronofogdemyndigheten|rättsliga åtgärder|lämnas till inkasso|överlämnas till inkasso|omgående|snarast',
      ],
    },
    letter: {
      titles:
        'uppsägning av avtal|meddelande|besked|svar på er skrivelse|bekräftelse av uppsägning|information till kund',
      strong: [
        'er skrivelse|ert brev|ert ärende|vår beteckning|er beteckning|vi återkommer|tack för ert brev|med anledning av|härmed meddelar|vi vill informera|tveka inte att kontakta|hör gärna av er',
        'vänliga hälsningar|med vänlig hälsning|med vänliga hälsningar|bästa hälsningar|högaktningsfullt|handläggare',
      ],
      weak: ['ärende|diarienummer|dnr', 'bilaga|bilagor'],
    },
    'bank-statement': {
      titles: 'kontoutdrag|kontobesked|kontohändelser|årsbesked|kontoöversikt',
      strong: [
        'ingående saldo|utgående saldo|ingående behållning|utgående behållning|bokföringsdag|bokföringsdatum|valutadatum|kontoinnehavare|clearingnummer|insättningar|uttag',
      ],
    },
    'salary-statement': {
      titles: 'lönebesked|lönespecifikation|lönespec|löneavi|utbetalningsbesked',
      strong: [
        'preliminär skatt|preliminärskatt|bruttolön|nettolön|månadslön|anställningsnummer|utbetalningsdag|lönart|löneart|semesterdagar|skattetabell|arbetsgivaravgifter|att utbetala|utbetalas',
      ],
    },
    timesheet: {
      titles: 'tidrapport|tidredovisning|arbetstidsrapport|tidkort|närvarolista',
      strong: ['arbetad tid|summa timmar|övertid|rast|frånvaro|attesteras av|attesterad'],
    },
    contract: {
      titles: 'avtal|*avtal|*kontrakt|sekretessförbindelse|tilläggsavtal|köpekontrakt|hyreskontrakt',
      strong: [
        'parterna|mellan parterna|nedan kallad|nedan kallat|uppsägningstid|avtalstid|avtalet gäller|skiljedom|svensk rätt|tvist|härmed träffas|träffats följande avtal|detta avtal|undertecknat i två exemplar',
      ],
    },
    'balance-sheet': {
      titles: 'balansräkning|årsredovisning|resultat- och balansräkning|balansrapport',
      strong: [
        'tillgångar|eget kapital|skulder|anläggningstillgångar|omsättningstillgångar|summa tillgångar|summa eget kapital och skulder|obeskattade reserver|kortfristiga skulder|långfristiga skulder',
      ],
    },
    'tax-assessment-note': {
      titles: 'slutskattebesked|skattebesked|beslut om slutlig skatt|beskattningsbeslut|beslut om mervärdesskatt',
      strong: [
        'skatteverket|slutlig skatt|taxeringsvärde|beskattningsår|kvarskatt|skattekonto|begära omprövning|överklaga beslutet',
      ],
    },
    quote: {
      titles: 'offert|anbud|prisförslag|kostnadsförslag|offertförslag',
      strong: [
        'offertnummer|offertnr|offertdatum|offerten gäller|offerten är giltig|giltig till och med|giltig t o m|vi offererar|er förfrågan|anbudet gäller',
      ],
      against: ['fakturanummer|fakturadatum|förfallodatum'],
    },
    order: {
      titles:
        'orderbekräftelse|orderbekräftelse nr|beställning|inköpsorder|orderkvittens|arbetsorder|ordererkännande|beställningsbekräftelse',
      strong: [
        'ordernummer|ordernr|orderdatum|beställningsnummer|beställningsdatum|leveransdatum|önskad leverans|leveranstid|tack för er beställning|tack för din beställning|vi bekräftar|härmed beställer vi',
      ],
      against: ['fakturanummer|fakturadatum|förfallodatum'],
    },
    delivery: {
      titles: 'följesedel|leveranssedel|packsedel|fraktsedel|plocklista|leveransavi|returföljesedel',
      strong: [
        'följesedelsnummer|följesedel nr|levererat antal|leveransnummer|kollin|kolli|godsmottagare|mottagarens underskrift|godset mottaget|bruttovikt',
      ],
      against: ['fakturanummer|fakturadatum|förfallodatum'],
    },
    prices: {
      titles: 'prislista|priser|taxa|prisblad|meny|matsedel|sortiment',
      strong: ['priserna gäller|alla priser|priser exkl moms|priser inkl moms|rekommenderat pris|ca-pris'],
    },
    insurance: {
      titles: 'försäkringsbrev|försäkringsbesked|försäkringsbevis|skadeanmälan|försäkringsintyg',
      strong: ['försäkringstagare|försäkringsnummer|självrisk|försäkringsbelopp|försäkringstid|försäkrad|skadenummer'],
    },
    certificate: {
      titles: 'intyg|*intyg|arbetsgivarintyg|betyg|tjänstgöringsintyg|registreringsbevis|fullmakt|diplom|certifikat',
      strong: ['härmed intygas|intygas härmed|härmed bekräftas|ger härmed fullmakt|har genomgått|bekräftas härmed'],
    },
    minutes: {
      titles: 'protokoll|*protokoll|mötesprotokoll|dagordning|minnesanteckningar|kallelse',
      strong: [
        'närvarande|justerare|mötets öppnande|mötet öppnades|mötet avslutades|ordförande|sekreterare|beslutades att',
      ],
    },
    booking: {
      titles: 'bokningsbekräftelse|bokning|biljett|boardingkort|resehandlingar|presentkort|reservation',
      strong: [
        'bokningsnummer|bokningsreferens|bokningskod|ankomst|avresa|avgång|resenär|passagerare|incheckning|utcheckning|avbokning',
      ],
      against: ['fakturanummer|fakturadatum'],
    },
    form: {
      titles: 'ansökan|*ansökan|blankett|anmälan|formulär|enkät|reklamationsblankett',
      strong: ['texta tydligt|fylls i av|ifylles av|skickas till|personnummer|underskrift|ort och datum'],
    },
  },
}
