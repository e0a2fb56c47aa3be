import { useNarrow } from '@edu/shared-utility';
import { theme } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  /** Remains visible while the main column scrolls; on a phone it is above it. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A form with an aside of explanations. */
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
