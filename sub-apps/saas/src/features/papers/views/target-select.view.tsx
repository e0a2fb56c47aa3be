import { Select, theme } from 'antd';
import type { Draft } from '../data/draft';
import { phrases } from '../phrases';

export interface TargetProps {
  readonly draft: Draft;
  /** Key of the section; null for the last one. */
  readonly target: string | null;
  readonly onTarget: (key: string) => void;
}

/** Chooses the section to which questions are added. */
export function TargetSelect({ draft, target, onTarget }: TargetProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  if (draft.length < 2) return null;
  const value = draft.find(({ key }) => key === target)?.key ?? draft.at(-1)?.key;
  return (
    <Select
      aria-label={t('target')}
      style={{ width: '100%', marginBlockEnd: token.marginSM }}
      prefix={t('target')}
      options={draft.map(({ key, title }) => ({
        value: key,
        label: title || t('sectionUntitled'),
      }))}
      value={value}
      onChange={onTarget}
    />
  );
}
