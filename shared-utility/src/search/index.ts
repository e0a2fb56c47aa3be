import { registry } from '../registry';

/** Something that the person may go to from the search: somebody, a course, an action of an app. */
export interface SearchHit {
  /** Unique among the provider's. */
  readonly id: string;
  readonly title: string;
  /** In small letters beside it: what tells two of the same name apart. */
  readonly detail?: string;
  /** Page of this site that it opens; a hit with any other address is left out. */
  readonly path: string;
}

/** What an app adds to the search of the frame (Ctrl-K). */
export interface SearchProvider {
  /** Unique: the app's segment and what it offers, `cms.articles`. The same name again takes the former one's place. */
  readonly id: string;
  /** Heading of what it finds, in the person's language of the moment. */
  readonly label: () => string;
  /**
   * What matches. Asked when typing rests; `signal` is aborted as soon as it goes on, or after
   * `timing.searchPatience`. Whatever it throws is said in one line: it toasts nothing itself.
   */
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly SearchHit[]>;
  /** What the person may begin here, like "new student": found by its title beside the frame's own actions. */
  readonly actions?: () => readonly SearchHit[];
}

const providers = registry<SearchProvider>();

/** Adds what an app offers to the search, for as long as the page lives; the returned function takes it out. */
export const offerSearch = providers.offer;

/** All that apps offer now, in the order in which they came. */
export const searchProviders = providers.all;
