/** A module whose address responds with 404 until `repairedModule` returns it; rejects with SystemJS's message. */
export function load404(address: string, repairedModule: () => object | null) {
  return async () => {
    const lifecycles = repairedModule();
    if (lifecycles) return lifecycles;
    throw new Error(
      `Error loading ${address} (SystemJS Error#3 https://github.com/systemjs/systemjs/blob/main/docs/errors.md#3)`,
    );
  };
}
