import { errorCodes, ForbiddenPage } from '@edu/shared-utility';
import { adminPhrases, ListPage, useList } from '@edu/shared-utility/admin';
import { loadedOf, type ReadResult } from '@edu/shared-utility/data';
import { Flex, theme } from 'antd';
import { useEffect } from 'react';
import { failureWords } from '../../../common/failure/phrases';
import { viewsOf } from '../../../common/filter-views';
import { data } from '../../../common/oversight-data';
import type { OrganizeNode } from '../data/department-nodes';
import { nodeAt } from '../data/find-nodes';
import { organizeQuery } from '../data/organize-query';
import { phrases } from '../phrases';
import { OrganizeAside, OrganizeButton, useChart } from './organize-aside.view';
import { organizeColumns } from './organize-columns.view';

export const prepare = () =>
  Promise.all([phrases.load(), adminPhrases.load(), failureWords.load()]);

function isForbidden(read: ReadResult<unknown>): boolean {
  const load = loadedOf(read);
  return load.status === 'failed' && load.code === errorCodes.forbidden;
}

/** /saas/organize: the tree of branches and departments, and the people of the selected one. */
export default function OrganizePage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const list = useList(organizeQuery);
  const { branchId, departmentId } = list.state.filters;
  const read = data.useOrganizeGetTreeQuery();
  const chart = useChart(read);
  const filter = { ...(branchId && { branchId }), ...(departmentId && { departmentId }) };
  const isNamed = branchId !== undefined || departmentId !== undefined;
  const place = chart && nodeAt(chart, filter);
  const isOtherPlace =
    place && (place.branchId !== branchId || place.departmentId !== departmentId);
  // The URL may name a deleted node, for which the server would return an error.
  const skip = isNamed && (chart === undefined || isOtherPlace === true);
  const people = data.useOrganizeFindPeopleQuery(list.params, { skip });
  const choose = ({ branchId, departmentId }: OrganizeNode, replace = false) =>
    list.setFilters({ branchId, departmentId } as never, { replace });
  useEffect(() => {
    if (isOtherPlace) choose(place, true);
  });
  if (isForbidden(read) || isForbidden(people)) {
    return <ForbiddenPage text={t('words.forbidden')} />;
  }
  const tree = {
    chart,
    onRetry: () => void read.refetch(),
    filter,
    onChoose: (chosen: OrganizeNode) => choose(chosen),
  };
  return (
    <Flex align="flex-start">
      <OrganizeAside {...tree} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <ListPage
          title={t('title')}
          list={list}
          read={people}
          settingsKey="saas.organize"
          idOf={({ kind, id }) => `${kind}:${id}`}
          nameOf={({ name }) => name}
          columns={organizeColumns(t, token.colorLink)}
          extraButtons={<OrganizeButton {...tree} />}
          search={{ key: 'keyword', label: t('keyword') }}
          views={viewsOf('kind', read.data?.kinds ?? [], t('all'), (kind) => t(`kinds.${kind}`))}
          words={{
            empty: t('words.empty'),
            emptyReadOnly: t('words.empty'),
            noMatch: t('words.noMatch'),
            forbidden: t('words.forbidden'),
            failed: t('words.failed'),
            loading: t('words.loading'),
          }}
        />
      </div>
    </Flex>
  );
}
