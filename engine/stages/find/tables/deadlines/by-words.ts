/** An article, the day of the week or the time of day before a day. */
export const ARTICLE = String.raw`(?:\s*(?:\d{1,2}(?:[.:]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h|uur)(?!\p{L})|noon|midday|midnight|(?:close|end) of (?:business|play)|cob|on|am|the|den|dem|il|el|le|ao|o|dia|día|op|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|lunedì|martedì|mercoledì|giovedì|venerdì|lunes|martes|miércoles|jueves|viernes|maandag|dinsdag|woensdag|donderdag|vrijdag|(?:segunda|terça|quarta|quinta|sexta)-feira),?)*\s*$`
/** Words right before a day by which something has to be done. */
export const BY = new RegExp(
  String.raw`(?<!\p{L})(?:bis(?: (?:zum|einschließlich|(?:spätestens|längstens)(?: zum)?))?|(?:spätestens|längstens)(?: am| bis(?: zum)?| zum)?|frist(?:ablauf|ende)?(?: (?:am|zum|bis(?: zum)?|ist(?: der)?|endet am|läuft (?:bis|am)))?|vor dem|(?:closes?|due|fällig) (?:on|am|zum)|by|no later than|not later than:?|before|until|till|deadline(?: is| of|:)?|on or before|latest(?: by)?|jusqu['’]au|avant le|au plus tard(?: le)?|d['’]ici(?: le| au)?|entro(?: e non oltre)?|non oltre|hasta|antes (?:del?|do)|a más tardar|no más tarde del?|como máximo|fecha límite:?|até(?: ao?)?|o mais tardar(?: em)?|data limite:?|vóór|voor|uiterlijk|tot(?: en met| uiterlijk)?|t/m)${ARTICLE}`,
  'iu',
)
