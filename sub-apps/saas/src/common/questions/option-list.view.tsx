import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import type { QuestionOption, RichTextFile } from '@edu/shared-utility';
import { RichTextView } from '@edu/shared-utility/rich-text';
import { theme } from 'antd';
import { letterAt } from './letters';
import { questionWords } from './phrases';

interface Props {
  readonly options: readonly QuestionOption[];
  /** Keys of the correct options; empty where they must not be disclosed. */
  readonly rightKeys: readonly string[];
  readonly files: readonly RichTextFile[];
  readonly onStale?: () => void;
}

/** The options of a question; correct ones are marked by an icon and a word, not only by colour. */
export function OptionList({ options, rightKeys, files, onStale }: Props) {
  const { t } = questionWords.use();
  const { token } = theme.useToken();
  return (
    <ul
      aria-label={t('options')}
      style={{ display: 'grid', gap: token.marginXXS, margin: 0, padding: 0, listStyle: 'none' }}
    >
      {options.map(({ key, text }, index) => {
        const isRight = rightKeys.includes(key);
        return (
          <li
            key={key}
            style={{
              display: 'flex',
              gap: token.marginXS,
              padding: `${token.paddingXXS}px ${token.paddingXS}px`,
              borderRadius: token.borderRadius,
              background: isRight ? token.colorSuccessBg : undefined,
            }}
          >
            <strong>{letterAt(index)}.</strong>
            <div style={{ flex: 1, minWidth: 0 }}>
              <RichTextView document={text} files={files} {...(onStale && { onStale })} />
            </div>
            {isRight && (
              <span style={{ color: token.colorSuccessText, whiteSpace: 'nowrap' }}>
                <CheckCircleFilled aria-hidden /> {t('right')}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
