import type { SubjectWords } from '../language.ts'

export const SUBJECTS: SubjectWords = {
  fields: {
    thing: 'imovel|veiculo|fracao|produto|equipamento|maquina|marca (?:e )?modelo|bem',
    work: 'assunto|objet?o(?: do contrato)?|servicos?|prestacao|projet?o|obra|finalidade',
    post: 'funcao|funcoes|categoria(?: profissional)?|cargo|posto(?: de trabalho)?',
  },
  headings: '(?:clausula (?:[a-z]+|\\d+ ?[ao]?) )?(?:objet?o(?: do contrato)?|funcoes|servicos)',
  papers: String.raw`(?:contrato|acordo|protocolo|convenção)`,
  about: String.raw`sobre|relativo\s(?:a|à|ao)`,
  opening: String.raw`para`,
  deeds: String.raw`(?:fornecimento|manutenção|gestão|elaboração|construção|conceção|desenvolvimento|limpeza|organização|venda|aquisição|instalação|remodelação|prestação|tradução)\s(?:de|do|da|dos|das|e)(?:\s|(?<=['’]))`,
  named: String.raw`[Pp]rojet?o\s[“«"][^“”«»"]{2,40}[”»"]|[Cc]essação\sdo\scontrato\sde\strabalho`,
  clauses: {
    thing: [
      String.raw`(?:dá|cede|dão)\s(?:de|em)\s(?:arrendamento|aluguer|locação)\s~`,
      String.raw`(?:don[ao]|proprietári[ao])s?\s(?:e\slegítim[ao]\s\p{L}+\s)?d(?:e\s|a\s|o\s)`,
      String.raw`(?:senhorio|senhoria|locador|locadora|vendedor|vendedora)\s(?:arrenda|aluga|vende|cede)\s~`,
    ],
    work: [
      String.raw`tem\s(?:por|como)\sobjet?o\s`,
      String.raw`(?:obriga|compromete)-?\s?se\sa\s(?:prestar|realizar|executar|fornecer)\s~`,
      String.raw`(?:prestador|prestadora|fornecedor|fornecedora|empreiteiro|empresa)\s(?:assegura(?:rá)?|presta(?:rá)?|fornece(?:rá)?|realiza(?:rá)?|executa(?:rá)?)\s~`,
      String.raw`(?:uma?|da|do)\s(?=(?:possível|eventual|potencial)\s\p{L}+)`,
      String.raw`(?:empréstimo|mútuo|quantia|montante)\s(?:destina-se|é\sdestinad[oa])\s(?:a|à|ao)\s`,
      String.raw`destinad[oa]\s(?:à|ao)\s(?=(?:aquisição|compra|realização|construção)\s)`,
    ],
    post: [
      String.raw`(?:categoria\s(?:profissional\s)?|funções\s|cargo\s)de\s`,
      String.raw`(?:admitid[oa]|contratad[oa])\s(?:[^.;]{0,30}\s)?como\s`,
    ],
  },
  to: String.raw`(?:ao|à|aos|às)(?:\s(?:primeir|segund)[ao](?=\soutorgante))?`,
  articles: String.raw`(?:os?|as?|uma?|uns|umas)\s`,
  ends: {
    any: String.raw`entre|e\s(?:será|é|se)|conform\p{L}*|nos\stermos|que|descrit\p{L}*|de\sacordo|bem\scomo|segundo|incluindo`,
    thing: String.raw`compost\p{L}*|para\s(?:a|o|uso|fins)|destinad\p{L}*|com\s(?:a|o|uma?)|inscrit\p{L}*|do\sprédio|livre`,
    work: String.raw`da\s(?:cliente|empresa|marca)|do\s(?:cliente|edifício)|instalad\p{L}*|a\sfavor|por\sconta`,
    post: String.raw`com|em|no|na|de\s\d|nomeadamente|nível|competindo|para`,
  },
  places: String.raw`andar|piso|r\/c|rés-do-chão|lote|fração|loja`,
  asides: String.raw`com(?!\p{L})|de\s\d|matrícula|chassis|inscrit|compost|ano(?!\p{L})|n\.º\sde\ssérie|correspondente`,
  unnamed: String.raw`e|ou|condições|termos|senhor|senhora|a\s(?:seguir|que)|ao|em|por|para|com|seu|sua|se|regular|estabelecer|definir|presente|seguint\p{L}*|serviços\s(?:a|em|descritos)`,
}
