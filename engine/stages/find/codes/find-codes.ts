export function codeCandidates(_codes: readonly unknown[]): Record<string, never[]> { return {} }
