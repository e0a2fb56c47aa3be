/** What the bench asks of SystemJS inside a page. */
declare const System: {
  import(name: string): Promise<{ getAppNames(): string[] }>;
  resolve(name: string): string;
  has(address: string): boolean;
  get(address: string): unknown;
};
