import { formatDate, type RowChange } from '@edu/shared-utility';
import { theme } from 'antd';
import type { RowHistory } from '../list/panel.types';
import { phrases } from './phrases';
import { zhCN } from './phrases/zh-CN';

/** The general word for an action, by the last part of its audit code. */
function actionText(action: string): string {
  const word = action.split('.').at(-1) ?? '';
  return Object.hasOwn(zhCN.did, word)
    ? phrases.t(`did.${word as 'saved'}`)
    : phrases.t('did.changed');
}

export function Change<Row>({ change, history }: { change: RowChange; history: RowHistory<Row> }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const textOf = (field: string, value: unknown): string => {
    if (Array.isArray(value) && value.length > 0) {
      return value.map((item) => textOf(field, item)).join(t('comma'));
    }
    if (value === null || value === undefined || value === '' || Array.isArray(value)) {
      return t('none');
    }
    return history.textOf?.(field, value) ?? String(value);
  };
  // A reveal only shows a value and changes nothing.
  const isReveal = change.action.endsWith('.revealed');
  return (
    <li
      style={{ borderBottom: `1px solid ${token.colorSplit}`, padding: `${token.paddingXS}px 0` }}
    >
      <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
        {change.who ?? t('someone')} ·{' '}
        <time dateTime={change.createdAt}>{formatDate(change.createdAt, 'datetime')}</time>
      </div>
      <div>{history.fields[change.action] ?? actionText(change.action)}</div>
      {change.changes.map(({ field: name, ...values }) => {
        const field = history.fields[name] ?? name;
        if (isReveal) return <div key={name}>{field}</div>;
        const textAfter = textOf(name, values.after);
        const summary = () => {
          if (!('after' in values)) return t('hidden', { field });
          if (!('before' in values)) return t('fact', { field, after: textAfter });
          return t('change', { field, before: textOf(name, values.before), after: textAfter });
        };
        return (
          <div key={name} style={{ overflowWrap: 'anywhere' }}>
            {summary()}
          </div>
        );
      })}
    </li>
  );
}
