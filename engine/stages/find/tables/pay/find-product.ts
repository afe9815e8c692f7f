import { trimZeros } from '../../../../domain/money.ts'

interface Figure {
  readonly value: string
}

/** Two figures that make the amount when multiplied, under whatever headings: how many, and how much for each. */
export function findProduct<F extends Figure>(figures: readonly F[], cents: number): readonly [F, F] | null {
  for (const [index, one] of figures.entries()) {
    for (const first of readings(one)) {
      const second = figures
        .slice(index + 1)
        .flatMap((other) => readings(other))
        .find((other) => isProduct(first, other, cents))
      // "66,77577" for each of 26.
      if (second !== undefined) return isExact(first) && !isExact(second) ? [second, first] : [first, second]
    }
  }
  return null
}

function isProduct(first: Figure, second: Figure, cents: number): boolean {
  const product = Number(first.value) * Number(second.value)
  const isOne = Number(first.value) === 1 || Number(second.value) === 1
  return !isOne && Math.abs(Math.abs(product) * 100 - Math.abs(cents)) < 1.5
}

/** "5,375" may be thousands or have three decimals. */
function readings<F extends Figure>(figure: F): readonly F[] {
  return /^-?\d{4,6}$/.test(figure.value)
    ? [figure, { ...figure, value: (Number(figure.value) / 1000).toFixed(3) }]
    : [figure]
}

/** More decimals than counts have. */
export function isExact({ value }: Figure): boolean {
  return /\.\d{3}/.test(value)
}

/** The only percentage among the figures. */
export function findPercent(figures: readonly (Figure & { readonly isRate: boolean })[]): string | null {
  const rates = figures.filter(({ isRate }) => isRate)
  return rates.length === 1 ? trimZeros(rates[0]!.value) : null
}
