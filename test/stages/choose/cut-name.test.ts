import { expect, test } from 'vitest'
import { cutName, cutNames } from '../../../engine/stages/choose/cut-name.ts'
import { makeCandidate } from './build-table.ts'

test.each([
  ['Luvio ist eine Marke der Luvio Energie GmbH', 'Luvio Energie GmbH'],
  ['Powis is a trading style of Powis Mutual Society Limited', 'Powis Mutual Society Limited'],
  ['Duvet est l’enseigne de EURL Literie', 'EURL Literie'],
  ['Copyright © 2026 Pomelo Services LLC', 'Pomelo Services LLC'],
  ['STONEGATE Stonegate Paving', 'Stonegate Paving'],
  ['BOULER FRERES SARL Bouler Frères', 'SARL Bouler Frères'],
  ['quaestor Quaestor IT NV', 'Quaestor IT NV'],
  ['Dienstgeber Tischlerei Gruber GesmbH', 'Tischlerei Gruber GesmbH'],
  ['Account name Tidewater Ltd', 'Tidewater Ltd'],
  ['Désignation de l’entreprise : SARL Pontal', 'SARL Pontal'],
  ['to Miller Logistics', 'Miller Logistics'],
  ['di Pavan Luisa', 'Pavan Luisa'],
  ['000117 CERAMICHE ALTA S.P.A.', 'CERAMICHE ALTA S.P.A.'],
  ['0118 – Olivera Alta, S.L.', 'Olivera Alta, S.L.'],
  ['Alpkäserei Gad AG, 7208 Malans', 'Alpkäserei Gad AG'],
  ['Alpkäserei Gad, CH-7208 Malans', 'Alpkäserei Gad'],
  ['Lang Express Sdn. Bhd. 201801044719', 'Lang Express Sdn. Bhd.'],
  ['SAS Hôtel du Grand Pavois au capital de 80 000 €', 'SAS Hôtel du Grand Pavois'],
  ['Nordskog Consulting AB +46 40 555 01 18', 'Nordskog Consulting AB'],
  ['mail a check to Tallgrass IT LLC', 'Tallgrass IT LLC'],
  ['Vendido por Cuerdas y Trastes S.C.', 'Cuerdas y Trastes S.C.'],
  ['Sold by: Harbour Toys Ltd', 'Harbour Toys Ltd'],
  ['Kettwig.io ist ein Produkt der Fjordblick Software GmbH', 'Fjordblick Software GmbH'],
  ['Pootjeshuis is een handelsnaam van', 'Pootjeshuis'],
  ['Banque du Beffroi, SA', 'Banque du Beffroi'],
  ['Septentria Télécom – SAS', 'Septentria Télécom'],
  ['Mandant 0418 Druckerei Gubel AG', 'Druckerei Gubel AG'],
  ['Zwischen Turngemeinde Kirnbach e.V.', 'Turngemeinde Kirnbach e.V.'],
  ['Für Kita Deichkinder e. V.', 'Kita Deichkinder e. V.'],
  ['Postzustellung Drechsel KG', 'Drechsel KG'],
  ['Please pay Otter & Slate Ltd', 'Otter & Slate Ltd'],
  ['RegistrationName Lough Ree Limited', 'Lough Ree Limited'],
  ['OWNER OF RECORD HEATHERLY FARMS LLC', 'HEATHERLY FARMS LLC'],
  ['Main Contractor Brackenhall Ltd', 'Brackenhall Ltd'],
  ['SHIPPER Azulejos Benicarló S.L.', 'Azulejos Benicarló S.L.'],
  ['To, M/s Shyamoli Sweets', 'M/s Shyamoli Sweets'],
  ['Doit Étude Maître Schaller', 'Étude Maître Schaller'],
  ['Pour Alzettine Façades S.à r.l.', 'Alzettine Façades S.à r.l.'],
  ['À M. et Mme Le Goff', 'M. et Mme Le Goff'],
  ['Denominazione: Frantoio Cerretelli S.r.l.', 'Frantoio Cerretelli S.r.l.'],
  ['Al Condominio Parco Margherita 33', 'Condominio Parco Margherita 33'],
  ['Alla Ditta Arredi Scuola', 'Ditta Arredi Scuola'],
  ['Tschent IT e.U. Kranzstraße 20 9020 Klagenfurt', 'Tschent IT e.U.'],
])('%s is %s', (printed, name) => {
  expect(cutName(printed)).toBe(name)
})

test.each([
  'Müller Müller & Partner',
  'FMS Facility Mitteldeutschland Süd GmbH',
  'Bau Bau GmbH',
  'Marke der Woche GmbH',
  'Sommer Holzbau GmbH',
  'Name GmbH',
  'To Be Ltd',
  'Di Stefano Srl',
  'Empresa Municipal de Transportes',
  'Employee Benefit Solutions Ltd',
  'Customer First Ltd',
  'DITTA INDIVIDUALE ROSSI MARCO',
  'Alla Scala S.r.l.',
  'Almijara Sport, S.A.',
  '1188440 BC Ltd',
  'Lang Express Sdn. Bhd. (201801044719)',
])('%s stays as it is', (name) => {
  const names = [makeCandidate(name, 0.6)]
  expect(cutNames(names)[0]).toBe(names[0])
})
