import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (picture: string) => readRows('timesheet', 'entries', [picture])
const COLUMNS = ['date', 'start', 'end', 'break_minutes', 'hours', 'activity'] as const

describe('entries of a timesheet', () => {
  it.each([
    [
      'Spanish',
      `Del 06/10/2026 al 10/10/2026
      Día   Fecha         Entrada    Salida    Descanso (min)    Horas    Trabajo realizado
      L     06/10/2026    08:00      17:00                 60     8,00    Cuadro planta
      M     07/10/2026    08:00      17:30                 60     8,50    Cableado nave`,
      ['2026-10-06 | 08:00 | 17:00 | 60 | 8 | Cuadro planta', '2026-10-07 | 08:00 | 17:30 | 60 | 8.5 | Cableado nave'],
    ],
    [
      'Portuguese',
      `Folha semanal de 15/06/2026 a 20/06/2026
      Horas     Dia            Das      Às       Pausa (min)    O que fez
      8         seg 15/06      06:00    14:30    30             tiragem
      6         sáb 20/06      06:00    12:00    0              carregar`,
      ['2026-06-15 | 06:00 | 14:30 | 30 | 8 | tiragem', '2026-06-20 | 06:00 | 12:00 | 0 | 6 | carregar'],
    ],
    [
      'Italian',
      `Rapporto dal 05/05/2026 al 08/05/2026
      Giorno            Inizio     Fine      Pausa min      Ore      Descrizione lavori
      Lun 05/05/2026    08:00      17:00            60     8,00      Smontaggio caldaia
      Gio 08/05/2026    07:30      12:30             0     5,00      Collegamento pompa`,
      [
        '2026-05-05 | 08:00 | 17:00 | 60 | 8 | Smontaggio caldaia',
        '2026-05-08 | 07:30 | 12:30 | 0 | 5 | Collegamento pompa',
      ],
    ],
    [
      'French',
      `Semaine du 17/03/2026 au 21/03/2026
      Jour        Date       Début     Fin       Pause (min)          Heures    Panier
      Lundi       17/03      05:00     13:00               30         7,50      X
      Vendredi    21/03      05:00     12:00               30         6,50      X`,
      ['2026-03-17 | 05:00 | 13:00 | 30 | 7.5 | -', '2026-03-21 | 05:00 | 12:00 | 30 | 6.5 | -'],
    ],
    [
      'Dutch',
      `Periode 01-06-2026 t/m 30-06-2026
      Datum            Werkzaamheden               Uren     Km
      ma 02-06-2026    Engineering trap             8,00
      do 19-06-2026    Controle productie           4,25    84`,
      ['2026-06-02 | - | - | - | 8 | Engineering trap', '2026-06-19 | - | - | - | 4.25 | Controle productie'],
    ],
  ])('have headings in %s', (_, picture, rows) => {
    expect(tellRows(read(picture), ...COLUMNS)).toEqual(rows)
  })

  it('tell what was done in the words under the heading that says most', () => {
    const found = read(`
      Period 01/10/2026 to 31/10/2026
      Date          Task           Notes                       Hours
      01/10/2026    Development    Discovery workshop            7.5
      08/10/2026    Meetings       Client demo and minutes         4
      `)
    expect(tellRows(found, 'activity')).toEqual(['Discovery workshop', 'Client demo and minutes'])
  })

  it('tell the turn where nothing else says what was done', () => {
    const found = read(`
      Week ending 12/10/2026
      Date        Start    Finish    Break (mins)    Shift       Hours
      06/10/2026  07:00    19:30     60              Long Day    11.5
      09/10/2026  19:15    07:45     60              Night       11.5
      `)
    expect(tellRows(found, 'activity')).toEqual(['Long Day', 'Night'])
  })

  it('keep the figures that are part of the activity', () => {
    const found = read(`
      März 2026
      Tag        von       bis       Std.    Gruppe / Anlass         Teiln.
      03.03.     17:00     19:00      2,0    Kinderturnen 4–6            14
      06.03.     18:30     20:00      1,5    Rückenfit                    9
      `)
    expect(tellRows(found, 'activity')).toEqual(['Kinderturnen 4–6', 'Rückenfit'])
  })

  it('take the break from the times between which it lies', () => {
    const found = read(`
      Week 04/06/2026 - 04/12/2026
      Day   Date          In       Meal Out–In     Out      Total    Unit
      Sun   04/06/2026    18:45    01:00–01:30     07:15    12.00    Surgery
      Wed   04/09/2026    18:45    02:00–02:30     07:45    12.50    Float
      `)
    expect(tellRows(found, 'end', 'break_minutes', 'activity')).toEqual(['07:15 | 30 | Surgery', '07:45 | 30 | Float'])
  })
})
