import type { Kind } from './vocabulary.ts'

const CONTRACT: Kind = {
  type: 'contract',
  titles: `vertrag|*vertrag|*vertrag nr|vertrag über|vertrag zur|vereinbarung|*vereinbarung|*vertragsbedingungen|
      vertragsurkunde|geheimhaltungserklärung|verschwiegenheitserklärung|vertraulichkeitserklärung|absichtserklärung|
      bürgschaft|ratenzahlungsvereinbarung|mietbedingungen|vertragsbedingungen|nutzungsbedingungen|
      bürgschaftserklärung|bürgschaftsurkunde|satzung|gesellschaftsvertrag|schuldschein|nachtrag zum vertrag|
      nachtrag zum mietvertrag|nachtrag zum arbeitsvertrag|vertragsnachtrag|vertragsänderung|änderungsvereinbarung|
      vergleich|pachtvertrag|allgemeine geschäftsbedingungen|agreement|agreement for|*agreement|
      mutual non disclosure agreement|contract|contract for|contract of employment|employment contract|
      service contract|sales contract|purchase contract|rental contract|maintenance contract|framework contract|
      contract for services|contract of sale|lease|sublease|residential lease|commercial lease|lease of|tenancy|
      terms of engagement|terms of business|terms and conditions of employment|statement of terms|
      statement of particulars|written statement of employment particulars|particulars of employment|
      statement of work|memorandum of understanding|memorandum of agreement|letter of intent|heads of terms|
      terms agreed|loan note|loan|hire terms|equipment hire|consultancy|partnership|partnership deed|
      heads of agreement|key terms|term sheet|offer of employment|non disclosure|nondisclosure|confidentiality|
      confidentiality undertaking|mutual nda|nda|deed of|bill of sale|promissory note|licence to occupy|
      license to use|software license|undertaking|addendum|amendment|articles of association|bylaws|contrat de|
      convention|accord de|contratto|contrato|overeenkomst|huurovereenkomst`,
  vague: `terms|settlement|guarantee|licence|deed|contrat|terms and conditions|terms of service|letter agreement|
      offer letter|engagement letter|eckpunkte|konditionen|bedingungen`,
  strong: [
    `hereinafter|hereinafter referred|in witness whereof|whereas|by and between|made and entered into|entered into|
      the parties hereto|the parties agree|parties have agreed|it is agreed|agrees as follows|agree as follows|
      hereby agree|hereby agrees|is made on|is made between|is made and|is entered into|this agreement|this contract|
      this lease|this deed|the borrower|the lender|the hirer|the landlord|the tenant|the licensee|the seller|
      the buyer|deed witnesses|parties 1|the consultant|of the one part|of the other part|between the parties|
      accepted and agreed|agreed and accepted|the agreement is|is granted on`,
    `confidential information|governing law|governed by|construed|severability|severable|entire agreement|
      force majeure|indemnify|indemnification|counterparts|assign this|waiver|in writing signed|jurisdiction|
      neither party|either party|the other party|both parties|warrants that|liable for|terminate this|break clause|
      quiet enjoyment`,
    `vertragspartei|vertragsparteien|vertragspartner|salvatorische klausel|gerichtsstand|erfüllungsort|schriftform|
      schriftformklausel|nebenabreden|änderungen und ergänzungen|mündliche nebenabreden|vertragsgegenstand|
      vertragsschluss|der vertrag|die vereinbarung|der mieter|der vermieter|der käufer|der verkäufer|
      der auftragnehmer|der auftraggeber|der arbeitnehmer|der arbeitgeber|der schuldner|der darlehensnehmer|
      bedürfen der schriftform|verlängert sich um|gegenstand des vertrages|gegenstand des vertrags|vertragsdauer|
      vertragsbeginn|vertragsstrafe|die parteien|beide parteien|dieses vertrages|dieses vertrags|dieser vertrag|
      diese vereinbarung|dieser vereinbarung|es gilt deutsches recht|unwirksam sein oder werden|sachmängelhaftung|
      gewährleistung ausgeschlossen|wirksamkeit der übrigen`,
    `nachfolgend genannt|nachstehend genannt|im folgenden genannt|nachfolgend|nachstehend|im folgenden|
      wird folgender|wird folgende|wird nachstehender|folgender vertrag|folgende vereinbarung|schließen folgenden|
      schließen folgende|vereinbaren|vereinbart|wie folgt vereinbart|geschlossen|zwischen`,
  ],
  weak: [
    `vermieter|mieter|hauptmieter|untermieter|arbeitnehmer|arbeitgeber|arbeitnehmerin|arbeitgeberin|auftragnehmer|
      auftraggeber|auftragsverarbeiter|lizenzgeber|lizenznehmer|darlehensgeber|darlehensnehmer|verkäufer|käufer|
      verpächter|pächter|dienstleister|bürge|gläubiger|leasinggeber|leasingnehmer|gesellschafter|tenant|landlord|
      licensee|licensor|lessor|lessee|employer|contractor|subcontractor|borrower|lender|seller|buyer|purchaser|
      the company|the client|the employee|the supplier|the customer|the consultant|disclosing party|owner|hirer|
      consultant|debtor|schuldner|partners|vendor|receiving party|recipient|discloser|service provider|franchisee|
      franchisor|grantor|guarantor`,
    `kündigungsfrist|laufzeit|kündigung|gekündigt|gekündigt werden|frist von drei monaten|unbefristet|befristet|
      notice period|=term|termination|month’s notice|weeks notice|written notice|terminate`,
    'agreement|vertrag|contract|lease|vereinbarung',
    'verpflichtet sich|verpflichten sich|verpflichtet|shall|shall not|must not|undertakes|undertakes to',
    `unterschriften|unterschrift vermieter|unterschrift mieter|signed for|signed by|signature of|
      signed for and on behalf|for and on behalf of|in presence of|ort datum|executed`,
    `kaufpreis|=miete|nebenkosten|=kaution|abfindung|vergütung|arbeitszeit|=urlaub|probezeit|purchase price|=rent|
      =deposit|=salary|probation|=fee|=fees|liability|haftung|vertraulichkeit|exklusivität|geheimhaltung|datenschutz`,
  ],
  against: [
    'rechtsbehelf|einspruch|kontoauszug',
    'sehr geehrte|sehr geehrter|dear sir|dear mr|dear ms|dear mrs|guten tag',
    'invoice no|invoice number|invoice date|rechnungsnr|rechnungsnummer|rechnungsdatum',
    'kündige|hiermit kündige|hiermit kündigen|kündigen wir|widerspreche',
    'policy number|versicherungsnehmer|policyholder|versicherungssumme|sum insured',
  ],
}

