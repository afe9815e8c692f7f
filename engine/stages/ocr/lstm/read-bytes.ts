/** Reads numbers and texts one after the other as Tesseract writes them: little-endian, texts and lists with their length before them. */
export class ByteReader {
  readonly #data: Buffer
  #at = 0

  constructor(data: Buffer) {
    this.#data = data
  }

  byte(): number {
    return this.#data.readUInt8(this.#skip(1))
  }

  integer(): number {
    return this.#data.readInt32LE(this.#skip(4))
  }

  offset(): number {
    return Number(this.#data.readBigInt64LE(this.#skip(8)))
  }

  double(): number {
    return this.#data.readDoubleLE(this.#skip(8))
  }

  integers(count: number): readonly number[] {
    return Array.from({ length: count }, () => this.integer())
  }

  bytes(count: number): Int8Array {
    const start = this.#skip(count)
    return Int8Array.from(this.#data.subarray(start, start + count))
  }

  text(): string {
    const length = this.integer()
    const start = this.#skip(length)
    return this.#data.toString('utf8', start, start + length)
  }

  #skip(count: number): number {
    this.#at += count
    return this.#at - count
  }
}
