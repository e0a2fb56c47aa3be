import type { ReactNode } from 'react';

interface NoticeProps {
  readonly title: string;
  readonly detail: string;
  readonly action?: ReactNode;
}

/** Stands where the embedded page cannot. */
export function EmbeddedNotice({ title, detail, action }: NoticeProps) {
  return (
    <div className="esf-embedded-notice" role="alert">
      <h1>{title}</h1>
      <p>{detail}</p>
      {action}
    </div>
  );
}
