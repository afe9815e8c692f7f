export type Clauses = readonly (readonly [heading: string, text: string])[]

/** `{one}` and `{other}` are the parties' roles, `{day}` a day, `{sum}` an amount. */
export const CLAUSES: Readonly<Record<'de' | 'en', Clauses>> = {
  de: [
    [
      'Vertragsgegenstand',
      'Der {other} erbringt für den {one} Leistungen der Wartung und Beratung, wie sie in der Anlage 1 zu diesem Vertrag im Einzelnen beschrieben sind.',
    ],
    [
      'Beginn und Laufzeit',
      'Der Vertrag beginnt am {day} und läuft zunächst zwölf Monate. Er verlängert sich jeweils um ein Jahr, wenn er nicht mit einer Frist von drei Monaten zum Ende der Laufzeit gekündigt wird.',
    ],
    [
      'Vergütung',
      'Die monatliche Vergütung beträgt {sum} zuzüglich der gesetzlichen Umsatzsteuer. Sie ist jeweils bis zum dritten Werktag eines Monats im Voraus zu zahlen.',
    ],
    [
      'Auslagen',
      'Reisekosten und andere Auslagen werden nur erstattet, soweit der {one} ihnen vorher zugestimmt hat und Belege vorliegen.',
    ],
    [
      'Mitwirkung',
      'Der {one} stellt alle Unterlagen und Zugänge bereit, die für die Leistung nötig sind, und benennt eine Person, die für Rückfragen erreichbar ist.',
    ],
    [
      'Abnahme',
      'Leistungen, die der Abnahme fähig sind, gelten als abgenommen, wenn der {one} nicht binnen vierzehn Tagen nach Übergabe wesentliche Mängel rügt.',
    ],
    [
      'Gewährleistung',
      'Mängel beseitigt der {other} innerhalb angemessener Frist. Schlägt die Nacherfüllung zweimal fehl, kann der {one} die Vergütung mindern.',
    ],
    [
      'Haftung',
      'Der {other} haftet unbeschränkt bei Vorsatz und grober Fahrlässigkeit. Im Übrigen ist die Haftung auf den vorhersehbaren Schaden begrenzt.',
    ],
    [
      'Verschwiegenheit',
      'Beide Seiten behandeln Kenntnisse aus dem Geschäftsbetrieb der anderen Seite vertraulich, auch über das Ende des Vertrages hinaus.',
    ],
    [
      'Datenschutz',
      'Soweit personenbezogene Daten verarbeitet werden, schließen die Parteien eine gesonderte Vereinbarung, die diesem Vertrag als Anlage 2 beigefügt wird.',
    ],
    [
      'Unterauftrag',
      'Der Einsatz von Dritten bedarf der vorherigen Zustimmung. Der {other} steht für deren Leistung wie für eigene ein.',
    ],
    [
      'Aufrechnung',
      'Eine Aufrechnung ist nur mit Forderungen zulässig, die unbestritten oder rechtskräftig festgestellt sind.',
    ],
    [
      'Kündigung aus wichtigem Grund',
      'Das Recht beider Seiten, den Vertrag aus wichtigem Grund ohne Einhaltung einer Frist zu kündigen, bleibt unberührt.',
    ],
    [
      'Rückgabe',
      'Nach dem Ende des Vertrages sind überlassene Geräte und Unterlagen ohne Aufforderung vollständig zurückzugeben.',
    ],
    [
      'Schriftform',
      'Änderungen und Ergänzungen bedürfen der Schriftform. Das gilt auch für den Verzicht auf dieses Erfordernis.',
    ],
    [
      'Gerichtsstand',
      'Es gilt deutsches Recht. Gerichtsstand für alle Streitigkeiten ist der Sitz der Beklagten, soweit das Gesetz es erlaubt.',
    ],
  ],
  en: [
    [
      'Services',
      'The {other} shall provide the maintenance and consulting services set out in Schedule 1 with the skill and care to be expected of an experienced firm.',
    ],
    [
      'Commencement and term',
      'This agreement shall commence on {day} and continue for an initial term of twelve months, after which it shall renew for further periods of one year unless ended by notice.',
    ],
    [
      'Charges',
      'The {one} shall pay a monthly fee of {sum} exclusive of value added tax, in advance and no later than the third working day of each month.',
    ],
    [
      'Expenses',
      'Travel and other expenses shall be reimbursed only where they were agreed in writing beforehand and are supported by receipts.',
    ],
    [
      'Obligations of the Client',
      'The {one} shall give the {other} access to its premises, systems and staff to the extent that is reasonably needed for the services.',
    ],
    [
      'Acceptance',
      'Deliverables shall be deemed accepted unless the {one} gives notice of a material defect within fourteen days after they were handed over.',
    ],
    [
      'Warranties',
      'The {other} warrants that it has the right to enter into this agreement and that the services will not infringe the rights of any third party.',
    ],
    [
      'Liability',
      'Nothing in this agreement limits liability for fraud or for death or personal injury. Otherwise liability is limited to the charges paid in the preceding year.',
    ],
    [
      'Confidentiality',
      'Each party shall keep confidential all information obtained from the other and shall use it only for the purposes of this agreement, also after its end.',
    ],
    [
      'Data protection',
      'Where personal data are processed on behalf of the {one}, the parties shall comply with Schedule 2 and with the law on data protection.',
    ],
    [
      'Subcontracting',
      'The {other} may not subcontract any of its obligations without prior written consent, which shall not be unreasonably withheld.',
    ],
    [
      'Termination',
      'Either party may terminate this agreement by giving three months written notice, or at once if the other commits a material breach that is not remedied.',
    ],
    [
      'Consequences of termination',
      'On termination the {other} shall return all equipment, documents and copies that belong to the {one} without delay.',
    ],
    [
      'Force majeure',
      'Neither party shall be liable for a delay that is caused by events beyond its reasonable control, provided that it informs the other promptly.',
    ],
    [
      'Entire agreement',
      'This agreement contains the whole of what the parties have agreed and may only be varied in writing signed by both of them.',
    ],
    [
      'Governing law',
      'This agreement is governed by the laws of England and Wales, whose courts shall have exclusive jurisdiction over any dispute.',
    ],
  ],
}

