import type { PermissionNode } from '@edu/shared-utility';
import { Alert, Button, Flex } from 'antd';
import { changesBetween, flatten } from '../data/grants';
import type { GrantsWork } from '../data/role-grants.hook';
import { phrases } from '../phrases';

interface Props {
  readonly work: GrantsWork;
  readonly nodes: readonly PermissionNode[];
}

/** Why a change was not saved: the server's message, or the other person's changes. */
export function GrantsNotice({ work, nodes }: Props) {
  const { t } = phrases.use();
  const style = { marginBottom: 16 };
  if (work.message) return <Alert type="error" showIcon title={work.message} style={style} />;
  if (!work.theirs) return null;
  const names = new Map(flatten(nodes).map(({ id, name }) => [id, name]));
  const list = (ids: readonly string[]): string =>
    ids.map((id) => names.get(id) ?? id).join(t('comma')) || t('none');
  const { added, removed } = changesBetween(work.base, work.theirs);
  return (
    <Alert
      type="warning"
      showIcon
      style={style}
      title={t('conflictTitle')}
      description={
        <>
          <p style={{ margin: 0 }}>{t('theyAdded', { list: list(added) })}</p>
          <p style={{ margin: 0 }}>{t('theyRemoved', { list: list(removed) })}</p>
          <Flex gap="small" wrap style={{ marginTop: 8 }}>
            <Button size="small" type="primary" onClick={work.keepMine}>
              {t('keepMine')}
            </Button>
            <Button size="small" onClick={work.takeTheirs}>
              {t('takeTheirs')}
            </Button>
          </Flex>
        </>
      }
    />
  );
}
