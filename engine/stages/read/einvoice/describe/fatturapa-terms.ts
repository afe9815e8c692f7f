const HEADER = 'FatturaElettronicaHeader'
const BODY = 'FatturaElettronicaBody'
const GENERAL = `${BODY}/DatiGenerali`
const DOCUMENT = `${GENERAL}/DatiGeneraliDocumento`
const LINE = `${BODY}/DatiBeniServizi/DettaglioLinee`
const SUMMARY = `${BODY}/DatiBeniServizi/DatiRiepilogo`
const PAYMENT = `${BODY}/DatiPagamento/DettaglioPagamento`

/** Business terms of EN 16931 by their elements in FatturaPA, ordinary and simplified: paths of names below the root. */
export const FATTURAPA_TERMS: Readonly<Record<string, string>> = {
  [`${HEADER}/DatiTrasmissione/FormatoTrasmissione`]: 'BT-24',
  [`${HEADER}/DatiTrasmissione/CodiceDestinatario`]: 'BT-49',
  ...party(`${HEADER}/CedentePrestatore`, 'BG-4', ['BT-27', 'BT-31', 'BT-32'], 'BG-5', 35),
  [`${HEADER}/CedentePrestatore/IscrizioneREA/NumeroREA`]: 'BT-30',
  [`${HEADER}/CedentePrestatore/Contatti`]: 'BG-6',
  [`${HEADER}/CedentePrestatore/Contatti/Telefono`]: 'BT-42',
  [`${HEADER}/CedentePrestatore/Contatti/Email`]: 'BT-43',
  [`${HEADER}/CedentePrestatore/RiferimentoAmministrazione`]: 'BT-19',
  ...party(`${HEADER}/CessionarioCommittente`, 'BG-7', ['BT-44', 'BT-48', null], 'BG-8', 50),
  [`${HEADER}/RappresentanteFiscale`]: 'BG-11',
  [`${HEADER}/RappresentanteFiscale/DatiAnagrafici/Anagrafica/Denominazione`]: 'BT-62',
  [`${HEADER}/RappresentanteFiscale/DatiAnagrafici/IdFiscaleIVA/IdCodice`]: 'BT-63',
  [`${DOCUMENT}/TipoDocumento`]: 'BT-3',
  [`${DOCUMENT}/Divisa`]: 'BT-5',
  [`${DOCUMENT}/Data`]: 'BT-2',
  [`${DOCUMENT}/Numero`]: 'BT-1',
  [`${DOCUMENT}/Causale`]: 'BT-22',
  [`${DOCUMENT}/ImportoTotaleDocumento`]: 'BT-112',
  [`${DOCUMENT}/Arrotondamento`]: 'BT-114',
  [`${GENERAL}/DatiOrdineAcquisto/IdDocumento`]: 'BT-13',
  [`${GENERAL}/DatiContratto/IdDocumento`]: 'BT-12',
  [`${GENERAL}/DatiRicezione/IdDocumento`]: 'BT-15',
  ...Object.fromEntries(
    ['DatiOrdineAcquisto', 'DatiContratto', 'DatiConvenzione', 'DatiRicezione', 'DatiFattureCollegate'].flatMap(
      (reference) => [
        [`${GENERAL}/${reference}/CodiceCUP`, 'BT-11'],
        [`${GENERAL}/${reference}/CodiceCIG`, 'BT-17'],
      ],
    ),
  ),
  [`${GENERAL}/DatiFattureCollegate`]: 'BG-3',
  [`${GENERAL}/DatiFattureCollegate/IdDocumento`]: 'BT-25',
  [`${GENERAL}/DatiFattureCollegate/Data`]: 'BT-26',
  [`${GENERAL}/DatiFatturaRettificata`]: 'BG-3',
  [`${GENERAL}/DatiFatturaRettificata/NumeroFR`]: 'BT-25',
  [`${GENERAL}/DatiFatturaRettificata/DataFR`]: 'BT-26',
  [`${GENERAL}/DatiDDT/NumeroDDT`]: 'BT-16',
  [`${GENERAL}/DatiTrasporto/DataOraConsegna`]: 'BT-72',
  [LINE]: 'BG-25',
  [`${LINE}/NumeroLinea`]: 'BT-126',
  [`${LINE}/CodiceArticolo/CodiceValore`]: 'BT-155',
  [`${LINE}/Descrizione`]: 'BT-153',
  [`${LINE}/Quantita`]: 'BT-129',
  [`${LINE}/DataInizioPeriodo`]: 'BT-134',
  [`${LINE}/DataFinePeriodo`]: 'BT-135',
  [`${LINE}/PrezzoUnitario`]: 'BT-148',
  [`${LINE}/PrezzoTotale`]: 'BT-131',
  [`${LINE}/AliquotaIVA`]: 'BT-152',
  [`${BODY}/DatiBeniServizi/Descrizione`]: 'BT-153',
  [SUMMARY]: 'BG-23',
  [`${SUMMARY}/AliquotaIVA`]: 'BT-119',
  [`${SUMMARY}/Natura`]: 'BT-121',
  [`${SUMMARY}/ImponibileImporto`]: 'BT-116',
  [`${SUMMARY}/Imposta`]: 'BT-117',
  [`${SUMMARY}/RiferimentoNormativo`]: 'BT-120',
  [PAYMENT]: 'BG-16',
  [`${PAYMENT}/Beneficiario`]: 'BT-85',
  [`${PAYMENT}/ModalitaPagamento`]: 'BT-81',
  [`${PAYMENT}/DataScadenzaPagamento`]: 'BT-9',
  [`${PAYMENT}/ImportoPagamento`]: 'BT-115',
  [`${PAYMENT}/IBAN`]: 'BT-84',
  [`${PAYMENT}/BIC`]: 'BT-86',
  [`${PAYMENT}/CodicePagamento`]: 'BT-83',
  [`${BODY}/Allegati`]: 'BG-24',
  [`${BODY}/Allegati/NomeAttachment`]: 'BT-122',
  [`${BODY}/Allegati/DescrizioneAttachment`]: 'BT-123',
}

