import type { Questionnaire } from '@edu/shared-utility';
import { localDrafts } from '@edu/shared-utility/data';
import type { Terms } from './terms';

type SavedTerms = Pick<
  Questionnaire,
  'version' | 'anonymous' | 'repeats' | 'opensAt' | 'closesAt' | 'limit' | 'thanks'
>;

/** The part of a questionnaire that its terms are read from. */
export const savedTermsOf = (row: Questionnaire): SavedTerms => {
  const { version, anonymous, repeats, opensAt, closesAt, limit, thanks } = row;
  return { version, anonymous, repeats, opensAt, closesAt, limit, thanks };
};

/** Unsaved terms of a questionnaire. */
interface TermsDraft {
  /** ISO 8601. */
  readonly at: string;
  readonly terms: Terms;
  /** The saved terms that they were based on. */
  readonly before: SavedTerms;
}

const isDraft = (raw: unknown): raw is TermsDraft =>
  raw instanceof Object &&
  'at' in raw &&
  typeof raw.at === 'string' &&
  'terms' in raw &&
  raw.terms instanceof Object &&
  'before' in raw &&
  raw.before instanceof Object;

/** Unsaved terms, by id of the questionnaire. */
export const termsDrafts = localDrafts('form.terms', isDraft);
