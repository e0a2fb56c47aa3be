import { PageLink } from '@edu/shared-utility';

interface Props {
  readonly text: string;
  readonly count: number;
  /** The list of those that are counted; null for who may not see it. */
  readonly to: string | null;
}

/** How many there are, with the way to them. */
export const CountLink = ({ text, count, to }: Props) =>
  to === null || count === 0 ? text : <PageLink to={to}>{text}</PageLink>;
