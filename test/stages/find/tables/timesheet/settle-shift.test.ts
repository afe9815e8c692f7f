import { expect, test } from 'vitest'
import { settleShift, type ShiftFigure } from '../../../../../engine/stages/find/tables/timesheet/settle-shift.ts'

const time = (text: string): ShiftFigure => ({
  time: text,
  isClock: true,
  hours: String(Number(text.slice(0, 2)) + Number(text.slice(3)) / 60),
  minutes: null,
})
const number = (hours: string): ShiftFigure => ({
  time: null,
  isClock: false,
  hours,
  minutes: /\./.test(hours) ? null : Number(hours),
})

test('hours and a break in minutes are those that start and end prove', () => {
  expect(settleShift([time('07:00'), time('15:30'), number('30'), number('8')])).toEqual({
    start: '07:00',
    end: '15:30',
    pause: '30',
    hours: '8',
  })
})

test('a break may be printed in hours, and before the hours worked', () => {
  expect(settleShift([time('07:00'), time('16:00'), number('1'), number('8')])?.pause).toBe('60')
})

test('target hours that equal the presence by chance do not beat a printed break', () => {
  expect(settleShift([time('07:00'), time('15:00'), time('00:30'), time('07:30'), time('08:00')])).toMatchObject({
    pause: '30',
    hours: '7.5',
  })
})

test('morning and afternoon are one day with the time between them as its break', () => {
  expect(settleShift([time('07:00'), time('12:00'), time('12:45'), time('16:00'), number('8.25')])).toEqual({
    start: '07:00',
    end: '16:00',
    pause: '45',
    hours: '8.25',
  })
})

test('figures that prove nothing are no shift', () => {
  expect(settleShift([time('07:00'), time('15:30'), number('3')])).toBeNull()
})
