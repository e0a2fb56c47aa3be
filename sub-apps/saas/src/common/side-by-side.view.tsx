import { useNarrow } from '@edu/shared-utility';
import { theme } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  /** Stays in sight while the other is scrolled; on a phone it is above. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** What is filled in, and what is said of it beside. */
export function SideBySide({ aside, children }: Props) {
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: isNarrow ? 'column-reverse' : 'row',
        gap: token.marginLG,
        alignItems: isNarrow ? 'stretch' : 'flex-start',
      }}
    >
      <div style={{ flex: '1 1 0', minWidth: 0, maxWidth: 760 }}>{children}</div>
      {aside && (
        <aside
          style={
            isNarrow
              ? { flex: 'none' }
              : { flex: '0 0 264px', position: 'sticky', insetBlockStart: 16 }
          }
        >
          {aside}
        </aside>
      )}
    </div>
  );
}
