import type { AssetList } from './asset-list';
import { bringsReact } from './es-needs';
import type { ModuleFacts } from './module-facts';
import { readEsFile, readModule } from './read-module';

/** A file that an ES module loads. */
export interface EsFile {
  readonly facts: ModuleFacts;
  readonly bringsReact: boolean;
  readonly bytes: number;
}

/** What was found at an ES module's imports. */
export interface ImportedFiles {
  /** Those that could be read; `called` is the subject of a sentence about one. */
  readonly read: readonly (EsFile & { readonly called: string })[];
  /** Why others cannot be loaded, one sentence each. */
  readonly faults: readonly string[];
  /** Where not all were looked at; null otherwise. */
  readonly note: string | null;
}

/** A module as it was found. */
export interface FetchedModule {
  readonly facts: ModuleFacts;
  /** It holds a React beside the page's. */
  readonly bringsReact: boolean;
  /** Of the bytes; null for our own files, whose digest the build states. */
  readonly integrity: string | null;
  /** The files that it loads, where somebody has followed them. */
  readonly files?: ImportedFiles;
}

/** Reads what lies on other hosts. All of it throws an Error for `asSentence`. */
export interface ForeignReader {
  module(address: string): Promise<FetchedModule>;
  /** A file that an ES module imports. */
  file(address: string): Promise<EsFile>;
  /** The digests of a module's further files. */
  list(address: string): Promise<AssetList>;
}

/** Reads a module's text. Throws an Error that completes "it …" when it is none. */
export const parseModule = (text: string, integrity: string | null): FetchedModule => ({
  facts: readModule(text),
  bringsReact: bringsReact(text),
  integrity,
});

/** Reads the text of a file that an ES module imports. Throws as `foundModule` does. */
export const esFile = (text: string): EsFile => ({
  facts: readEsFile(text),
  bringsReact: bringsReact(text),
  bytes: Buffer.byteLength(text),
});

/** What was wrong with a look, as the end of "<address>: …". */
export const asSentence = ({ message }: Error): string =>
  /^(it|its) /.test(message) ? message : `it ${message}`;