/** Both forms: what identifies a party stands below `DatiAnagrafici`, in the simplified invoice higher. */
function party(
  at: string,
  group: string,
  [name, vat, tax]: readonly [string, string, string | null],
  seat: string,
  first: number,
): Record<string, string> {
  const identities = [`${at}/DatiAnagrafici`, `${at}/IdentificativiFiscali`, at]
  const holders = [at, `${at}/AltriDatiIdentificativi`]
  const terms: Record<string, string> = { [at]: group, [`${at}/DatiAnagrafici/Anagrafica/Denominazione`]: name }
  for (const identity of identities) {
    terms[`${identity}/IdFiscaleIVA/IdCodice`] = vat
    if (tax !== null) terms[`${identity}/CodiceFiscale`] = tax
  }
  for (const holder of holders) {
    terms[`${holder}/Denominazione`] = name
    terms[`${holder}/Sede`] = seat
    terms[`${holder}/Sede/Indirizzo`] = `BT-${first}`
    terms[`${holder}/Sede/Comune`] = `BT-${first + 2}`
    terms[`${holder}/Sede/CAP`] = `BT-${first + 3}`
    terms[`${holder}/Sede/Provincia`] = `BT-${first + 4}`
    terms[`${holder}/Sede/Nazione`] = `BT-${first + 5}`
  }
  return terms
}

