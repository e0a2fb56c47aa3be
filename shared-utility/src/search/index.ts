import { registry } from '../registry';

/** A search result: a person, a course, or an action of an app. */
export interface SearchHit {
  /** Unique within the provider. */
  readonly id: string;
  readonly title: string;
  /** Secondary text, which distinguishes results with the same title. */
  readonly detail?: string;
  /** Path on this site; a result with any other address is left out. */
  readonly path: string;
}

/** An app's contribution to the frame's search (Ctrl-K). */
export interface SearchProvider {
  /** Unique: the app's segment and what it finds, `cms.articles`. The same id replaces the former provider. */
  readonly id: string;
  /** Heading of its results, in the current language. */
  readonly label: () => string;
  /**
   * Returns the matches. Called when typing pauses; `signal` aborts when typing continues, or after
   * `timing.searchProviderTimeout`. A rejection is shown as one line, so that it need not toast.
   */
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly SearchHit[]>;
  /** Actions such as "new student", found by their titles beside the frame's own. */
  readonly actions?: () => readonly SearchHit[];
}

const providers = registry<SearchProvider>();

/** Adds a provider; the returned function removes it. */
export const offerSearch = providers.offer;

/** All current providers, in the order of their registration. */
export const searchProviders = providers.all;
