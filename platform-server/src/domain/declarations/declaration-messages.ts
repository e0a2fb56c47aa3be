import { phrase } from '../../phrases';
import type { Reader } from '../live/live-messages';

/** The event of a declaration that people are notified of. */
export interface DeclarationMessage {
  readonly kind: 'accepted' | 'returned';
  readonly declarationId: string;
  readonly reason: string | null;
}

/** A notice as an inbox message: its text is made when it is read, in the reader's language. */
export function declarationMessage(
  title: string,
  { kind, declarationId, reason }: DeclarationMessage,
  { locale, origin }: Reader,
): { title: string; text: string } {
  const url = `${origin}/saas/declare?row=${declarationId}`;
  return {
    title: phrase(locale, `declaration.${kind}`, { title }),
    text: phrase(locale, `declaration.${kind}Text`, { title, url, reason: reason ?? '' }),
  };
}
