import { PageLink } from '@edu/shared-utility';

interface Props {
  readonly text: string;
  readonly count: number;
  /** Address of the list that is counted; null for people who may not see it. */
  readonly to: string | null;
}

/** A count that links to its list. */
export const CountLink = ({ text, count, to }: Props) =>
  to === null || count === 0 ? text : <PageLink to={to}>{text}</PageLink>;
