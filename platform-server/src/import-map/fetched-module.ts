import type { AssetList } from './asset-list';
import { containsReact } from './es-needs';
import type { ModuleFacts } from './module-facts';
import { readEsFile, readModule } from './read-module';

/** A file that an ES module loads. */
export interface EsFile {
  readonly facts: ModuleFacts;
  readonly containsReact: boolean;
  readonly bytes: number;
}

/** Result of following an ES module's imports. */
export interface ImportedFiles {
  /** Files that could be read; `subject` is the subject of a sentence about one. */
  readonly read: readonly (EsFile & { readonly subject: string })[];
  /** Why other files cannot be loaded, one sentence each. */
  readonly faults: readonly string[];
  /** A remark if the limits were reached; null otherwise. */
  readonly note: string | null;
}

/** A module as it was read. */
export interface FetchedModule {
  readonly facts: ModuleFacts;
  /** True if it contains its own copy of React. */
  readonly containsReact: boolean;
  /** Digest of the bytes; null for files of this site, whose digest is in the build's manifest. */
  readonly integrity: string | null;
  /** The files that it loads, if they were followed. */
  readonly files?: ImportedFiles;
}

/** Reads files of other hosts. Its errors are meant for `asSentence`. */
export interface ForeignReader {
  module(address: string): Promise<FetchedModule>;
  /** A file that an ES module imports. */
  file(address: string): Promise<EsFile>;
  /** Digests of a module's further files. */
  list(address: string): Promise<AssetList>;
}

/** Parses a module's text. Throws an Error that completes "it …" if it is no module. */
export const parseModule = (text: string, integrity: string | null): FetchedModule => ({
  facts: readModule(text),
  containsReact: containsReact(text),
  integrity,
});

/** Parses a file that an ES module imports. Throws as `parseModule` does. */
export const esFile = (text: string): EsFile => ({
  facts: readEsFile(text),
  containsReact: containsReact(text),
  bytes: Buffer.byteLength(text),
});

/** An error as the end of "<address>: …". */
export const asSentence = ({ message }: Error): string =>
  /^(it|its) /.test(message) ? message : `it ${message}`;
