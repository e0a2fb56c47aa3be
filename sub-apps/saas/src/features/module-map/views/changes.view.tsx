import { formatDate, type ImportMapChange } from '@edu/shared-utility';
import { Tag } from 'antd';
import { phrases } from '../phrases';
import { Section } from './section.view';

/** Who changed what, when and why; also what waits for a second person. */
export function Changes({ title, changes }: { title: string; changes: ImportMapChange[] }) {
  const { t } = phrases.use();
  return (
    <Section
      title={title}
      rows={changes}
      rowKey={({ id }) => String(id)}
      columns={[
        { title: t('when'), render: ({ createdAt }) => formatDate(createdAt, 'datetime') },
        { title: t('who'), render: ({ who }) => who },
        {
          title: t('what'),
          render: ({ id, action, forced, status, changes: lines, damaged }) => (
            <>
              #{id} {action} {forced && <Tag color="warning">{t('forced')}</Tag>}
              {status !== 'applied' && (
                <Tag>{status === 'waiting' ? t('pending') : t('rejected')}</Tag>
              )}
              {lines.map(({ name, from, to }) => (
                <div key={name}>
                  {name}: {from ?? '–'} → {to ?? t('removed')}
                </div>
              ))}
              {damaged && <div>{t('damaged')}</div>}
            </>
          ),
        },
        { title: t('why'), render: ({ why }) => why },
      ]}
    />
  );
}
