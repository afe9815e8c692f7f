import type { Language } from '../language.ts'
import { PAPERS } from './papers.ts'
import { SUBJECTS } from './subjects.ts'

/** Portuguese; what it calls papers and their fields stands in papers.ts and in the tables of the rooms. */
const language: Language = {
  code: 'pt',
  words: `e o a os as um uma do da dos das de em no na nos nas ao à pelo pela com por para que não se é são foi seu sua seus suas
    nosso nossa aos até sem sobre entre mais exmo exma senhor senhora senhores
    janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro segunda terça quarta quinta
    sexta feira
    fatura factura recibo data valor total quantidade rua cliente descrição preço pagamento iva vencimento número incidência
    encomenda guia transferência unidades designação contribuinte nif morada código postal saldo conta extrato isento líquido`,
  months: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
  numbers: { dois: 2, três: 3, sete: 7, oito: 8, dez: 10, trinta: 30 },
  beforeNames: {
    roles:
      'senhorio|inquilino|arrendatári[oa]|vendedor(?:a)?|comprador(?:a)?|cliente|contribuinte|titular|fornecedor|empregador|trabalhador|adquirente|razão social|nome|em nome de|(?:vendido|emitido|prestado) por',
    small: 'para',
    leads: '(?:Exmos?\\.?|Ao|Olá)',
  },
  namePieces: { within: 'de da do das dos e', between: 'e com' },
  addressLabels: 'morada|endereço|sede(?: social)?',
  streetBefore: 'rua avenida travessa praça estrada largo alameda calçada beco rotunda rodovia',
  streetWords: String.raw`(?:rua|avenida|travessa|praça|estrada|rodovia|alameda)\s.+|^(?:rod|al|av|r)\.\s.+|sala \d+|\d+º andar`,
  approvals: {
    act: String.raw`aprovad|autorizad|validad|verificad|conferid|(?<!\p{L})visto(?!\p{L})`,
    approver: String.raw`entidade (?:patronal|empregadora)|empregador|responsável|encarregad|chefia`,
    worker: String.raw`trabalhador|colaborador|funcionári`,
  },
  answers: {
    yourReference: '(?:sua|vossa|v|s) ref(?:erencia)?',
    ourReference: '(?:nossa|n) ref(?:erencia)?',
    whose: String.raw`v\/|vossa|vosso|sua|seu`,
    papers:
      'carta|ofício|e-?mail|mensagem|requerimento|pedido|orçamento|proposta|encomenda|fatura|reclamação|comunicação|candidatura|exposição',
    dated: String.raw`de|datad[ao]\sde`,
  },
  wages: {
    tax: '(?:retencao )?irs',
    taxable: 'base (?:de )?(?:incidencia )?irs|rendimento (?:tributavel|coletavel)|materia coletavel',
  },
  courts: String.raw`foro(?!\p{L})|tribuna|comarca|competen|litígio|conflito|arbitra`,
  salutation: String.raw`(?:ex\.?\s?m[oa]s?\.?|prezad[oa]s?|bom dia)(?!\p{L})`,
  closing: String.raw`(?:(?:com os )?(?:nossos )?(?:melhores )?cumprimentos|atenciosamente|respeitosamente)(?!\p{L})`,
  endingContract: String.raw`(?:acordo|contrato) de (?:revogação|cessação|rescisão|resolução)|revogação (?:por|de) (?:mútuo )?acordo|distrate`,
  actsOfParties: 'obriga-se|compromete-se|pagará',
  papers: PAPERS,
  subjects: SUBJECTS,
}

export default language
