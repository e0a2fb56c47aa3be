const lengthOf = (text: string): number => [...text].length;

export interface LengthHint {
  readonly count: number;
  readonly was: number;
  /** By how many per cent it is longer; null where it will fit wherever the product's text does. */
  readonly longer: number | null;
}

/** Short words are on buttons and in columns, where a third more is a lot. */
export function lengthHint(value: string, model: string): LengthHint {
  const [count, was] = [lengthOf(value), lengthOf(model)];
  const isLonger = was > 0 && count > was * 1.3 && count - was >= 3;
  return { count, was, longer: isLonger ? Math.round((count / was - 1) * 100) : null };
}
