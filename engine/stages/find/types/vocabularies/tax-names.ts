/** What taxes are called by language, longer names before those that they begin with; sources of regular expressions. */
const NAMES: readonly string[] = [
  // German, with Austria, Switzerland and the east of Belgium.
  String.raw`(?:Staats|Kantons|Gemeinde|Bundes|Kirchen)-,? (?:\p{L}+-,? ){0,6}und \p{L}+steuern?`,
  'direkte Bundessteuer',
  'Steuer der natürlichen Personen',
  'Immobiliensteuervorabzug',
  // English.
  '(?:National )?Non-Domestic Rates?|Business Rates|Council Tax',
  '(?:(?:Individual|Personal|Corporate|Commercial|Residential|Business|State|Federal|Local|Municipal|Secured|Unsecured|Real) )?(?:Income|Property|Franchise|Personal Property|Sales and Use|Estate) Tax(?:es)?',
  '(?:Corporation|Real Estate|Capital Gains|Inheritance|Value Added|Trade|Business|Sales|Payroll|Employment|School|Land|Goods and Services|Motor Vehicle|Fringe Benefits) Tax(?:es)?',
  'Stamp Duty(?: Land Tax)?|National Insurance contributions|municipal rates',
  // French, with Belgium and Switzerland.
  'cotisation foncière des entreprises|cotisation sur la valeur ajoutée des entreprises|contribution économique territoriale',
  'impôts? sur (?:le revenu|les sociétés|la fortune(?: immobilière)?|les bénéfices)|impôt des (?:personnes physiques|sociétés)|impôts? (?:cantonal|cantonaux)(?:,? communa(?:l|ux))? et (?:communal|communaux|fédéral)|impôt fédéral direct|impôts communaux',
  "taxes? foncières?(?: sur les propriétés (?:non )?bâties)?|taxe d['’]habitation(?: sur les résidences secondaires)?|taxe sur (?:les salaires|les logements vacants|la valeur ajoutée)|taxe d['’]enlèvement des ordures ménagères|précompte (?:immobilier|professionnel|mobilier)|prélèvements sociaux",
  // Italian.
  'TARI [-–] Tassa sui rifiuti|Tassa sui rifiuti(?: \\(TARI\\))?|Imposta municipale propria|Imposta sul (?:reddito|valore aggiunto)(?: delle (?:persone fisiche|società))?|Imposta regionale sulle attività produttive|Imposta di (?:registro|successione|soggiorno|bollo)|tassa automobilistica|canone unico patrimoniale',
  // Spanish.
  'Impuesto (?:sobre|de) (?:(?:el|la|los|las) )?(?:Bienes Inmuebles(?: de naturaleza (?:urbana|rústica))?|Renta de (?:las Personas Físicas|no Residentes)|Valor Añadido|Sociedades|Actividades Económicas|Vehículos de Tracción Mecánica|Incremento de(?:l)? Valor de los Terrenos(?: de Naturaleza Urbana)?|Transmisiones Patrimoniales(?: y Actos Jurídicos Documentados)?|Sucesiones y Donaciones|Patrimonio|Construcciones, Instalaciones y Obras)|Tasa (?:de|por) (?:recogida de )?basuras?',
  // Dutch, with Belgium.
  'gemeentelijke (?:belastingen|heffingen)|waterschapsbelasting(?:en)?|inkomstenbelasting(?:/premie volksverzekeringen| en premie volksverzekeringen)?|omzetbelasting|vennootschapsbelasting|loonheffing(?:en)?|motorrijtuigenbelasting|onroerendezaakbelasting(?:en)?|erfbelasting|schenkbelasting|overdrachtsbelasting|personenbelasting|onroerende voorheffing|verkeersbelasting|hondenbelasting|toeristenbelasting|bijdrage Zorgverzekeringswet',
  // Portuguese, with Brazil.
  'Imposto (?:Municipal |Predial e Territorial |Único )?(?:sobre|Urbano|de|do) ?(?:(?:os|as|o|a) )?(?:Imóveis|Transmissões Onerosas de Imóveis|Rendimento das? Pessoas (?:Singulares|Coletivas|Colectivas)|Valor Acrescentado|Circulação|Selo|Renda(?: da)? Pessoa (?:Física|Jurídica)|Propriedade de Veículos Automotores)|Imposto Predial e Territorial Urbano',
]

/** The name of a tax in any of the languages, in words. */
export const TAX_NAME = `(?:${NAMES.join('|')})`
/** Short forms that mean nothing else on a notice of a tax. */
export const TAX_SHORT = '(?:TARI|IMU|TASI|IRPEF|IRES|IRAP|IBI|IRPF|IVTM|IMI|IUC|CFE|CVAE|IPTU|IPVA|OZB|WOZ-belasting)'
