import { formatDate, type ModuleStatus } from '@edu/shared-utility';
import type { CSSProperties } from 'react';
import { authorText } from '../data/author-text';
import { phrases } from '../phrases';

/** Reasons may have 500 characters: the full text is in the title and in the details. */
const threeLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
} as const;

interface Props {
  readonly module: ModuleStatus;
  readonly secondaryText: CSSProperties;
}

/** When, by whom and why a module was changed last. */
export function LastChange({ module: { current }, secondaryText }: Props) {
  const { t } = phrases.use();
  return current ? (
    <>
      {formatDate(current.since, 'datetime')}
      <div style={{ ...secondaryText, ...threeLines }} title={current.why || undefined}>
        {authorText(current.who, t)}
        {current.why && ` · ${current.why}`}
      </div>
    </>
  ) : (
    <span style={secondaryText}>{t('unknownSince')}</span>
  );
}
