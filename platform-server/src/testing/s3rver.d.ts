declare module 's3rver' {
  interface Options {
    port: number;
    address: string;
    silent: boolean;
    directory: string;
    configureBuckets: readonly { name: string; configs: readonly never[] }[];
  }
  // biome-ignore lint/suspicious/noExplicitAny: the library has no types, and its contexts are Koa's
  type Middleware = (context: any, next: () => Promise<void>) => Promise<unknown>;
  export default class S3rver {
    constructor(options: Options);
    readonly middleware: Middleware[];
    readonly serverOptions: { port: number };
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
