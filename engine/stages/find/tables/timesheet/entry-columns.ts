import type { Line } from '../../../../domain/lines.ts'
import { compileColumns, textOf, type Column } from '../layout/columns.ts'
import { partCells } from '../layout/part-columns.ts'

/** Headings of timesheets' tables. */
export const ENTRY_COLUMNS = compileColumns([
  ['date', 0.9, 'datum', '(?:work )?date', 'data', 'fecha', 'tag ?datum'],
  [
    '_day',
    0.8,
    'tag | kalendertag | wochentag | wt | kw',
    'day(?: of (?:the )?week)?',
    'week',
    'jour(?: de la semaine)?',
    'giorno',
    'dia(?: da semana| de la semana)?',
    'dag',
  ],
  [
    'start',
    0.92,
    '(?:arbeits)? ?beginn(?:t)?',
    'von | kommt? | anfang',
    'start(?: ?(?:time|zeit))?',
    '(?:time )?in',
    'from | clock in | begin | on | on site | arrive(?:d)? | arrival',
    '(?:heure (?:de |d )?)?(?:debut|arrivee|entree)',
    '(?:ora )?(?:inizio|entrata|ingresso)',
    '(?:hora (?:de )?)?(?:entrada|inicio|comienzo)',
    'das | desde | de | dalle',
    '(?:begin|aanvang|start)(?:tijd)?',
    'van',
  ],
  [
    'end',
    0.92,
    '(?:arbeits)? ?ende',
    'bis | geht? | schluss',
    '(?:end|finish|stop)(?: ?time)?',
    '(?:time )?out',
    'to | until | clock out | off | off site | leave | left | departure',
    '(?:heure (?:de )?)?(?:fin|depart|sortie)',
    '(?:ora )?(?:fine|uscita)',
    '(?:hora (?:de )?)?(?:salida|saida|fim)',
    'as | hasta | a | alle | ate',
    'eind(?:e|tijd)?',
    'tot',
  ],
  [
    'break_minutes',
    0.93,
    'pausen?(?: ?(?:min(?:uten)?|zeit|std|h))*',
    'break(?: ?(?:min(?:ute)?s?|time|mins))?',
    'lunch',
    'meal(?: (?:out in|break|period))?',
    'unterbrechung',
    '(?:pause|pausa|pauze|descanso|intervallo|intervalo|coupure)(?: ?(?:min(?:ut[eio]n?s?)?|repas|pranzo|comida|almoco))?',
  ],
  [
    'hours',
    0.94,
    '(?:arbeits|gesamt|ist|netto|tages|total|worked)? ?(?:stunden|std|zeit)(?: ?(?:gesamt|netto|h|dez))?(?: ?\\d)?',
    'anzahl(?: stunden)?',
    '(?:total |worked |regular |net )?(?:hours|hrs)(?: worked)?',
    'ordinary(?: (?:hours|time))?',
    'total | summe | ist | h',
    '(?:total |nombre d )?heures(?: travaillees| effectuees)?',
    '(?:totale )?ore(?: lavorate)?',
    '(?:total )?hor[ae]s(?: trabaja?d?[ao]s| trabalhadas)?',
    '(?:totaal )?uren',
    'totaal | totale | aantal',
  ],
  // Of hours and of breaks alike.
  ['hours', 0.92, 'dauer | duration | duree | durata | duracion | duracao | duur'],
  [
    '_overtime',
    0.95,
    'uber ?stunden',
    'mehrarbeit',
    'overtime',
    'o ?t(?: x \\d(?: \\d+)?)?(?: (?:hours|hrs))?',
    'soll(?: ?(?:stunden|zeit))?',
    'saldo | differenz',
    'overwerk(?: \\d+)?',
    'overuren | normaal | meeruren',
    'heures supplementaires',
    '(?:ore )?straordinari[eo]?',
    'horas extra(?:s|ordinarias)?',
  ],
  [
    'activity',
    0.85,
    'tatigkeit(?:en)?(?: .{0,12})?',
    '(?:ausgefuhrte |geleistete )?arbeit(?:en)?',
    'beschreibung | leistung(?:en)? | aufgabe | projekt | kommentar | notiz',
    'einsatz(?: ?ort)?',
    'bemerkung(?:en)?',
    'activity',
    '(?:work )?(?:description|performed|done|carried out)(?: of (?:the )?work)?',
    'narrative',
    'tasks?',
    'project(?: task)?',
    'notes? | comments? | details',
    '(?:travaux|taches?|mission|activite|description)(?: (?:effectues?|realisee?s?|des travaux))?',
    '(?:descrizione|attivita|lavor[io])(?: (?:lavori|svolt[aio]|eseguit[oi]|attivita))?',
    '(?:trabajo|tarea|actividad|descripcion)s?(?: (?:realizad[oa]s?|del trabajo))?',
    '(?:trabalho|tarefa|atividade|descricao)s?(?: (?:realizad[oa]s?|do trabalho))?',
    'o que fez',
    'werkzaamheden | omschrijving | activiteit(?:en)?',
  ],
  // Where or in which turn somebody worked tells what for where nothing else does.
  [
    '_turn',
    0.8,
    'shift(?: type)? | schicht(?:art)? | dienst(?:art)? | turno | poste | equipe | ploeg',
    'unit | ward | station | site | location | locatie | lieu | luogo | lugar | local',
  ],
  // What a timesheet counts or marks beside, and nobody asks for.
  [
    '_aside',
    0.8,
    '(?:sl|sr|s)? ?no | nr | pos',
    'status | billable | units | value | amount | rate | cost code',
    '(?:client )?initials | visum | kurzel | paraaf',
  ],
])

/** So large a share of a column's cells is words. */
const MOSTLY = 0.6

/**
 * The column of activities: of several the one that says most, of those under unknown headings the one of words; else that
 * of turns and places.
 */
export function nameActivity(columns: readonly Column[], lines: readonly Line[]): readonly Column[] {
  const parted = partCells(columns, lines)
  const textsOf = (at: number): readonly string[] =>
    parted.map((line) => textOf(line, String(at))).filter((text) => text !== '')
  const isWordy = (at: number): boolean =>
    textsOf(at).length > 0 && textsOf(at).filter((text) => /\p{L}{3}/u.test(text)).length >= MOSTLY * textsOf(at).length
  const length = (at: number): number => textsOf(at).join('').length
  const find = (test: (key: string) => boolean): readonly number[] =>
    columns.flatMap(({ key }, at) => (test(key) && isWordy(at) ? [at] : [])).toSorted((a, b) => length(b) - length(a))
  const kinds = ['activity', '_other', '_turn'].map((name) => find((key) => key === name || key.startsWith(`${name}#`)))
  const [best] = kinds.find((found) => found.length > 0) ?? []
  if (best === undefined) return columns
  return columns.map((column, at) => {
    if (at === best) return { ...column, key: 'activity' }
    return column.key === 'activity' ? { ...column, key: '_other#activity' } : column
  })
}
