/** A module whose address answers 404, until it is healed; SystemJS' words for it. */
export function load404(address: string, healed: () => object | null) {
  return async () => {
    const lifecycles = healed();
    if (lifecycles) return lifecycles;
    throw new Error(
      `Error loading ${address} (SystemJS Error#3 https://github.com/systemjs/systemjs/blob/main/docs/errors.md#3)`,
    );
  };
}