const LETTER: Kind = {
  type: 'letter',
  titles: 'memo|memorandum|internal note|aktennotiz an|internal memo',
  vague: `erinnerung an|erinnerung an die|terminerinnerung|kündigung|kündigung des|kündigung ihres|
      kündigungsbestätigung|abmahnung|widerspruch|einspruch gegen|
      widerspruch gegen|beschwerde|beschwerde über|reklamation|mängelanzeige|mietminderung|mieterhöhung|
      mieterhöhungsverlangen|anhörung|anforderung von unterlagen|fehlende unterlagen|aufforderung zur mitwirkung|
      einladung|bewerbung|bewerbung als|bewerbung um|initiativbewerbung|anschreiben|ihr schreiben|ihre anfrage|
      ihr antrag|ihre bewerbung|ihre kündigung|ihre mitteilung|ihre reklamation|ihr anliegen|anfrage|mitteilung|
      stellungnahme|empfehlungsschreiben|preisanpassung|beitragsanpassung|ankündigung|zusage|absage|
      notice of termination|termination of your employment|notice of termination of tenancy|notice to quit|
      application for|application for the post|application for the position|letter of recommendation|
      letter of resignation|resignation|complaint|complaint about|change to your|notice of rent review|rent review|
      zwischenbescheid|ladung|terminverschiebung|changes to your|your application|your complaint|your offer|
      your enquiry|your request|information request|request for information|rent increase|proposed increase|
      invitation|confirmation of|dismissal|warning letter|cover letter|anpassung|information zu|information über|
      änderung der|änderung unserer|wichtige information`,
  strong: [
    `sehr geehrte|sehr geehrter|sehr geehrtes|liebe frau|lieber herr|liebe familie|liebe eltern|lieber kunde|
      liebe kundin|liebe kunden|liebe kolleginnen|liebe mitglieder|liebe mieter|guten tag|guten morgen|hallo|
      werte kunden|werte mieter|werter herr|werte frau|grüezi|liebe|lieber|dear|dear sir|dear sirs|dear madam|
      to whom it may concern|good morning|good afternoon|hello|hi`,
    `mit freundlichen grüßen|grüßen|grüße|gruß|ihre hausverwaltung|ihr team|ihr service team|ihre personalabteilung|
      ihre versicherung|ihr kundenservice|in stiller anteilnahme|mit herzlichem gruß|dein|deine|warmly|with love|
      yours|all the best|mit freundlichem gruß|mit besten grüßen|mit herzlichen grüßen|mit vielen grüßen|
      freundliche grüße|freundlicher gruß|freundlichen grüßen|beste grüße|viele grüße|herzliche grüße|liebe grüße|
      schöne grüße|mit kollegialen grüßen|hochachtungsvoll|mit vorzüglicher hochachtung|lg|mfg|im auftrag|i a|
      yours sincerely|yours faithfully|yours truly|sincerely|sincerely yours|respectfully|kind regards|best regards|
      warm regards|with kind regards|with regards|regards|best wishes|with best wishes|many thanks|cordially|
      with compliments`,
  ],
  weak: [
    'betreff|betr|=subject|=re|betrifft',
    `ihr schreiben|ihr schreiben vom|ihr zeichen|ihre zeichen|ihre nachricht|ihre nachricht vom|unser zeichen|
      unsere zeichen|unsere nachricht|aktenzeichen|geschäftszeichen|=az|ihre anfrage|ihren antrag|ihr antrag|
      ihre bewerbung|your letter|your ref|your reference|our ref|our reference|your enquiry|your application|
      your request`,
    `wir freuen uns|wir bedauern|wir bestätigen|wir teilen ihnen mit|wir möchten|wir laden|wir bitten|wir bitten sie|
      hiermit teile|hiermit möchte|hiermit beantrage|hiermit widerspreche|hiermit kündige|hiermit kündigen|ich bitte|
      ich möchte|ich kündige|lege ich|bezug nehmend|wir nehmen bezug|wir kündigen|leider müssen wir|
      teilen wir ihnen mit|we are writing|i am writing|i write|we regret|i regret|we are pleased|i am pleased|
      we would like|i would like|we refer to|i refer to|we hereby|i hereby|further to|with reference to|
      thank you for your letter|i am delighted|we are sorry|i am sorry|please let us know|vielen dank für ihr`,
    `für rückfragen|bei rückfragen|bei fragen|für fragen|gerne zur verfügung|stehen wir ihnen|wenden sie sich|
      please do not hesitate|please contact|if you have any questions|let me know|i look forward|we look forward|
      melden sie sich|über eine rückmeldung`,
    `anlage|anlagen|enclosure|enclosures|enclosed|encl|beigefügt|beiliegend|cc|verteiler|=von|=an|=gesendet|=to|
      =from|=sent`,
  ],
  against: [
    'zwischensumme|subtotal|gesamtbetrag|mwst 19|19 mwst|umsatzsteuer 19|grand total|vat 20',
    `mahngebühr|zahlungserinnerung|mahnung|payment reminder|overdue|past due|keine zahlung|nicht bezahlt|
      nicht beglichen|late fee|arrears|final demand`,
    'rechtsbehelfsbelehrung|lohnsteuer|isin|festgesetzt',
    'vertragsparteien|vertragspartner|in witness whereof|hereinafter|this agreement|governing law',
    'unsubscribe|abmelden|newsletter',
  ],
}

export const WORD_KINDS: readonly Kind[] = [CONTRACT, LETTER]