/** What notices of tax offices go on about. */
export const EXPLANATIONS: Readonly<Record<'de' | 'en', readonly string[]>> = {
  de: [
    'Der Bescheid ergeht unter dem Vorbehalt der Nachprüfung und kann jederzeit aufgehoben oder geändert werden, solange der Vorbehalt wirksam ist.',
    'Die Festsetzung ist vorläufig hinsichtlich der Höhe der beschränkt abziehbaren Vorsorgeaufwendungen und der Abziehbarkeit von Beiträgen.',
    'Von Ihrer Erklärung wurde insoweit abgewichen, als Aufwendungen für das häusliche Arbeitszimmer nicht berücksichtigt werden konnten.',
    'Gegen diesen Bescheid ist der Einspruch gegeben. Er ist bei der oben bezeichneten Behörde schriftlich einzureichen oder dort zur Niederschrift zu erklären.',
    'Die Frist für die Einlegung beträgt einen Monat. Sie beginnt mit Ablauf des Tages, an dem Ihnen dieser Bescheid bekannt gegeben worden ist.',
    'Bei Zusendung durch einfachen Brief gilt die Bekanntgabe mit dem vierten Tag nach Aufgabe zur Post als bewirkt, es sei denn, dass er später zugegangen ist.',
    'Auch wenn Sie Einspruch einlegen, müssen Sie die angeforderten Beträge fristgerecht zahlen, es sei denn, die Vollziehung wird ausgesetzt.',
    'Werden Beträge nicht bis zum Ablauf des Fälligkeitstages entrichtet, so entstehen kraft Gesetzes Säumniszuschläge für jeden angefangenen Monat.',
    'Angaben zum Datenschutz finden Sie in dem allgemeinen Schreiben der Verwaltung, das Sie bei Ihrem Amt erhalten können.',
    'Bitte geben Sie bei Rückfragen und Zahlungen stets die oben genannte Nummer an, damit Ihr Anliegen zugeordnet werden kann.',
  ],
  en: [
    'This assessment is based on the figures in your return. If any of them has changed since then, please let this office know without delay.',
    'Relief for pension contributions has been given at the basic rate; anything further that is due to you will be settled through your tax code.',
    'Interest runs from the date on which the tax became payable to the date of payment, and is charged on amounts that are paid late.',
    'If you disagree with this assessment you may appeal in writing within thirty days after the date of this notice and should state your grounds.',
    'An appeal does not postpone payment unless you also apply for postponement and tell us why you believe that you have been overcharged.',
    'Payment may be made by bank transfer, by debit card or at a post office. Please allow three working days for the payment to reach us.',
    'Keep this notice with your records. You may need it as proof of income, and you are required to keep records for at least five years.',
    'If you find it hard to pay, get in touch with us before the date above, since we may be able to agree instalments with you.',
    'Your personal data are held under the law on the administration of taxes and are shared only where the law provides for it.',
  ],
}

/** What is written down of a meeting. */
export const MINUTES: Readonly<Record<'de' | 'en', readonly string[]>> = {
  de: [
    'Die Bauleitung berichtet, dass die Arbeiten am Dach abgeschlossen sind und das Gerüst in der kommenden Woche abgebaut wird.',
    'Die Lieferung der Fenster verzögert sich um zehn Tage. Der Hersteller hat zugesagt, die Kosten der Einlagerung zu tragen.',
    'Frau Wendland stellt den Entwurf der neuen Hausordnung vor. Er soll bis zum {day} von allen Beteiligten geprüft werden.',
    'Über die Vergabe der Malerarbeiten wird in der nächsten Sitzung entschieden, sobald drei vergleichbare Angebote vorliegen.',
    'Die Anwesenden sind sich einig, dass der Zugang zum Innenhof während der Bauzeit für die Feuerwehr frei bleiben muss.',
    'Herr Tiedemann weist darauf hin, dass die Genehmigung für die Nutzung des Gehwegs Ende des Monats ausläuft.',
    'Der Vorschlag, die Heizung erst im Frühjahr zu tauschen, findet keine Mehrheit und wird nicht weiter verfolgt.',
    'Offene Punkte aus der letzten Sitzung wurden erledigt, mit Ausnahme der Beschilderung im Treppenhaus.',
    'Die nächste Besprechung findet am {day} um zehn Uhr im Besprechungsraum im Erdgeschoss statt.',
  ],
  en: [
    'The chair welcomed everyone and the notes of the last meeting were agreed as a true record without any changes.',
    'The site manager reported that work on the roof is complete and that the scaffolding will come down next week.',
    'Delivery of the windows is ten days late. The maker has promised to bear the cost of storing the frames until then.',
    'The draft of the new house rules was presented. Comments should reach the secretary by {day} at the latest.',
    'It was agreed that the choice of a painter will be put off until three offers that can be compared have been received.',
    'Members were reminded that the permit for the use of the pavement runs out at the end of the month.',
    'The proposal to replace the boiler in spring found no majority and will not be pursued any further.',
    'All open points of the last meeting were closed apart from the signs in the staircase, which are on order.',
    'The next meeting will be held on {day} at ten in the small room on the ground floor.',
  ],
}
