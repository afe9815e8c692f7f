import type { SubjectWords } from '../language.ts'

export const SUBJECTS: SubjectWords = {
  fields: {
    thing:
      '(?:het )?(?:gehuurde|verkochte|gekochte)|object|voertuig|machine|product|merk (?:en )?(?:model|type)|software|bedrijfsruimte|goed|zaak',
    work: 'betreft|(?:onderwerp|doel)(?: van de (?:overeenkomst|opdracht))?|(?:de )?opdracht|dienst(?:en)?|werkzaamheden|project|omschrijving(?: (?:van )?(?:de )?(?:opdracht|werkzaamheden|dienst))?',
    post: 'functie|beroep|functie ?naam',
  },
  headings: '(?:het )?(?:onderwerp(?: van de overeenkomst)?|gehuurde)|(?:de )?opdracht|werkzaamheden|diensten|doel',
  papers: String.raw`(?:\p{L}*overeenkomst|\p{L}*contract|\p{L}*akte)`,
  about: String.raw`inzake|betreffende|met\sbetrekking\stot`,
  opening: String.raw`voor|tot`,
  deeds: String.raw`(?:levering|onderhoud|ontwikkeling|bouw|reiniging|schoonmaak|beheer|begeleiding|organisatie|verkoop|verhuur|redactie|vertaling|ontwerp|installatie|uitvoering|inkoop)\s(?:van|en)(?:\s|(?<=['’]))`,
  named: String.raw`[Pp]roject\s[“‘"][^“”‘’"]{2,40}[”’"]|[Bb]eëindiging\svan\s(?:de\s|het\s)?(?:arbeidsovereenkomst|dienstverband|huurovereenkomst)`,
  clauses: {
    thing: [
      String.raw`(?:verhuurder|verhuurster|verkoper|verkoopster|verpachter|eigenaar)\s(?:verhuurt|verkoopt|verpacht|levert)\s~(?:(?:,\s)?(?:en|die)\s\p{L}+\s(?:huurt|koopt|neemt)\s(?:van\s\p{L}+\s)?)?`,
      String.raw`(?:wordt|worden)\s(?:verhuurd|verkocht):?\s`,
    ],
    work: [
      String.raw`(?:opdrachtnemer|leverancier|dienstverlener|aannemer|agent|adviseur)\s(?:verricht|verzorgt|levert|voert|neemt\sop\szich)\s~(?:(?:de\s)?werkzaamheden\sop\shet\sgebied\svan\s)?`,
      String.raw`verplicht\szich\s(?:[^.;]{0,60}\s)?tot\s`,
      String.raw`(?:overeenkomst|opdracht)\s(?:betreft|heeft\sbetrekking\sop|omvat|strekt\stot)\s`,
      String.raw`(?:een|de)\s(?=(?:mogelijke|eventuele|voorgenomen)\s\p{L}+)`,
      String.raw`(?:lening|krediet)\s(?:dient|is\sbestemd)\s(?:voor|ter|tot)\s`,
    ],
    post: [
      String.raw`(?:in\sdienst|aangesteld|werkzaam)\s(?:[^;]{0,60}?\s)?(?:als|in\sde\sfunctie\svan)\s`,
      String.raw`functie\s(?:van|als)\s`,
    ],
  },
  to: String.raw`(?:aan|voor)(?:\sde)?`,
  articles: String.raw`(?:de|het|een)\s`,
  ends: {
    any: String.raw`tussen|en\s(?:wordt|is|zal)|zoals|conform|volgens|die|dat|waarvan|ten\sbehoeve|te\sweten|met\sinachtneming`,
    thing: String.raw`bestemd|met\sbijbehorend\p{L}*|kadastraal|plaatselijk|om\ste|inclusief|met\salle`,
    work: String.raw`in\sde\s(?:vestigingen|gebouwen)|bij\s(?:opdrachtgever|de\sopdrachtgever)|ten\sbehoeve|op\slocatie`,
    post: String.raw`op|in|bij|met|voor|tegen|en\s(?:zal|wordt)`,
  },
  places: String.raw`verdieping|\d+e\sverdieping|begane\sgrond`,
  asides: String.raw`kadastraal|serienummer|bouwjaar|kenteken|groot(?!\p{L})|ter\sgrootte|met(?!\p{L})|plaatselijk`,
  unnamed: String.raw`en|of|voorwaarden|ten|maximaal|de\sheer|mevrouw|in|op|aan|bij|voor|met|van|zijn|haar|zich|deze|dit|alle|werkzaamheden(?=\s(?:zoals|die|als))|(?:genoemde|beschreven|overeengekomen|volgende)\p{L}*`,
}
