import { type Loaded, PageLink } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { phrases } from '../phrases';
import { Panel } from './panel.view';
import { TextPlaceholder } from './placeholder.view';
import { useTouchTargetStyle } from './touch-target-style.hook';

export interface StudentRow {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  /** Shown at the end of the line or below it. */
  readonly state: string;
}

interface Props<T> {
  readonly title: string;
  readonly load: Loaded<T>;
  readonly rowsOf: (data: T) => readonly StudentRow[];
  /** Above the rows; a placeholder while loading. */
  readonly summary?: ReactNode;
  readonly emptyText: string;
  readonly failed: string;
  readonly isStateBelow?: boolean;
  readonly onRetry: () => void;
  readonly allLink: { readonly to: string; readonly label: string };
}

const maxListed = 3;
const oneLine = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** The first rows of a list, with their space reserved while they load, so that nothing below shifts. */
export function StudentList<T>(props: Props<T>) {
  const { title, load, rowsOf, summary, emptyText, failed, isStateBelow, onRetry, allLink } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const touch = useTouchTargetStyle();
  const rows = load.status !== 'failed' && load.data ? rowsOf(load.data) : undefined;
  const line = `${touch.minHeight ? `${touch.minHeight}px` : '1lh'}${isStateBelow ? ' + 1lh' : ''}`;
  const height = `calc(${line} + ${2 * token.paddingXXS}px)`;
  const row: CSSProperties = {
    display: 'flex',
    flexDirection: isStateBelow ? 'column' : 'row',
    alignItems: isStateBelow ? 'start' : 'center',
    justifyContent: isStateBelow ? 'center' : 'space-between',
    columnGap: token.marginSM,
    boxSizing: 'border-box',
    height,
  };
  const state: CSSProperties = {
    ...oneLine,
    flexShrink: 0,
    maxWidth: '100%',
    color: token.colorTextSecondary,
    ...(isStateBelow && { fontSize: token.fontSizeSM }),
  };
  return (
    <Panel title={title}>
      {summary !== undefined && <p style={{ margin: `0 0 ${token.marginXS}px` }}>{summary}</p>}
      <div
        aria-busy={load.status === 'loading'}
        style={{ minHeight: `calc(${maxListed} * ${height})`, marginBottom: token.marginSM }}
      >
        {load.status === 'failed' && (
          <p role="alert" style={{ margin: 0 }}>
            {failed}{' '}
            <Button size="small" style={touch} onClick={onRetry}>
              {t('retry')}
            </Button>
          </p>
        )}
        {load.status === 'loading' && !rows && <TextPlaceholder>{title}</TextPlaceholder>}
        {rows?.length === 0 && (
          <p
            style={{
              display: 'grid',
              placeContent: 'center',
              minHeight: `calc(${maxListed} * ${height})`,
              margin: 0,
              color: token.colorTextSecondary,
            }}
          >
            {emptyText}
          </p>
        )}
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {rows?.slice(0, maxListed).map((studentRow) => (
            <li key={studentRow.id} title={studentRow.title} style={row}>
              <PageLink
                to={studentRow.to}
                style={{ ...oneLine, ...touch, maxWidth: '100%', color: token.colorLink }}
              >
                {studentRow.title}
              </PageLink>
              <span style={state}>{studentRow.state}</span>
            </li>
          ))}
        </ul>
      </div>
      <PageLink to={allLink.to} style={{ ...touch, color: token.colorLink }}>
        {allLink.label}
      </PageLink>
    </Panel>
  );
}
