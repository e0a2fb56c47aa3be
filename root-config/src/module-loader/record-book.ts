/** Runs the body of a file. */
export type Evaluate = (file: string, run: () => unknown) => unknown;

/** The loader's state of each file: its application, and whether it failed or is pending. */
export interface Records {
  /** Address that the application of a file was loaded from; null for shared files. */
  entryOf(file: string): string | null;
  /** Files that came with an application loaded from this address. */
  filesOf(entry: string): string[];
  /** Removes the files of an application; the next load of its address evaluates all of them again. */
  evict(entry: string): void;
  /** Wraps the evaluation of every later file in `around`. */
  evaluateThrough(wrapper: Evaluate): void;
}

export interface RecordBook extends Records {
  /** Starts to record every fetch and every failure. */
  watch(): void;
  /** Called when a module is loaded by its name. */
  onLoad(name: string, address: string): void;
  /** Repeats the pending requests of this application. */
  repeatRequests(entry: string): void;
  /** Deletes failed records, and repeats requests that have been pending for `hangTimeout` milliseconds or longer. */
  purge(hangTimeout: number): void;
  /** True while a request is pending for the module or for one of its dependencies. */
  isPending(address: string): boolean;
}
