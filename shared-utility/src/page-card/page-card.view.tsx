import { useLayoutEffect, useRef } from 'react';
import { usePageTitle } from '../react';
import { context } from '../storage';
import { type CardContent, drawCard } from './draw-card';

/**
 * A page of its own in place of one that cannot be shown, named in the tab's title. The layout of the page brings
 * its style. What somebody has the focus on stays until the words change.
 */
export function PageCard({ content }: { readonly content: CardContent }) {
  const container = useRef<HTMLDivElement>(null);
  const drawn = useRef('');
  useLayoutEffect(() => {
    const words = JSON.stringify(content);
    if (drawn.current === words) return;
    drawn.current = words;
    container.current?.replaceChildren(drawCard(content));
  });
  usePageTitle(content.title, context.get('pageTitle'));
  return <div ref={container} />;
}
