import type { PaperWords } from '../language.ts'

export const PAPERS: PaperWords = {
  trade: [
    'preço unitário|preço unit|p unitário|valor unitário|preço|pr unit|p unit|vl unit|vlr unit|preço s iva',
    'total iva|total ilíquido|base de incidência|incidência|taxa iva|total líquido|subtotal|valor iva|iva incluído|total com iva|total sem iva|total mercadoria|valor do iva|iva 23|valor total',
    'quantidade|qtd|qtde|descrição|designação|artigo|desconto|desc|unid',
  ],
  kinds: {
    invoice: {
      titles: `fatura|factura|fatura-recibo|fatura recibo|fatura simplificada|fatura proforma|factura-recibo|recibo|recibo verde|talão|
      nota fiscal|nota fiscal de serviços|nota fiscal eletrônica|nota de honorários|danfe|nfs-e|recibo de renda|fatura da eletricidade|
      fatura n|fatura fr|fatura ft|fatura de venda|venda a dinheiro|fatura final|fatura global|fatura de adiantamento|fatura eletrónica|
      fatura detalhada|fatura da água|fatura de água|fatura de gás|fatura de eletricidade|fatura de energia|fatura de luz|fatura de telecomunicações|
      fatura de serviços|nota de débito|nota fiscal de serviço eletrônica|nota fiscal eletrônica de serviços|nota fiscal de serviços eletrônica|
      nota fiscal de consumidor eletrônica|nfc-e|nf-e|cupom fiscal|cupom fiscal eletrônico|extrato sat|danfe nfc-e|conta de luz|conta de água|
      conta de energia|conta de telefone|conta de gás|conta de consumo|boleto|boleto de cobrança|recibo de pagamento de honorários|
      recibo de pagamento autônomo|recibo de quitação|recibo de prémio|aviso-recibo|aviso recibo|aviso de cobrança de prémio|aviso de quota|
      quota de condomínio|recibo de condomínio|recibo de quotas|taxa de condomínio|boleto de condomínio|talão de venda|talão de compra|
      conta final|demonstrativo de débito|fatura do condomínio|fatura de honorários|nota de despesas|documento auxiliar da nota fiscal|
      comprovativo de pagamento|comprovante de pagamento|recibo de aluguel|segunda via|recibo eletrónico|fatura-recibo eletrónica`,
      vague:
        'aviso de pagamento|aviso de lançamento|consulta de mesa|nota|documento|aviso de vencimento|duplicata|comprovativo|mensalidade',
      strong: [
        'fatura nº|nº da fatura|número da fatura|data da fatura|data de emissão|nota fiscal nº|número da nota|fatura n|fatura no|n da fatura|nº fatura|data fatura|período de faturação|período de faturamento|data da emissão|número da nfs-e|número da nf-e|chave de acesso|código de verificação|nº nf|fatura ft|ft n',
        'total a pagar|valor a pagar|total do documento|total da fatura|valor total da nota|valor líquido da nota|troco|=entregue|multibanco|montante a pagar|total documento|valor total dos serviços|valor dos serviços|valor cobrado|pago com|pagamento em dinheiro|=numerário|=dinheiro|cartão de crédito|cartão de débito|total fatura|a pagar|valor pago|total pago',
        'nif|contribuinte|contribuinte nº|cnpj|nº contribuinte|processado por programa certificado|atcud|programa certificado|consumidor final|documento processado por computador|qr code at|cpf cnpj|tomador de serviços|tomador do serviço|prestador de serviços|inscrição municipal|inscrição estadual|natureza da operação|cfop|ncm',
        'retenção na fonte|isento de iva|isenção|autoliquidação|iss|icms|motivo de isenção|iva autoliquidação|iva regime de isenção|artigo 53|art 53|regime de isenção|simples nacional|optante pelo simples|não sujeito|alíquota|iva não confere|iva devido pelo adquirente|artigo 9 do civa|issqn|cofins|retenção irs 25',
        'data de vencimento|vencimento|condições de pagamento|referência multibanco|=entidade|pronto pagamento|prazo de pagamento|linha digitável|código de barras|nosso número|sacado|beneficiário|cedente|mb way|débito direto em|a pagar até|pagar até|data limite|método de pagamento|forma de pagamento|meio de pagamento|os bens foram colocados|bens e serviços colocados',
        'obrigado pela sua visita|obrigado pela preferência|obrigado e volte sempre|volte sempre|agradecemos a sua visita|=mesa|couvert|alojamento|noites|taxa turística|diárias|diária|hóspede|pequeno-almoço incluído',
        'leitura atual|leitura anterior|consumo faturado|potência contratada|termo fixo|=cpe|=cui|termo de energia|contribuição audiovisual|consumo kwh|kwh|tarifa de disponibilidade|taxa de exploração|leitura real|leitura estimada|energia consumida|bandeira tarifária|resíduos sólidos',
        'honorários|honorários clínicos|mensalidade de|propina|quota mensal|prémio total|prémio comercial|mão de obra|mão-de-obra|serviços prestados|à vossa encomenda|v encomenda|ref encomenda',
      ],
      against: [
        'em atraso|por regularizar|valores em dívida|valor em dívida|total em dívida|faturas vencidas|não recebemos|interpelação|contencioso|inadimplência',
        'orçamento válido|validade da proposta|validade do orçamento|adjudicação',
      ],
    },
    'credit-note': {
      titles: `nota de crédito|nota de devolução|nota de crédito nº|nota de crédito n|nota crédito|nota de crédito nc|fatura retificativa|
      fatura de retificação|anulação de fatura|fatura anulada|nota de reembolso|talão de devolução|vale de devolução|nota de estorno|estorno|
      devolução de mercadoria|nota fiscal de devolução|nfe de devolução|autofatura|autofaturação|liquidação de comissões|nota de liquidação de comissões|
      rappel de vendas|bónus anual|documento retificativo|carta de crédito comercial|nota de comissões|extrato de comissões`,
      vague: 'devolução|reembolso|anulação',
      strong: [
        'valor a creditar|valor creditado|a seu favor|total da nota de crédito|total a creditar|a vosso favor|a v favor|crédito a favor|total creditado|valor a devolver|total a devolver|valor a restituir|total a reembolsar|valor reembolsado|valor devolvido|saldo a favor|nota de crédito n|nc n|valor do crédito|total nota de crédito|total do crédito|creditamos|creditámos|a crédito de',
        'fatura de origem|documento de origem|referente à fatura|fatura retificada|motivo da emissão|referente a fatura|relativa à fatura|relativo à fatura|ref à fatura|documento retificado|fatura original|anula a fatura|retifica a fatura|documento original|fatura a retificar|corrige a fatura|fatura anulada|anulação da fatura|anula e substitui|nota fiscal referenciada|nf de origem|por conta da fatura|sobre a fatura',
        'motivo da devolução|devolução de mercadoria|mercadoria devolvida|material devolvido|artigos devolvidos|erro de faturação|erro na faturação|erro de preço|motivo do crédito|motivo da anulação|motivo da retificação|motivo da nota de crédito|rappel anual|desconto de quantidade|será reembolsado|será devolvido|será creditado|será restituído|próxima fatura|abatido na próxima|descontado na próxima|em conta corrente|acerto de contas|bónus de quantidade|regularização a seu favor|artigo 78|art 78',
      ],
    },
    reminder: {
      titles: `lembrete de pagamento|carta de cobrança|primeiro aviso|segundo aviso|último aviso|interpelação|notificação de cobrança|aviso de débito|pagamento em atraso|valores em dívida|2 º aviso|3 º aviso|1 º aviso|aviso de incumprimento|interpelação para pagamento|interpelação admonitória|regularização de dívida|regularização de valores em dívida|
      aviso de atraso|aviso de atraso de pagamento|aviso de corte|aviso de corte de fornecimento|aviso de suspensão|aviso de interrupção|pré-aviso de corte|
      pré-aviso de interrupção|aviso de dívida|aviso de fatura em atraso|aviso de fatura vencida|aviso de não pagamento|fatura em atraso|faturas em atraso|
      fatura vencida|faturas vencidas|fatura em dívida|faturas em dívida|fatura por liquidar|faturas por liquidar|faturas por regularizar|
      pagamentos em atraso|rendas em atraso|renda em atraso|quotas em atraso|quotas em dívida|mensalidades em atraso|mensalidade em atraso|
      dívida|dívida vencida|dívida em atraso|saldo em dívida|valor em dívida|valor em atraso|débito em atraso|débitos em atraso|débito vencido|
      cobrança de dívida|cobrança extrajudicial|notificação extrajudicial|notificação de débito|notificação de dívida|notificação de inadimplência|
      aviso de inadimplência|carta de aviso|lembrete|primeiro lembrete|segundo lembrete|último lembrete|lembrete amigável|terceiro aviso|
      1º aviso|2º aviso|3º aviso|1.º aviso|2.º aviso|3.º aviso|1a notificação|segunda interpelação|segunda notificação|última notificação|
      pedido de pagamento|pedido de regularização|regularização de pagamento|regularização de pagamentos|regularização de conta corrente|
      regularização de débitos|incumprimento|insistência de pagamento|insistência|2ª insistência|ofício de cobrança|reclamação de pagamento|
      comunicação de débito|aviso de protesto|intimação de pagamento|boleto vencido|parcelas em atraso|constituição em mora`,
      vague:
        'aviso de pagamento|aviso de cobrança|extrato de conta corrente|extrato de cliente|conta corrente|aviso|regularização',
      strong: [
        'em atraso|por liquidar|por regularizar|em dívida|faturas vencidas|fatura vencida|valor em aberto|em aberto|não recebemos o pagamento|não recebemos|não foi recebido|não foi paga|não foi liquidada|não foram liquidadas|não se encontra liquidada|não se encontram liquidadas|encontra-se por|encontram-se por|encontra-se vencida|encontram-se vencidas|permanece em|permanecem em|continua em|continuam em|por pagar|vencida e não paga|vencidas e não pagas|não identificamos o pagamento|não identificámos|não consta|não acusamos|não deu entrada|ainda não|ainda por|já vencidas|já vencida|não regularizado|não regularizada|falta de pagamento|não pagamento',
        'despesas de cobrança|encargos de cobrança|total em dívida|dias de atraso|dias em atraso|dias atraso|montante em dívida|valor em dívida|valores em dívida|saldo devedor|valor em atraso|saldo em dívida|dívida|débito em aberto|devedor|inadimplente|inadimplência|inadimplemento|multa por atraso|multa de 2|juros por atraso|taxa de atraso|valor atualizado|custos de cobrança|comissão de recuperação',
        'via judicial|meios judiciais|ação judicial|vias judiciais|injunção|execução judicial|contencioso|advogado|advogados|recurso aos tribunais|procedimento judicial|medidas judiciais|cobrança judicial|cobrança coerciva|interrupção do fornecimento|corte do fornecimento|suspensão do fornecimento|suspensão do serviço|suspensão dos serviços|interrupção do serviço|serasa|protesto|cartório|negativação|sem mais aviso|sem outro aviso|ver-nos-emos|seremos forçados|seremos obrigados|resolução do contrato por falta|órgãos de proteção ao crédito',
        'nossos anteriores|anteriores contactos|anteriores avisos|anterior aviso|nosso anterior|comunicações anteriores|sem resposta|até à data|até à presente data|até ao momento|até o momento|apesar dos nossos|apesar das|não obstante|relembramos|lembramos que|vimos lembrar|vimos relembrar|vimos recordar|alertamos|lembrar que|recordamos',
        'caso já tenha|se já efetuou|se já procedeu|se entretanto|caso o pagamento já|já tenha efetuado|já tenha procedido|já tenha sido efetuado|considere sem efeito|fica sem efeito|sem efeito este aviso|desconsidere|queira desconsiderar|favor desconsiderar|ignore este|por lapso|certamente por lapso|esquecimento|proceda à regularização|proceder à regularização|procedam à regularização|regularize|regularização da situação|regularização dos valores|regularizar a situação|regularize a sua situação|com a maior brevidade|no prazo máximo de|no prazo de 8 dias|verificámos que|verificamos que|da análise da sua conta|na nossa contabilidade',
      ],
      weak: [
        'juros de mora|juros moratórios|multa|juros|saldo|vencimento|vencida',
        'carta registada|aviso de receção|registada com|ar registada',
      ],
      against: ['saldo anterior|saldo final|saldo contabilístico'],
    },
    'bank-statement': {
      titles: `extrato|extrato de conta|extrato bancário|extrato combinado|extrato mensal|extrato de movimentos|extracto de conta|extrato do cartão|
      extrato integrado|extrato de conta à ordem|extrato de cartão|extrato de cartão de crédito|extrato de conta corrente bancária|extrato consolidado|
      extrato global|movimentos de conta|movimentos da conta|consulta de movimentos|lista de movimentos|fatura do cartão|fatura do cartão de crédito|
      fatura de cartão de crédito|conta à ordem|conta corrente bancária|conta poupança|caderneta|extrato de poupança|extrato de investimentos|
      extrato para simples conferência|extrato da conta|extrato detalhado|movimentos do cartão|posição integrada|extrato periódico|extrato de lançamentos`,
      vague: 'movimentos|conta corrente|resumo da fatura',
      strong: [
        'saldo anterior|saldo inicial|saldo final|saldo contabilístico|saldo disponível|saldo atual|saldo em conta|saldo após|saldo do dia|saldo autorizado|saldo médio|saldo à data|saldo bloqueado|saldo total|novo saldo|saldo extrato',
        'data valor|data mov|data movimento|data do movimento|débitos|créditos|data lanc|data do lançamento|data lançamento|data valor data|descritivo|lançamento|lançamentos|descrição do movimento|histórico|docto|data da compra|=débito|=crédito',
        'transferência recebida|débito direto|levantamento|pagamento de serviços|pix|total de débitos|total de créditos|transf|trf|transferência de|transferência para|compra mb|pag serv|pagamento serviços|comissão de manutenção|lev atm|levantamento multibanco|imposto de selo|pix recebido|pix enviado|doc recebido|tarifa bancária|iof|saque|estorno de compra|anuidade|pagamento efetuado cartão|limite de crédito|limite disponível|pagamento mínimo|total débitos|total créditos',
        'nib|nuc|balcão|agência|conta nº|número de conta|descoberto|fundo de garantia de depósitos|período do extrato|extrato nº|nº extrato|gestor de conta|n da conta',
      ],
      weak: ['transferência|compra|depósito', '=movimentos|=saldo'],
      against: ['em atraso|por liquidar|valores em dívida|por regularizar', 'remuneração base|vencimento base'],
    },
    'salary-statement': {
      titles: `recibo de vencimento|recibo de remunerações|recibo de salário|holerite|contracheque|demonstrativo de pagamento|recibo de ordenado|
      recibo de vencimentos|recibo de remuneração|recibo de pagamento de salário|demonstrativo de pagamento de salário|demonstrativo de salário|
      folha de vencimento|talão de vencimento|nota de vencimento|recibo de pagamento|contra-cheque|folha de pagamento|comprovante de rendimentos mensal|
      recibo de subsídio|processamento de salários|boletim de vencimento|demonstrativo mensal|recibo de pró-labore|pró-labore|recibo de férias|envelope de pagamento`,
      strong: [
        'vencimento base|remuneração base|salário base|total de abonos|total ilíquido|abonos|ordenado base|salário bruto|vencimento mensal|remuneração mensal|remunerações|total abonos|total de vencimentos|total vencimentos|proventos|total remunerações|diuturnidades|salário mensal|total bruto|vencimento ilíquido',
        'total a receber|líquido a receber|valor líquido|total de descontos|descontos|total descontos|salário líquido|vencimento líquido|líquido recebido|líquido pago|valor a receber|total líquido a receber|importância líquida',
        'segurança social|taxa social única|retenção irs|=irs|inss|fgts|subsídio de alimentação|subsídio de refeição|subsídio de férias|tsu|subs alimentação|sub alimentação|sub refeição|subs refeição|cga|adse|quotização sindical|sobretaxa|base inss|base fgts|irrf|base irrf|fgts do mês|sal contr|vale transporte|vale refeição|retenção na fonte irs|duodécimos|subsídio de natal|cartão refeição|base cálc',
        'nº mecanográfico|nº beneficiário|data de admissão|dias úteis|nº benef|nº segurança social|niss|n segurança social|vencimento hora|horas mês|dias trabalhados|período de processamento|n funcionário|cbo|ctps|mês de referência|admissão|apólice acidentes|dias de férias|faltas|valor hora|remuneração hora|horas extra|banco de horas|n mecanográfico|data admissão|seguro de acidentes de trabalho',
      ],
    },
    contract: {
      titles: `contrato|contrato de arrendamento|contrato de trabalho|contrato de prestação de serviços|contrato de locação|acordo de confidencialidade|contrato de fornecimento|contrato promessa|aditamento ao contrato|contrato de manutenção|
      contrato de arrendamento para habitação|contrato de arrendamento habitacional|contrato de arrendamento comercial|contrato de arrendamento urbano|
      contrato de trabalho a termo|contrato de trabalho sem termo|contrato de trabalho a termo certo|contrato de compra e venda|contrato-promessa|
      contrato promessa de compra e venda|contrato de empreitada|contrato de subempreitada|contrato de mútuo|contrato de comodato|contrato de cedência|
      contrato de agência|contrato de distribuição|contrato de avença|contrato de aluguer|contrato de aluguel|contrato de licença|contrato de adesão|
      contrato de locação residencial|contrato de experiência|contrato de mediação imobiliária|contrato de crédito|contrato social|contrato de parceria|
      contrato de franquia|contrato de estágio|instrumento particular|termo de confidencialidade|termo aditivo|aditivo contratual|aditamento|acordo de pagamento|acordo de revogação|acordo de parceria|protocolo de colaboração|termo de compromisso|termo de responsabilidade|
      confissão de dívida|declaração de dívida|fiança|minuta de contrato|condições gerais|condições gerais de venda|estatutos|contrato-quadro|carta de intenções|carta-proposta`,
      strong: [
        'entre as partes|primeiro outorgante|segundo outorgante|primeira outorgante|segunda outorgante|doravante|considerandos|é celebrado|contratante|contratada|as partes|senhorio|inquilino|arrendatário|arrendatária|locador|locatário|locatária|empregador|trabalhador contratado|promitente vendedor|promitente comprador|mutuante|mutuário|é livremente|de ora em diante|têm entre si|ambas as partes|qualificadas|o contratante|o contratado',
        'cláusula primeira|cláusula 1|pré-aviso|denúncia|renovação automática|foro|vigência|objeto do contrato|feito em duplicado|cláusula 1ª|cláusula segunda|cláusula 2|cláusula|comarca|rescisão|rescindido|presente contrato|o presente contrato|do presente contrato|período experimental|confidencialidade|duas vias|em duas vias|assinado em|testemunhas|tribunal da comarca|renovável|prazo do contrato|resolução do contrato|obrigações das partes|obrigações do|renda mensal|fica eleito o foro|em duplicado',
      ],
      against: ['fatura nº|número da fatura', 'atenciosamente'],
    },
    'balance-sheet': {
      titles: `balanço|balanço patrimonial|balanço individual|balanço em|balancete|balanço em 31|balanço consolidado|balanço analítico|
      balanço sintético|balanço reduzido|balanço de abertura|balancete geral|balancete analítico|balancete de verificação|demonstrações financeiras|
      balanço modelo|balanço microentidades|posição financeira|demonstração da posição financeira|balanço individual em`,
      strong: [
        'total do ativo|total do passivo|ativo não corrente|ativo corrente|ativos fixos tangíveis|total do capital próprio e do passivo|total ativo|total passivo|ativo circulante|passivo circulante|ativo não circulante|passivo não circulante|total do ativo não corrente|ativos intangíveis|imobilizado|total do passivo e patrimônio',
        'capital próprio|passivo corrente|passivo não corrente|provisões|fornecedores|inventários|caixa e depósitos bancários|patrimônio líquido|financiamentos obtidos|estado e outros entes públicos|capital subscrito|capital realizado|total do capital próprio|reservas legais|reservas de lucros|estoques|contas a receber|contas a pagar|outras contas a receber|outras contas a pagar|diferimentos|lucros acumulados|propriedades de investimento',
        'período anterior|resultado líquido do período|resultados transitados|resultado líquido|exercício findo|rubricas|31 dez|prejuízos acumulados',
      ],
    },
    'tax-assessment-note': {
      titles: `demonstração de liquidação|nota de liquidação|nota de cobrança|liquidação de irs|documento de cobrança|imposto municipal sobre imóveis|demonstração de liquidação de irs|notificação de liquidação|
      liquidação de imposto|liquidação de irc|demonstração de liquidação de irc|demonstração de acerto de contas|demonstração de liquidação de juros|
      liquidação de imi|nota de cobrança de imi|imi|aimi|adicional ao imi|iuc|imposto único de circulação|liquidação de iuc|imt|liquidação de imt|
      imposto municipal sobre transmissões|liquidação oficiosa|liquidação adicional|citação|citação pessoal|execução fiscal|
      processo de execução fiscal|notificação de penhora|pagamento por conta|nota de apuramento|documento único de cobrança|duc|
      guia de pagamento|guia de recolhimento|documento de arrecadação|documento de arrecadação municipal|darf|iptu|carnê iptu|
      carnê do iptu|ipva|itbi|notificação de lançamento|auto de infração|notificação fiscal|imposto predial|imposto predial e territorial urbano|
      taxa de lixo|taxa municipal|taxa de ocupação|taxas municipais|taxa de publicidade|coima|notificação de coima|auto de contraordenação|
      contraordenação|aviso de pagamento imi|taxa de fiscalização|notificação de pagamento de taxa|guia de receita|taxa de ocupação da via pública|liquidação de taxas|liquidação da taxa`,
      vague: 'notificação|liquidação|imposto|taxa|tributo|aviso de lançamento',
      strong: [
        'autoridade tributária|autoridade tributária e aduaneira|serviço de finanças|receita federal|prefeitura municipal|câmara municipal|secretaria municipal da fazenda|secretaria municipal|secretaria da fazenda|junta de freguesia|município de|prefeitura|portal das finanças|direção-geral|direção de finanças|at autoridade|ministério das finanças|repartição de finanças|alfândega|segurança social secção|serviços municipalizados de|divisão de receita|secretaria de estado|detran|contribuinte sujeito',
        'imposto apurado|coleta|coleta líquida|rendimento global|rendimento coletável|valor patrimonial|data limite de pagamento|valor a reembolsar|valor patrimonial tributário|matéria coletável|artigo matricial|prédios|prédio urbano|fração|freguesia|ano do imposto|importância apurada|identificação da liquidação|nº liquidação|número da liquidação|identificação do documento|nota de cobrança n|taxa aplicável|rendimento tributável|quociente|deduções à coleta|retenções na fonte|valor venal|inscrição imobiliária|exercício fiscal|ano de exercício|referência para pagamento|cota única|parcela única|imposto a pagar|imposto devido|apuramento|matrícula do veículo|ano civil a que respeita',
        'reclamação graciosa|impugnação|impugnação judicial|recurso hierárquico|nos termos do cppt|cppt|código de procedimento|processo tributário|poderá reclamar|pode reclamar|reclamar ou impugnar|reclamação ou impugnação|prazo de reclamação|recurso administrativo|impugnar|defesa no prazo|código do imi|código do irs|cirs|lei geral tributária|decreto regulamentar|regulamento municipal|regulamento de taxas|oposição à execução|juros compensatórios|lei municipal|código tributário|execução fiscal|processo executivo',
      ],
      against: [
        'fatura n|fatura nº|número da fatura|nº da fatura',
        'faturas em atraso|fatura em atraso|faturas vencidas',
      ],
    },
    timesheet: {
      titles: `folha de horas|folha de presenças|registo de horas|registo de ponto|mapa de horas|folha de ponto|relatório de horas|folha de obra|registo de assiduidade|
      registo de tempos de trabalho|registo de tempos|mapa de assiduidade|mapa de presenças|folha de serviço|folha de registo de horas|relatório de atividade|
      relatório de serviço|relatório de intervenção|controlo de horas|controle de horas|controle de ponto|cartão de ponto|espelho de ponto|
      registro de ponto|registro de horas|folha de trabalho|parte diária|parte diário|diário de obra|folha diária|folha semanal|mapa de trabalho|
      relatório de atividades|apontamento de horas|planilha de horas|folha de frequência|lista de presença|registo diário|registo semanal|
      livrete individual|horas prestadas|mapa mensal de horas|guia de trabalho|guia de intervenção|ficha de trabalho|relatório de trabalho`,
      strong: [
        'horas trabalhadas|total de horas|horas extra|horas extraordinárias|hora de entrada|hora de saída|total horas|horas normais|horas suplementares|hora início|hora fim|hora de início|hora de fim|total semanal|total do mês|horas efetivas|horas realizadas|total mensal|n de horas|nº de horas|saldo de horas|horas previstas',
        'assinatura do colaborador|assinatura do cliente|assinatura do trabalhador|assinatura cliente|assinatura do técnico|assinatura do funcionário|assinatura do responsável|visto do responsável|aprovado por|assinatura do encarregado|rubrica do cliente|nome do colaborador|nome do funcionário',
        '=entrada|=saída|=almoço|=manhã|=tarde|=pausa|intervalo|2ª feira|3ª feira|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|=segunda|=terça|=quarta|=quinta|=sexta',
      ],
      weak: ['colaborador|trabalhador|funcionário|técnico', '=obra|=data|=horas'],
    },
    letter: {
      titles: '',
      strong: [
        'assunto|exmo senhor|exma senhora|exmos senhores|caro|prezado|prezada|exmo sr|exma sra|exmos srs|ex mo senhor|ex ma senhora|ex mos senhores|caro cliente|cara cliente|caros clientes|prezados|prezado cliente|estimado cliente|estimados clientes|caro condómino|caros condóminos|caros pais|cara|bom dia|boa tarde|ilmo sr',
        'com os melhores cumprimentos|melhores cumprimentos|atenciosamente|cumprimentos|respeitosos cumprimentos|com os nossos melhores cumprimentos|os melhores cumprimentos|cordialmente|cordiais saudações|saudações cordiais|com consideração|com estima|um abraço|cordiais cumprimentos|respeitosamente',
      ],
      weak: [
        'vimos por este meio|venho por este meio|vimos por meio|venho por meio|vimos informar|informamos que|informamos|comunicamos|comunicar|serve a presente|na sequência|em resposta|temos o prazer|lamentamos|acusamos a receção|confirmamos|solicito|solicitamos|agradecemos desde já',
        'ficamos ao dispor|à disposição|ao seu dispor|ao dispor|qualquer esclarecimento|não hesite|aguardamos|fico a aguardar|sem outro assunto|sem mais',
        'v ref|n ref|vossa referência|nossa referência|à atenção|ao cuidado|anexo|anexos|em anexo',
      ],
      against: [
        'em atraso|por regularizar|por liquidar|valores em dívida|valor em dívida|faturas vencidas|em dívida|interpelação|contencioso',
        'total a pagar|total com iva|total do documento|iva 23',
        'primeiro outorgante|reclamação graciosa|cláusula primeira|autoridade tributária',
      ],
    },
    quote: {
      titles: `orçamento|proposta|proposta comercial|cotação|orçamento n|orçamento nº|proposta de orçamento|proposta de fornecimento|estimativa|
      proposta de preço|proposta de preços|proposta técnica|proposta de serviços|estimativa de custos|proposta n|mapa de quantidades`,
      strong: [
        'orçamento n|orçamento nº|nº orçamento|n orçamento|data do orçamento|proposta n|nº da proposta|número do orçamento|cotação n|orçamento orc',
        'orçamento válido|validade do orçamento|validade da proposta|proposta válida|válido até|válida até|válido por|válida por|prazo de validade|aceitação do orçamento|aceito o orçamento|aprovação do orçamento|data de validade|proposta aceite',
        'na adjudicação|adjudicação|com a adjudicação|prazo de execução|prazo de entrega|não inclui|não incluído|não estão incluídos|conforme solicitado|conforme a nossa visita|vimos apresentar|apresentamos o nosso|apresento o|a nossa melhor proposta|conforme pedido|no início da obra|entrada de 50|sinal de|exclusões',
      ],
      against: ['fatura n|fatura nº|nº da fatura|número da fatura|data da fatura'],
    },
    order: {
      titles: `encomenda|nota de encomenda|ordem de compra|pedido de compra|confirmação de encomenda|confirmação do pedido|ordem de serviço|
      ordem de trabalho|encomenda a fornecedor|encomenda de cliente|requisição|nota de pedido|folha de encomenda|ordem de reparação|confirmação de pedido`,
      strong: [
        'encomenda n|nº encomenda|encomenda nº|nº da encomenda|número da encomenda|data da encomenda|pedido nº|pedido n|número do pedido|data do pedido|nº do pedido',
        'data de entrega|data prevista de entrega|local de entrega|entrega prevista|previsão de entrega|data prevista|morada de entrega',
        'agradecemos o fornecimento|solicitamos o fornecimento|queiram fornecer|obrigado pela sua encomenda|obrigado pela encomenda|confirmamos a sua encomenda|recebemos a sua encomenda|total da encomenda|total do pedido|obrigado pelo seu pedido',
      ],
      against: ['fatura n|fatura nº|nº da fatura|número da fatura|data da fatura'],
    },
    delivery: {
      titles:
        'guia de remessa|guia de transporte|guia de entrega|nota de entrega|guia de devolução|romaneio|lista de embalagem|conhecimento de transporte|dacte|declaração de expedição|comprovativo de entrega|comprovante de entrega|carta de porte|manifesto|guia de receção|guia de consignação',
      strong: [
        'guia nº|nº guia|guia n|código at|data de carga|início do transporte|local de carga|local de descarga|hora de carga|carga descarga',
        'recebi conforme|recebido por|recebido em|assinatura do destinatário|assinatura do recebedor|transportador|transportadora|matrícula da viatura|viatura|expedidor',
        'volumes|peso bruto|peso líquido|paletes|n volumes|nº de volumes|quantidade entregue|quantidade expedida',
      ],
      against: ['fatura n|fatura nº|nº da fatura|número da fatura', 'total a pagar|total com iva|valor do iva'],
    },
    prices: {
      titles:
        'tabela de preços|preçário|lista de preços|catálogo|ementa|cardápio|carta de vinhos|tarifário|inventário|os nossos preços|lista de material',
      strong: [
        'preços válidos|preços sem iva|preços com iva|iva incluído à taxa|preços sujeitos|entradas|pratos principais|sobremesas|bebidas|acepipes',
      ],
    },
    securities: {
      titles:
        'nota de execução|nota de compra|nota de venda|nota de corretagem|aviso de operação|compra de títulos|venda de títulos|aviso de dividendos|pagamento de dividendos|subscrição de fundos|resgate de fundos|confirmação de negociação|nota de negociação',
      strong: [
        'código isin|valor mobiliário|quantidade de títulos|corretagem|comissão de bolsa|bolsa|data de execução|ações|dividendos|obrigações|unidades de participação|conta de títulos|conta títulos|data de liquidação|resumo dos negócios|cotação unitária',
      ],
    },
    insurance: {
      titles:
        'apólice|apólice de seguro|condições particulares|certificado de seguro|certificado internacional de seguro|proposta de seguro|participação de sinistro|declaração amigável|declaração amigável de acidente|carta verde|ata adicional|endosso',
      strong: [
        'tomador do seguro|segurado|pessoa segura|nº apólice|nº da apólice|apólice nº|apólice n|número da apólice|seguradora|mediador',
        'coberturas|capital seguro|capitais seguros|franquia contratada|importância segurada|prémio|responsabilidade civil|sinistro|garantias|vigência do seguro|objeto seguro|limite máximo de indenização',
      ],
    },
    certificate: {
      titles: `certificado|declaração|certidão|certidão permanente|atestado|atestado médico|certificado de|declaração de|atestado de residência|
      comprovativo de morada|comprovante de residência|procuração|declaração sob compromisso de honra|autorização de débito direto|mandato sepa|
      certificado de habilitações|certificado de formação|certificado de conclusão|diploma|histórico escolar|certidão de nascimento|certidão negativa|
      certidão negativa de débitos|caderneta predial|declaração de não dívida|certificado energético|certificado de conformidade|declaração de conformidade|
      certificado de incapacidade temporária|baixa médica|declaração de presença|termo de rescisão|testamento|certificado de participação`,
      strong: [
        'certifica-se|certifico que|certifica que|declara-se|declara para os devidos efeitos|para os devidos efeitos|para os devidos fins|declaro que|declaramos que|declara que|atesto que|atesta-se|por ser verdade|sob compromisso de honra|se certifica|e por ser verdade|a pedido do interessado|para efeitos de',
        'confere poderes|constitui seu procurador|bastante procurador|poderes para|autorizo o débito|identificação do credor|referência da autorização|concluiu com|frequentou|participou|aproveitamento|natural de|nascido em|nascida em',
      ],
    },
    yearly: {
      titles:
        'declaração de irs|modelo 3|declaração anual de rendimentos|declaração de rendimentos|informe de rendimentos|comprovante de rendimentos|declaração periódica de iva|declaração periódica|recibo de donativo|declaração de donativo|imposto de renda|ies|dctf',
      strong: [
        'donativo|donativos|mecenato|estatuto dos benefícios fiscais|doador|entidade pagadora|rendimentos pagos|fonte pagadora|retenções efetuadas|quadro 4|anexo a',
      ],
    },
    minutes: {
      titles:
        'ata|ata nº|ata n|ata da assembleia|ata de reunião|ata da reunião|ordem de trabalhos|ata da assembleia geral|acta|ata número|edital de convocação',
      vague: 'convocatória|convocatória de assembleia',
      strong: [
        'ordem de trabalhos|estiveram presentes|o presidente da mesa|presidente da mesa|deliberado|deliberou|por unanimidade|aprovado por unanimidade|nada mais havendo|encerrada a sessão|permilagem|segunda convocatória|quórum|lavrada a presente|secretário',
      ],
    },
    report: {
      titles:
        'relatório|auto de receção|auto de entrega|relatório de peritagem|laudo|laudo técnico|relatório médico|receita médica|ficha de inspeção|relatório de inspeção|relatório de ensaio|análises clínicas|auto de vistoria|guia de tratamento|nota de alta|relatório técnico|termo de entrega',
      strong: [
        'estado de conservação|entrega das chaves|chaves entregues|leituras dos contadores|bom estado|diagnóstico|posologia|comprimidos|valores de referência|anomalias|utente|exame físico|deficiências|conclusão do relatório',
      ],
    },
    booking: {
      titles:
        'confirmação de reserva|a sua reserva|bilhete|bilhete eletrónico|cartão de embarque|cartão de embarque eletrónico|confirmação de marcação|vale oferta|cheque prenda|voucher|itinerário|confirmação de inscrição|vale-presente|localizador',
      strong: [
        'número da reserva|nº da reserva|nº de reserva|código de reserva|código da reserva|número de reserva|localizador|reserva nº',
        'passageiro|passageiros|data de entrada|data de saída|=voo|=carruagem|embarque|hóspedes|cancelamento gratuito|política de cancelamento|boa viagem|aguardamos a sua visita|boa estadia|check-out até',
      ],
      against: ['fatura n|fatura nº|nº da fatura'],
    },
    form: {
      titles:
        'formulário|ficha de inscrição|boletim de inscrição|pedido de adesão|requerimento|questionário|proposta de sócio|formulário de inscrição|boletim de adesão|formulário de livre resolução|mapa de despesas|mapa de deslocações|boletim itinerário|ficha de cliente|ficha de cadastro|inquérito',
      strong: [
        'letras maiúsculas|assinale com|preencher|a preencher|preencha|campo obrigatório|reservado aos serviços|espaço reservado',
        'data de nascimento|local de nascimento|=nome|=morada|=profissão|nacionalidade',
      ],
    },
  },
}
