import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import SoundOutlined from '@ant-design/icons/es/icons/SoundOutlined';
import { formatDate, formatNumber, type QuestionSummary } from '@edu/shared-utility';
import type { Column } from '@edu/shared-utility/admin';
import { theme } from 'antd';
import { questionWords } from '../../../common/questions/phrases';
import { QuestionState } from '../../../common/questions/question-state.view';
import { phrases } from '../phrases';

/** The text in at most two lines, with type and knowledge points below. */
function TextCell({ row }: { readonly row: QuestionSummary }) {
  const { t } = questionWords.use();
  const { token } = theme.useToken();
  const { text, type, hasPicture, hasAudio, categoryName, points } = row;
  const facts = [...new Set([t(`type.${type}`), categoryName, ...points].filter(Boolean))];
  return (
    <span style={{ display: 'block', minWidth: 0, whiteSpace: 'normal' }}>
      <span
        title={text}
        style={{
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {hasPicture && <PictureOutlined role="img" aria-label={t('hasPicture')} />}
        {hasAudio && <SoundOutlined role="img" aria-label={t('hasAudio')} />}
        {(hasPicture || hasAudio) && ' '}
        {text}
      </span>
      <span
        style={{
          display: 'block',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: token.colorTextSecondary,
          fontSize: token.fontSizeSM,
        }}
      >
        {facts.join(' · ')}
      </span>
    </span>
  );
}

/** The columns of the list. */
export function questionColumns(): Column<QuestionSummary>[] {
  const { t } = phrases;
  return [
    { key: 'text', title: t('column.text'), render: (row) => <TextCell row={row} /> },
    {
      key: 'difficulty',
      title: t('column.difficulty'),
      width: 104,
      render: ({ difficulty }) => questionWords.t(`difficulty.d${difficulty}`),
    },
    {
      key: 'status',
      title: t('column.status'),
      width: 132,
      render: (row) => <QuestionState {...row} />,
    },
    {
      key: 'uses',
      title: t('column.uses'),
      width: 108,
      tabular: true,
      optional: true,
      render: ({ uses }) => formatNumber(uses),
    },
    {
      key: 'updatedAt',
      title: t('column.updatedAt'),
      width: 120,
      tabular: true,
      optional: true,
      render: ({ updatedAt }) => formatDate(updatedAt, 'date'),
    },
  ];
}
