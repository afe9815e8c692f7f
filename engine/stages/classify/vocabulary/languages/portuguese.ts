import type { LanguageKinds } from '../vocabulary.ts'

export const PORTUGUESE: LanguageKinds = {
  trade: [
    'preço unitário|preço unit|p unitário|valor unitário|preço',
    'total iva|total ilíquido|base de incidência|incidência|taxa iva|total líquido|subtotal',
    'quantidade|qtd|qtde|descrição|designação',
  ],
  kinds: {
    invoice: {
      titles: `fatura|factura|fatura-recibo|fatura recibo|fatura simplificada|fatura proforma|factura-recibo|recibo|recibo verde|talão|
      nota fiscal|nota fiscal de serviços|nota fiscal eletrônica|nota de honorários|danfe|nfs-e|recibo de renda|fatura da eletricidade`,
      strong: [
        'fatura n|fatura nº|nº da fatura|número da fatura|data da fatura|data de emissão|nota fiscal nº|número da nota',
        'total a pagar|valor a pagar|total do documento|total da fatura|valor total da nota|valor líquido|troco|entregue|multibanco',
        'nif|contribuinte|contribuinte nº|cnpj|nº contribuinte|processado por programa certificado|atcud',
        'retenção na fonte|retenção irs|isento de iva|isenção|autoliquidação|iss|icms|motivo de isenção',
        'data de vencimento|vencimento|condições de pagamento|referência multibanco|entidade|boleto',
      ],
    },
    'credit-note': {
      titles: 'nota de crédito|nota de devolução|nota de crédito nº',
      strong: [
        'valor a creditar|valor creditado|a seu favor|total da nota de crédito',
        'fatura de origem|documento de origem|referente à fatura|fatura retificada|motivo da emissão',
      ],
    },
    reminder: {
      titles:
        'aviso de pagamento|lembrete de pagamento|aviso de cobrança|carta de cobrança|primeiro aviso|segundo aviso|último aviso|interpelação|notificação de cobrança|aviso de débito|pagamento em atraso|valores em dívida|2 º aviso|3 º aviso|1 º aviso|aviso de incumprimento|interpelação para pagamento|interpelação admonitória|regularização de dívida|regularização de valores em dívida',
      strong: [
        'em atraso|por liquidar|por regularizar|em dívida|faturas vencidas|valor em aberto|não recebemos o pagamento',
        'juros de mora|juros moratórios|despesas de cobrança|encargos de cobrança|total em dívida|multa',
      ],
    },
    'bank-statement': {
      titles:
        'extrato|extrato de conta|extrato bancário|extrato combinado|extrato mensal|extrato de movimentos|extracto de conta|extrato do cartão',
      strong: [
        'saldo anterior|saldo inicial|saldo final|saldo contabilístico|saldo disponível|saldo atual',
        'data valor|data mov|data movimento|data do movimento|débitos|créditos',
        'transferência|débito direto|levantamento|compra|pagamento de serviços|pix|total de débitos|total de créditos',
      ],
    },
    'salary-statement': {
      titles:
        'recibo de vencimento|recibo de remunerações|recibo de salário|holerite|contracheque|demonstrativo de pagamento|recibo de ordenado',
      strong: [
        'vencimento base|remuneração base|salário base|total de abonos|total ilíquido|abonos',
        'total a receber|líquido a receber|valor líquido|total de descontos|descontos',
        'segurança social|taxa social única|retenção irs|=irs|inss|fgts|subsídio de alimentação|subsídio de refeição|subsídio de férias',
        'categoria|nº mecanográfico|nº beneficiário|data de admissão|dias úteis',
      ],
    },
    contract: {
      titles:
        'contrato|contrato de arrendamento|contrato de trabalho|contrato de prestação de serviços|contrato de locação|acordo de confidencialidade|contrato de fornecimento|contrato promessa|aditamento ao contrato|contrato de manutenção',
      strong: [
        'entre as partes|primeiro outorgante|segundo outorgante|primeira outorgante|doravante|considerandos|é celebrado|contratante|contratada',
        'cláusula primeira|cláusula 1|pré-aviso|denúncia|renovação automática|foro|vigência|objeto do contrato|feito em duplicado',
      ],
    },
    'balance-sheet': {
      titles: 'balanço|balanço patrimonial|balanço individual|balanço em|balancete',
      strong: [
        'total do ativo|total do passivo|ativo não corrente|ativo corrente|ativos fixos tangíveis|total do capital próprio e do passivo',
        'capital próprio|passivo corrente|passivo não corrente|provisões|fornecedores|inventários|caixa e depósitos bancários|patrimônio líquido',
        'período anterior|resultado líquido do período|resultados transitados',
      ],
    },
    'tax-assessment-note': {
      titles:
        'demonstração de liquidação|nota de liquidação|nota de cobrança|liquidação de irs|documento de cobrança|imposto municipal sobre imóveis|demonstração de liquidação de irs|notificação de liquidação',
      strong: [
        'autoridade tributária|autoridade tributária e aduaneira|serviço de finanças|receita federal|prefeitura municipal|câmara municipal',
        'imposto apurado|coleta|coleta líquida|rendimento global|rendimento coletável|valor patrimonial|data limite de pagamento|valor a reembolsar|reclamação graciosa',
      ],
    },
    timesheet: {
      titles:
        'folha de horas|folha de presenças|registo de horas|registo de ponto|mapa de horas|folha de ponto|relatório de horas|folha de obra|registo de assiduidade',
      strong: [
        'horas trabalhadas|total de horas|horas extra|horas extraordinárias|hora de entrada|hora de saída',
        'colaborador|trabalhador|funcionário|assinatura do colaborador|assinatura do cliente',
      ],
    },
    letter: {
      titles: '',
      strong: [
        'assunto|exmo senhor|exma senhora|exmos senhores|caro|prezado|prezada',
        'com os melhores cumprimentos|melhores cumprimentos|atenciosamente|cumprimentos|respeitosos cumprimentos',
      ],
    },
  },
}
