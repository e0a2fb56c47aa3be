import { formatDate } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { formatBytes } from '@edu/shared-utility/uploads';
import { theme } from 'antd';
import { SmallFailure } from '../../../common/failure/small-failure.view';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

/** All files that a resource has had, newest first. */
export function FileHistory({ id }: { readonly id: string }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const read = data.useResourceFindFilesQuery({ id });
  const load = loadedOf(read);
  if (load.status === 'failed') return <SmallFailure onRetry={() => void read.refetch()} />;
  return (
    <ol
      aria-label={t('section.files')}
      style={{ display: 'grid', gap: token.marginXS, margin: 0, padding: 0, listStyle: 'none' }}
    >
      {(load.data ?? []).map(({ number, fileName, bytes, byName, createdAt }) => (
        <li key={number} style={{ overflowWrap: 'anywhere' }}>
          {t('file', { number, name: fileName })}
          <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
            {t('fileBy', {
              size: formatBytes(bytes),
              who: byName,
              when: formatDate(createdAt, 'datetime'),
            })}
          </div>
        </li>
      ))}
    </ol>
  );
}
