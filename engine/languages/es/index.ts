import type { Language } from '../language.ts'
import { PAPERS } from './papers.ts'
import { SUBJECTS } from './subjects.ts'

/** Spanish; what it calls papers and their fields stands in papers.ts and in the tables of the rooms. */
const language: Language = {
  code: 'es',
  words: `y el la los las de del para con un una por en que no se es su sus al nuestro nuestra señor señores
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves
    viernes
    factura importe fecha total cantidad calle cliente descripción precio pago iva vencimiento número base imponible ud uds
    pedido albarán transferencia cuota unidades concepto`,
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep|set', 'oct', 'nov', 'dic'],
  numbers: { dos: 2, tres: 3, siete: 7, ocho: 8, diez: 10, quince: 15, treinta: 30, sesenta: 60 },
  beforeNames: {
    roles:
      'arrendador(?:a)?|arrendatari[oa]|vendedor(?:a)?|comprador(?:a)?|prestador(?:a)?|cliente|contribuyente|titular|trabajador(?:a)?|razón social|nombre|deudor|acreedor|proveedor|a favor de|(?:vendido|emitido|expedido|prestado) por|por cuenta de',
    small: 'para',
    leads: '(?:Sr\\.?a?\\.?|De|[Ee]ntre|Hola|Cliente)',
  },
  namePieces: { within: 'de del la las los el y e', between: 'y e con' },
  addressLabels: 'domicilio(?: social| fiscal)?|dirección',
  streetBefore:
    'calle avenida plaza plazuela paseo camino carretera ronda travesía callejón glorieta polígono urbanización pasaje',
  streetWords: String.raw`(?:av|avda|jr|jirón|cra|carrera|ctra|blvd|boulevard|fundo|ruta|camino|calle|carretera)\.?\s.+|(?:km|oficina|apto|piso|local)\.?\s(?:\d|[a-z](?!\p{L})).*`,
  approvals: {
    act: String.raw`aprobad|autorizad|validad|verificad|revisad|visto bueno|(?<!\p{L})(?:v\.?\s?[ºo°]\.?\s?b|conforme)`,
    approver: String.raw`firma de la empresa|empleador|encargad|(?<!\p{L})jef[ea](?!\p{L})`,
    worker: String.raw`trabajador|emplead[oa](?!\p{L})|operari[oa]`,
  },
  answers: {
    yourReference: '(?:su|s|vuestra|v) ref(?:erencia)?',
    ourReference: '(?:nuestra|n) ref(?:erencia)?',
    whose: String.raw`su|s\/|vuestr[oa]`,
    papers: String.raw`carta|escrito|correo(?:\selectrónico)?|e-?mail|burofax|solicitud|instancia|presupuesto|oferta|pedido|factura|reclamación|recurso|expediente`,
    dated: String.raw`del?|de\sfecha|con\sfecha`,
  },
  wages: {
    tax: '(?:retencion )?(?:i r p f|irpf)',
    taxable: 'base (?:del? )?(?:i r p f|irpf)|base sujeta a retencion(?: (?:del? )?(?:i r p f|irpf))?',
  },
  courts: String.raw`juzgado|someten?(?!\p{L})|sometimiento|tribunal|jurisdicci|fuero|(?:fijan|constituyen) domicilio|competen|controversi|litigio|arbitra`,
  salutation: String.raw`(?:(?:muy )?señor(?:es)?|estimad[oa]s?|distinguid[oa]s?|querid[oa]s?|buenos días)(?!\p{L})`,
  closing: String.raw`(?:(?:les? saluda |muy )?atentamente|(?:reciban? )?un (?:cordial saludo|saludo|abrazo)|saludos|cordialmente)(?!\p{L})`,
  endingContract: String.raw`(?:acuerdo|contrato|convenio) de (?:resolución|rescisión|extinción|terminación)|resolución (?:de mutuo acuerdo|anticipada)`,
  actsOfParties: 'pagará|abonará|deberá|podrá',
  papers: PAPERS,
  subjects: SUBJECTS,
}

export default language
