const lengthOf = (text: string): number => [...text].length;

export interface LengthHint {
  readonly length: number;
  readonly modelLength: number;
  /** How much longer it is, in percent; null if it fits wherever the product's text does. */
  readonly percentLonger: number | null;
}

/** Compares the lengths of two texts. Short ones are used on buttons and in columns, where a third more matters. */
export function lengthHint(value: string, model: string): LengthHint {
  const [length, modelLength] = [lengthOf(value), lengthOf(model)];
  const isLonger = modelLength > 0 && length > modelLength * 1.3 && length - modelLength >= 3;
  return {
    length,
    modelLength,
    percentLonger: isLonger ? Math.round((length / modelLength - 1) * 100) : null,
  };
}
