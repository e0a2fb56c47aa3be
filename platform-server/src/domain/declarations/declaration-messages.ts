import { phrase } from '../../phrases';
import type { Reader } from '../live/live-messages';

/** What somebody was told of a declaration. */
export interface DeclarationMessage {
  readonly kind: 'accepted' | 'returned';
  readonly declarationId: string;
  readonly reason: string | null;
}

/** A notice as a message: its words are made when it is read, for who reads it. */
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
