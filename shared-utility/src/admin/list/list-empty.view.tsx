import { Button, Empty } from 'antd';
import { phrases } from '../phrases';
import type { Primary, Words } from './types';

interface Props {
  isFiltered: boolean;
  words: Words;
  /** The button that adds the first row, where the person may. */
  primary: Primary | null;
  onClear: () => void;
}

/** Shown for no rows: either nothing matches the filters, or there is nothing yet. */
export function ListEmpty({ isFiltered, words, primary, onClear }: Props) {
  const { t } = phrases.use();
  if (isFiltered) {
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.noMatch ?? t('noMatch')}>
        <Button onClick={onClear}>{t('clearFilter')}</Button>
      </Empty>
    );
  }
  const empty = words.empty ?? t('empty');
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={primary ? empty : (words.emptyReadOnly ?? empty)}
    >
      {primary && (
        <Button type="primary" onClick={primary.onClick}>
          {primary.label}
        </Button>
      )}
    </Empty>
  );
}