/** What FatturaPA has beside the terms of the standard, in English and German. */
export const FATTURAPA_NAMES: Readonly<Record<string, readonly [en: string, de: string]>> = {
  IdPaese: ['Country of the number', 'Land der Nummer'],
  IdCodice: ['Number', 'Nummer'],
  ProgressivoInvio: ['Transmission number', 'Nummer der Übermittlung'],
  PECDestinatario: ['Certified mail of the recipient', 'Zertifizierte E-Mail des Empfängers'],
  CodiceFiscale: ['Tax code (codice fiscale)', 'Steuernummer (Codice fiscale)'],
  Nome: ['First name', 'Vorname'],
  Cognome: ['Surname', 'Nachname'],
  Titolo: ['Title', 'Titel'],
  RegimeFiscale: ['Tax regime', 'Steuerliche Regelung'],
  NumeroCivico: ['House number', 'Hausnummer'],
  IscrizioneREA: ['Register of companies (REA)', 'Handelsregister (REA)'],
  Ufficio: ['Register office', 'Registerstelle'],
  CapitaleSociale: ['Share capital', 'Stammkapital'],
  SocioUnico: ['Sole shareholder', 'Alleingesellschafter'],
  StatoLiquidazione: ['Winding-up', 'Liquidation'],
  SoggettoEmittente: ['Issued by (CC customer, TZ third party)', 'Ausgestellt von (CC Kunde, TZ Dritter)'],
  TerzoIntermediarioOSoggettoEmittente: ['Issuer on behalf', 'Aussteller im Auftrag'],
  DatiRitenuta: ['Withholding tax', 'Einbehaltene Steuer (Ritenuta)'],
  TipoRitenuta: ['Kind of withholding', 'Art des Einbehalts'],
  ImportoRitenuta: ['Amount withheld', 'Einbehaltener Betrag'],
  AliquotaRitenuta: ['Withholding rate', 'Satz des Einbehalts'],
  CausalePagamento: ['Reason code of the payment', 'Grund der Zahlung'],
  DatiBollo: ['Stamp duty', 'Stempelsteuer (Bollo)'],
  BolloVirtuale: ['Paid electronically', 'Elektronisch entrichtet'],
  ImportoBollo: ['Stamp duty amount', 'Betrag der Stempelsteuer'],
  DatiCassaPrevidenziale: ['Pension fund contribution', 'Beitrag zur Berufskasse'],
  TipoCassa: ['Pension fund', 'Kasse'],
  AlCassa: ['Contribution rate', 'Beitragssatz'],
  ImportoContributoCassa: ['Contribution', 'Beitrag'],
  ImponibileCassa: ['Base of the contribution', 'Grundlage des Beitrags'],
  ScontoMaggiorazione: ['Discount (SC) or charge (MG)', 'Nachlass (SC) oder Zuschlag (MG)'],
  Tipo: ['Kind', 'Art'],
  Percentuale: ['Percentage', 'Prozentsatz'],
  Importo: ['Amount', 'Betrag'],
  DatiOrdineAcquisto: ['Purchase order', 'Bestellung'],
  DatiContratto: ['Contract', 'Vertrag'],
  DatiConvenzione: ['Framework agreement', 'Rahmenvertrag'],
  DatiRicezione: ['Receipt of goods', 'Wareneingang'],
  DatiDDT: ['Delivery note', 'Lieferschein'],
  DataDDT: ['Delivery note date', 'Datum des Lieferscheins'],
  DatiSAL: ['Stage of progress', 'Leistungsstand'],
  RiferimentoFase: ['Stage', 'Abschnitt'],
  DatiTrasporto: ['Transport', 'Transport'],
  RiferimentoNumeroLinea: ['For line', 'Zur Position'],
  IdDocumento: ['Document number', 'Nummer'],
  Data: ['Date', 'Datum'],
  NumItem: ['Item of the document', 'Position darin'],
  CodiceCommessaConvenzione: ['Job or agreement code', 'Code des Auftrags'],
  ElementiRettificati: ['What is corrected', 'Was berichtigt wird'],
  CodiceTipo: ['Kind of item number', 'Art der Artikelnummer'],
  UnitaMisura: ['Unit', 'Einheit'],
  TipoCessionePrestazione: ['Kind of supply', 'Art der Lieferung'],
  Natura: ['Nature without VAT', 'Art der Steuerfreiheit'],
  Ritenuta: ['Subject to withholding', 'Unterliegt dem Einbehalt'],
  AltriDatiGestionali: ['Other data', 'Weitere Angaben'],
  TipoDato: ['Kind of data', 'Art der Angabe'],
  RiferimentoTesto: ['Text', 'Text'],
  RiferimentoNumero: ['Figure', 'Zahl'],
  RiferimentoData: ['Date', 'Datum'],
  SpeseAccessorie: ['Incidental expenses', 'Nebenkosten'],
  EsigibilitaIVA: [
    'VAT due (I now, D later, S paid by the customer)',
    'Steuer fällig (I sofort, D später, S beim Kunden)',
  ],
  CondizioniPagamento: [
    'Payment (TP01 instalments, TP02 whole, TP03 advance)',
    'Zahlung (TP01 Raten, TP02 ganz, TP03 Vorschuss)',
  ],
  IstitutoFinanziario: ['Bank', 'Bank'],
  ABI: ['Bank code (ABI)', 'Bankleitzahl (ABI)'],
  CAB: ['Branch code (CAB)', 'Filialnummer (CAB)'],
  DataRiferimentoTerminiPagamento: ['Term counts from', 'Frist ab'],
  GiorniTerminiPagamento: ['Days to pay', 'Tage zur Zahlung'],
  ScontoPagamentoAnticipato: ['Discount for early payment', 'Skonto'],
  DataLimitePagamentoAnticipato: ['Discount until', 'Skonto bis'],
  DatiIVA: ['VAT', 'Umsatzsteuer'],
  AliquotaIVA: ['VAT rate', 'Steuersatz'],
  Imposta: ['VAT amount', 'Steuerbetrag'],
  Aliquota: ['VAT rate', 'Steuersatz'],
}
