import { useLayoutEffect, useRef } from 'react';
import { usePageTitle } from '../react';
import { context } from '../storage';
import { type CardContent, drawCard } from './draw-card';

/**
 * A card in place of a page that cannot be shown, with its title in the tab. root-config's layout brings the
 * styles. The card is only redrawn when its text changes, so that it keeps the focus.
 */
export function PageCard({ content }: { readonly content: CardContent }) {
  const container = useRef<HTMLDivElement>(null);
  const drawnCard = useRef('');
  useLayoutEffect(() => {
    const words = JSON.stringify(content);
    if (drawnCard.current === words) return;
    drawnCard.current = words;
    container.current?.replaceChildren(drawCard(content));
  });
  usePageTitle(content.title, context.get('pageTitle'));
  return <div ref={container} />;
}
