import { useCan } from '@edu/shared-utility';
import { Alert, theme } from 'antd';
import { phrases } from '../phrases';
import { Builder, type Props } from './builder.view';
import { Preview } from './preview.view';

/** The questions: an editor for a draft, afterwards the preview. */
export function QuestionsTab({ row, saveFirst }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const can = useCan();
  if (row.status === 'draft' && can('form.write')) {
    return <Builder row={row} saveFirst={saveFirst} />;
  }
  const { title, intro, content } = row;
  return (
    <div style={{ maxWidth: 760 }}>
      {row.status !== 'draft' && (
        <Alert
          showIcon
          type="info"
          style={{ marginBlockEnd: token.margin }}
          title={t('frozen')}
          description={t('frozenHint')}
        />
      )}
      <Preview title={title} intro={intro} content={content} />
    </div>
  );
}
