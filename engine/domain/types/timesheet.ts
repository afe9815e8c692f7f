import { ALL_TYPES } from './all-types.ts'
import { SALARY_STATEMENT } from './salary-statement.ts'
import type { TypeEntry } from './key-entry.ts'

export const TIMESHEET = {
  de: 'Stundenzettel',
  en: 'Timesheet',
  keys: {
    ...ALL_TYPES,
    employee_name: { kind: 'string', de: 'Mitarbeiter', en: 'Employee' },
    personnel_number: SALARY_STATEMENT.keys.personnel_number,
    client_name: { kind: 'string', de: 'Auftraggeber', en: 'Client' },
    project: { kind: 'string', de: 'Projekt', en: 'Project' },
    approved_by: { kind: 'string', de: 'Freigegeben von', en: 'Approved by' },
    period_start: SALARY_STATEMENT.keys.period_start,
    period_end: SALARY_STATEMENT.keys.period_end,
    approval_date: { kind: 'date', de: 'Freigegeben am', en: 'Approved on' },
    total_hours: { kind: 'number', de: 'Gesamtstunden', en: 'Total hours' },
    overtime_hours: { kind: 'number', de: 'Überstunden', en: 'Overtime hours' },
    hourly_rate: { kind: 'amount', de: 'Stundensatz', en: 'Hourly rate' },
    entries: {
      kind: {
        date: 'date',
        start: 'string',
        end: 'string',
        break_minutes: 'integer',
        hours: 'number',
        activity: 'string',
      },
      de: 'Einträge',
      en: 'Entries',
    },
  },
  signs: {
    titles: `stundenzettel|stundennachweis|stundenaufstellung|stundenerfassung|stundenübersicht|stundenliste|stundenbericht|
      stundenrapport|stundenblatt|stundenkarte|stundenabrechnung|stundenprotokoll|*stundenzettel|*stundennachweis|
      *wochenzettel|tätigkeitsnachweis|zeiten|*rapport|gleitzeitkonto|gleitzeit|zeitenübersicht|homeoffice zeiten|
      stundenkonto|aufwandserfassung|leistungsübersicht|tätigkeitsbericht|arbeitszeitnachweis|arbeitszeiterfassung|
      arbeitszeitkonto|arbeitszeitblatt|arbeitszeitübersicht|arbeitszeitprotokoll|arbeitszeitaufzeichnung|
      arbeitszeitbogen|arbeitszeitkarte|arbeitszeiten|*arbeitszeiten|arbeitszeit|dokumentation der arbeitszeit|
      dokumentation der täglichen arbeitszeit|aufzeichnung der arbeitszeit|aufzeichnung der täglichen arbeitszeit|
      arbeitsnachweis|arbeitsbericht|arbeitsrapport|arbeitszettel|arbeitsstunden|leistungsnachweis|leistungsschein|
      leistungserfassung|zeiterfassung|zeitnachweis|zeitaufstellung|zeitkonto|zeitkarte|zeitbogen|zeitprotokoll|
      zeitübersicht|zeitjournal|monatsjournal|monatszettel|monatsnachweis|monatsübersicht arbeitszeit|wochenbericht|
      wochenzettel|wochennachweis|wochenrapport|tagesbericht|tagesrapport|bautagesbericht|bautagebuch|einsatznachweis|
      einsatzbericht|montagebericht|montagenachweis|servicebericht|projektzeiten|projektstunden|aufwandsnachweis|
      stempelkarte|stempelzeiten|stempelübersicht|anwesenheitsliste|anwesenheitsnachweis|rapport|rapportzettel|
      regiebericht|regiezettel|regierapport|überstundennachweis|überstundenliste|timesheet|time sheet|*timesheet|
      weekly timesheet|monthly timesheet|time card|timecard|time record|billable time|time by matter|volunteer log|
      volunteer hours|crew hours|hours of rest|hours given|time booked|time spent|work hours|time report|time log|
      timelog|time tracking report|time statement|record of hours|employee hours|hours by employee|site attendance|
      man hours|nachweis über geleistete stunden|geleistete stunden|unterrichtsnachweis|hours report|hours worked|
      hours worked report|hours log|hours record|hours sheet|hours statement|record of time|record of working time|
      working time record|working hours|work report|work log|work record|work sheet|worksheet of hours|
      daily work report|daywork sheet|daywork record|attendance record|attendance report|attendance sheet|
      clock report|clock card|clock in report|clocking report|clocking record|punch detail|punch report|punch card|
      overtime claim|overtime sheet|overtime record|project effort|effort report|agency timesheet|
      temporary worker timesheet|shift record|shift log|job sheet|service report|field service report|site diary|
      relevé d’heures|feuille de temps|urenstaat|urenregistratie|foglio ore|hoja de horas`,
    vague: 'stunden|zeiten|hours|einsatzplan|nachweis|effort|protokoll der arbeitszeit|activity report',
    strong: [
      `gesamtstunden|stunden gesamt|summe stunden|geleistete stunden|arbeitsstunden|stundensumme|iststunden|
      sollstunden|istzeit|sollzeit|ist stunden|soll stunden|gesamtarbeitszeit|summe arbeitszeit|summe pt|personentage|
      stunden total|total stunden|total hours|total man hours|man hours|hours worked|total worked|billable hours|
      hours total|hours this week|regular hours|overtime hours|sum of hours|hours given|total units|std gesamt|
      gesamt std|total std|stunden insgesamt|insgesamt stunden|gesamtzeit|time total|total time|weekly total|
      days worked total`,
      'pause|pausen|pausenzeit|break|breaks|lunch|unpaid break|meal break|lunch break',
      `genehmigt|freigegeben|freigabe|unterschrift mitarbeiter|unterschrift arbeitnehmer|unterschrift vorgesetzter|
      unterschrift kunde|auftraggeber bestätigt|stunden bestätigt|approved by|approved|authorised|authorised by|
      authorized by|supervisor|supervisor signature|line manager|manager signature|client’s representative|
      employee signature|worker signature|signed by client`,
    ],
    weak: [
      '=beginn|arbeitsbeginn|=kommen|=kommt|=von|=start|start time|time in|clock in|=in|=started|=from|abfahrt',
      '=ende|arbeitsende|=gehen|=geht|=bis|finish|=end|end time|time out|clock out|=out|=finished|ankunft',
      `arbeitszeit|arbeitszeit*|*stunden|fee earner|narrative|units|visum kunde|visum|=stunden|=std|=dauer|=hours|=hrs|
      =worked|lenkzeit|=duration|=time`,
      'überstunden|mehrarbeit|overtime|=ot|gleitzeit|zeitsaldo|=urlaub|=feiertag|=krank',
      `mitarbeiter|name des mitarbeiters|monteur|arbeitnehmer|beschäftigter|fahrer|polier|bauleiter|employee|worker|
      consultant|contractor|staff|foreman|technician|berater|temp`,
      `kw|kalenderwoche|=woche|week ending|week commencing|=week|=monat|=month|=period|kalendertag|wochentag|=day|
      =datum|=date|=tag`,
      `tätigkeit|tätigkeiten|projekt|baustelle|bauvorhaben|einsatzort|=task|=activity|=project|=job|=site|=leistung|
      =trade|=arbeiten`,
    ],
    against: [
      `rechnungsbetrag|invoice no|invoice number|rechnungsnr|rechnungsnummer|mwst|vat|umsatzsteuer|zwischensumme|
      subtotal`,
      'gesamtbrutto|net pay|lohnsteuer|gross pay|deductions|nettolohn',
      'öffnungszeiten|opening hours|fahrplan|departure|boarding|check in|programm|agenda|tagesordnung',
      'sehr geehrte|dear|kündigung',
    ],
  },
} as const satisfies TypeEntry
