import type { SubjectWords } from '../language.ts'

export const SUBJECTS: SubjectWords = {
  fields: {
    thing:
      '(?:the )?(?:demised |leased |rented |let )?(?:premises|property)|software|products?(?: family)?|goods|vehicle|equipment|machine|make and model|make model|subscription|service name|plan|franchised [a-z]+|licensed (?:software|product|work)s?|(?:rental|hire) (?:item|object)s?',
    work: '(?:subject(?: matter)?|scope|purpose|object)(?: of (?:the |this )?(?:agreement|contract|works?|services|engagement|loan))?|(?:the )?services?|(?:the )?works?|project(?: (?:name|title))?|assignment|engagement|trade package|(?:[a-z]+ ){0,3}(?:contract|project|agreement) (?:title|name)|(?:contract )?description(?: of (?:the )?(?:services?|works?|goods))?|nature of work|re|title of (?:work|project)',
    post: '(?:job|position|role|post)(?: title)?|title of job|occupation|position offered',
  },
  headings:
    '(?:the )?(?:services|works?|purpose|scope(?: of (?:work|services))?|subject(?: matter)?|object|premises|property|engagement|description of services)',
  papers: String.raw`(?:agreement|contract|deed|lease|licen[cs]e|letter\sof\sengagement|engagement|appointment|statement\sof\swork|memorandum\sof\sunderstanding)`,
  about: String.raw`relating\sto|in\srespect\sof|regarding|concerning|for(?=\sthe\s\p{L}+\sof)`,
  opening: String.raw`for|re`,
  deeds: String.raw`(?:supply|provision|maintenance|design|construction|development|delivery|manufacture|installation|cleaning|hosting|operation|purchase|sale|hire|review|preparation|management|letting|grazing|copy-editing|translation|distribution|organi[sz]ation|refurbishment)\s(?:of|and)(?:\s|(?<=['’]))`,
  named: String.raw`(?:Project|PROJECT)\s(?:[“‘"][^“”‘’"]{2,40}[”’"]|\p{Lu}\p{L}{3,})|[Tt]ermination\sof\s(?:your\s)?(?:employment|tenancy)`,
  clauses: {
    thing: [
      String.raw`(?:landlord|lessor|owner|licensor|seller|vendor|company|supplier)s?\s(?:hereby\s|shall\s|will\s|agrees?\sto\s){0,2}(?:lets?|leases?|sells?|demises?|licen[cs]es?|rents?|hires?(?:\sout)?)\s(?:~(?:and\s(?:the\s)?\p{L}+\s(?:hereby\s)?(?:buys?|purchases?|leases|rents|takes)\s(?:from\s(?:the\s)?\p{L}+,?\s)?)?)`,
      String.raw`agrees?\sto\ssell(?:\sto\s[^.,;]{2,40})?,?\sand\s(?:the\s)?\p{L}+\sagrees?\sto\s(?:buy|purchase)(?:\sfrom\s(?:the\s)?\p{L}+,?)?\s`,
      String.raw`(?:joint\s)?(?:owners?|proprietors?)\sof\s`,
      String.raw`(?:premises|property|dwelling(?:\shouse)?|flat|house|unit|land)\s(?:known\sas|situated?\sat|at|being)\s`,
      String.raw`grants?\s(?:to\s)?(?:the\s)?\p{L}+\s(?:access\sto|the\sright\sto\s(?:use|operate)|an?\s[^.;]{0,60}licen[cs]e\s(?:to\suse|of))\s`,
      String.raw`(?:lease|tenancy|letting|sub-?lease)\sof\s`,
    ],
    work: [
      String.raw`(?:contractor|supplier|provider|consultant|agency|firm|freelancer|vendor)\s(?:hereby\s|shall\s|will\s|agrees\sto\s){0,2}(?:provides?|performs?|suppl(?:y|ies)|carry\sout|carries\sout|delivers?|undertakes?|renders?)\s~(?:the\sfollowing\s\p{L}+:\s)?`,
      String.raw`(?:engages?|appoints?|retains?|commissions?)\s(?:the\s)?\p{L}+\s(?:to\s(?:provide|perform|carry\sout|undertake|supply)|for)\s`,
      String.raw`(?:wish(?:es)?|intends?|propos(?:es?|ing)|is\swilling|are\sconsidering)\s(?:to\s)?(?:explore|discuss|evaluate|consider|assess|exchange\sinformation\s(?:about|on|concerning))\s`,
      String.raw`(?:an?|the|this|any)\s(?=(?:possible|proposed|potential|contemplated|prospective)\s(?:business\s)?(?:acquisition|sale|supply|investment|merger|collaboration|co-?operation|joint|transaction|purchase|development|engagement|partnership|business|project|licens|distribution|outsourcing))`,
      String.raw`(?:for\sthe\spurposes?\sof|in\sconnection\swith|requires?|relating\sto|with\sregard\sto|concerning)\s(?=[^.;()]{5,160}\s?\((?:the|this)?\s?["“”'‘]?(?:permitted\s)?(?:purpose|transaction|project|services|work|opportunity))`,
      String.raw`for\sthe\s(?=(?:provision|supply|sale|purchase|design|construction|delivery|development)\sof)`,
      String.raw`(?:apply|use)\s(?:the\s)?(?:loan|facility|proceeds|money)s?\s(?:\p{L}+\s){0,3}(?:towards|for)\s`,
      String.raw`(?:subject(?:\smatter)?|purpose|scope|object)\sof\s(?:this|the)\s(?:agreement|contract|loan|engagement)\s(?:is|are|shall\sbe)\s`,
    ],
    post: [
      String.raw`(?:employed|engaged|appointed|employs?\s(?:you|the\s\p{L}+))\s(?:as|in\sthe\s(?:position|role|capacity)\sof)\s(?:our\s)?`,
      String.raw`(?:position|role|post)\s(?:of|as)\s`,
      String.raw`(?:job\stitle|position)\s(?:is|will\sbe)\s`,
    ],
  },
  to: String.raw`(?:to(?:\sthe)?)`,
  articles: String.raw`(?:the|an?|its|our|their)\s`,
  ends: {
    any: String.raw`and\s(?:is|are|shall|will|has|agrees|accepts)|as\s(?:described|set\sout|defined|listed|further|specified|detailed|shown|more|per)|described|listed|detailed|in\saccordance|pursuant|under\sth(?:e|is)|from\stime\sto\stime|together\swith|which|that|who|between|including|by\s(?:the|way)|on\sthe\s(?:terms|following|basis)`,
    thing: String.raw`for\s(?:the\spurpose|use|a|an|the\sterm|its|their|your)|installed|with\s(?:the|all|effect)|subject\sto|on\sa|at\sthe\s(?:location|rent|price)|free\sof|from\sand|to\s(?:the|be)`,
    work: String.raw`installed|by|in\sthe\s(?:discloser|company|target)|at\sthe\s(?:client|customer|company|employer|premises)|to\sthe\s(?:client|customer|company|employer)|for\sthe\s(?:end\s)?(?:client|customer|company|employer|term|benefit)|on\sbehalf|within|during|with\seffect|from\s\d`,
    post: String.raw`reporting|at|in|based|on|with|for|and\s(?:you|will|shall)|under|from|by|to`,
  },
  places: String.raw`(?:ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|top|upper|lower)\sfloor|basement|floor`,
  asides: String.raw`being|survey|serial|registration|unfurnished|furnished|vin(?!\p{L})|chassis|year(?!\p{L})|up\sto|crop(?!\p{L})|quality|modules?|part(?!\p{L})`,
  unnamed: String.raw`and|how|terms|conditions|rights|or|mr|mrs|ms|to|in|on|at|of|for|it|its|you|your|us|we|they|he|she|any|all|such|this|that|these|those|each|other|no|not|be|by|as|and|or|from|with|services?(?=\s(?:to|in|under|as|for))|(?:(?:demised|licensed|leased|let|proposed|purchased|said)\s)?(?:software|premises|property|assets|transaction|services?|equipment|goods|products?|works?|same|vehicle|term)(?=\s(?:to|in|at|for|and|as|described|set|with|is|shall)|\s?[.,;(]|$)|following|confidential|information|agreement|parties`,
}
