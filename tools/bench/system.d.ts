/** The part of SystemJS that the bench uses inside a page. */
declare const System: {
  import(name: string): Promise<{ getAppNames(): string[] }>;
  resolve(name: string): string;
  has(address: string): boolean;
  get(address: string): unknown;
};
