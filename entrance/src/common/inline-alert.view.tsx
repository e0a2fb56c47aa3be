import type { ReactNode } from 'react';

interface Props {
  readonly kind: 'error' | 'warning' | 'info';
  readonly title: string;
  readonly description?: string;
  /** A button that resolves the problem. */
  readonly action?: ReactNode;
}

/** An alert, announced when it appears. antd's own would add 3 kB to every log-in. */
export const InlineAlert = ({ kind, title, description, action }: Props) => (
  <div role="alert" className="ee-alert" data-kind={kind}>
    <svg className="ee-glyph" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" />
      <path d={kind === 'info' ? 'M8 7.5v3.5M8 5v.1' : 'M8 4.5v4M8 11v.1'} />
    </svg>
    <div>
      {description ? <strong>{title}</strong> : title}
      {description && <p>{description}</p>}
    </div>
    {action}
  </div>
);
