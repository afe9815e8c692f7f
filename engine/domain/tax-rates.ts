/** A rate that began or ended with a year, itself included. */
interface DatedRate {
  readonly rate: number
  readonly from?: number
  readonly to?: number
}

/**
 * Rates of VAT, GST and sales tax in per cent by country (ISO 3166), flat rates of farmers and equalization taxes included, in
 * force since 2015. In a year in which a rate changes both are in force. The United States and Brazil have too many to list.
 */
const RATES: Readonly<Record<string, readonly (number | DatedRate)[]>> = {
  AE: [{ rate: 5, from: 2018 }],
  AR: [27, 21, 10.5],
  AT: [20, 13, 10, { rate: 5, from: 2020, to: 2021 }],
  AU: [10],
  BE: [21, 12, 6],
  BG: [20, 9],
  BH: [
    { rate: 10, from: 2022 },
    { rate: 5, from: 2019, to: 2021 },
  ],
  CA: [15, 13, 5, 6, 7, 8, 9.975, { rate: 14, from: 2025 }],
  CH: [
    { rate: 8.1, from: 2024 },
    { rate: 2.6, from: 2024 },
    3.8,
    { rate: 7.7, from: 2018, to: 2023 },
    { rate: 3.7, from: 2018, to: 2023 },
    { rate: 2.5, to: 2023 },
    { rate: 8, to: 2017 },
  ],
  CL: [19],
  CN: [13, 9, 6, 3, { rate: 17, to: 2018 }, { rate: 16, from: 2018, to: 2019 }],
  CO: [19, 5, { rate: 16, to: 2016 }],
  CY: [19, 9, 5, 3],
  CZ: [21, { rate: 12, from: 2024 }, { rate: 15, to: 2023 }, { rate: 10, to: 2023 }],
  DE: [
    19,
    7,
    { rate: 16, from: 2020, to: 2020 },
    { rate: 5, from: 2020, to: 2020 },
    5.5,
    { rate: 10.7, to: 2021 },
    { rate: 9.5, from: 2022, to: 2022 },
    { rate: 9, from: 2023, to: 2024 },
    { rate: 8.4, from: 2024, to: 2024 },
    { rate: 7.8, from: 2025 },
  ],
  DK: [25],
  EE: [
    { rate: 24, from: 2025 },
    { rate: 22, from: 2024, to: 2025 },
    { rate: 20, to: 2023 },
    { rate: 13, from: 2025 },
    9,
    5,
  ],
  EG: [14],
  ES: [21, 10, 4, 15, 9.5, 7, 5.2, 3, 1.4, 0.5, { rate: 5, from: 2022, to: 2024 }, { rate: 7.5, from: 2024, to: 2024 }],
  FI: [{ rate: 25.5, from: 2024 }, { rate: 24, to: 2024 }, { rate: 14, to: 2025 }, { rate: 13.5, from: 2026 }, 10],
  FR: [20, 10, 8.5, 5.5, 2.1],
  GB: [20, 5, { rate: 12.5, from: 2021, to: 2022 }],
  GR: [24, 17, 13, 9, 6, 4, { rate: 23, to: 2016 }],
  HR: [25, 13, 5],
  HU: [27, 18, 5],
  ID: [
    { rate: 12, from: 2025 },
    { rate: 11, from: 2022 },
    { rate: 10, to: 2022 },
  ],
  IE: [23, 13.5, 9, 4.8, { rate: 21, from: 2020, to: 2021 }],
  IL: [
    { rate: 18, from: 2025 },
    { rate: 17, to: 2024 },
    { rate: 18, to: 2015 },
  ],
  IN: [28, 18, 14, 12, 9, 6, 5, 3, 2.5, { rate: 20, from: 2025 }],
  IS: [24, 11],
  IT: [22, 10, 5, 4],
  JP: [{ rate: 10, from: 2019 }, 8],
  KE: [16, { rate: 14, from: 2020, to: 2020 }],
  KR: [10],
  LI: [
    { rate: 8.1, from: 2024 },
    { rate: 2.6, from: 2024 },
    3.8,
    { rate: 7.7, from: 2018, to: 2023 },
    { rate: 3.7, from: 2018, to: 2023 },
    { rate: 2.5, to: 2023 },
    { rate: 8, to: 2017 },
  ],
  LT: [21, 9, 5, { rate: 12, from: 2026 }],
  LU: [
    17,
    14,
    8,
    3,
    { rate: 16, from: 2023, to: 2023 },
    { rate: 13, from: 2023, to: 2023 },
    { rate: 7, from: 2023, to: 2023 },
  ],
  LV: [21, 12, 5],
  MA: [20, 14, 10, 7],
  MT: [18, 7, 5, { rate: 12, from: 2024 }],
  MX: [16, 8],
  MY: [{ rate: 8, from: 2024 }, 6, { rate: 10, from: 2018 }, { rate: 5, from: 2018 }],
  NG: [
    { rate: 7.5, from: 2020 },
    { rate: 5, to: 2020 },
  ],
  NL: [21, { rate: 9, from: 2019 }, { rate: 6, to: 2018 }],
  NO: [25, 15, 12],
  NZ: [15],
  OM: [{ rate: 5, from: 2021 }],
  PE: [18],
  PH: [12],
  PL: [23, 8, 5],
  PT: [23, 22, 18, 16, 13, 12, 9, 6, 5, 4],
  RO: [
    { rate: 21, from: 2025 },
    { rate: 11, from: 2025 },
    { rate: 19, to: 2025 },
    { rate: 9, to: 2025 },
    { rate: 5, to: 2025 },
    { rate: 24, to: 2015 },
  ],
  RS: [20, 10],
  RU: [{ rate: 22, from: 2026 }, { rate: 20, to: 2025 }, { rate: 18, to: 2018 }, 10],
  SA: [
    { rate: 15, from: 2020 },
    { rate: 5, from: 2018, to: 2020 },
  ],
  SE: [25, 12, 6],
  SG: [
    { rate: 9, from: 2024 },
    { rate: 8, from: 2023, to: 2023 },
    { rate: 7, to: 2022 },
  ],
  SI: [22, 9.5, 5],
  SK: [{ rate: 23, from: 2025 }, { rate: 19, from: 2025 }, { rate: 20, to: 2024 }, { rate: 10, to: 2024 }, 5],
  TH: [7],
  TR: [{ rate: 20, from: 2023 }, { rate: 18, to: 2023 }, { rate: 10, from: 2023 }, { rate: 8, to: 2023 }, 1],
  TW: [5],
  UA: [20, 14, 7],
  VN: [10, 8, 5],
  ZA: [
    { rate: 15, from: 2018 },
    { rate: 14, to: 2018 },
  ],
}

const FIRST_YEAR = 2015

/** Every rate that some country charges or has charged. */
export const TAX_RATES: ReadonlySet<number> = new Set(
  Object.values(RATES).flatMap((rates) => rates.map((entry) => (typeof entry === 'number' ? entry : entry.rate))),
)

/**
 * Rates in per cent that a document of these countries may state: all known ones where a country's are not listed.
 * @param countries ISO 3166; none: unknown
 * @param year of issue; the year before counts as well, since its supplies are billed later; null: unknown
 */
export function listTaxRates(countries: readonly string[], year: number | null): ReadonlySet<number> {
  const known = countries.map((country) => RATES[country])
  if (known.length === 0 || known.includes(undefined)) return TAX_RATES
  // A year before the list begins is misread.
  const told = year !== null && year >= FIRST_YEAR ? year : null
  const isInForce = ({ from = 0, to = Infinity }: DatedRate): boolean =>
    told === null || (from <= told && told - 1 <= to)
  return new Set(
    known
      .flatMap((rates) => rates!.map((entry) => (typeof entry === 'number' ? { rate: entry } : entry)))
      .filter(isInForce)
      .map(({ rate }) => rate),
  )
}
