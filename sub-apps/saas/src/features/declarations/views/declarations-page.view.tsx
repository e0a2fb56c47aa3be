import type { DeclarationSummary } from '@edu/shared-utility';
import { adminPhrases, ListPage, useList } from '@edu/shared-utility/admin';
import { mayMoveDeclaration } from '@edu/shared-utility/data';
import { useBranchFilter } from '../../../common/branch-filter.view';
import { viewsOf } from '../../../common/filter-views';
import { data } from '../../../common/oversight-data';
import { RegionSelect } from '../../../common/region-select.view';
import { useDeclarationForm } from '../data/declaration-form.hook';
import { declarationQuery, declarationStates } from '../data/declaration-query';
import { phrases } from '../phrases';
import { columnsOf } from './columns';
import { DeclarationDetails } from './declaration-details.view';
import { DeclarationForm } from './declaration-form.view';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

function OneDeclaration({ id }: { readonly id: string }) {
  return <DeclarationDetails read={data.useDeclarationFindByIdQuery({ id })} />;
}

/** /saas/declare: trainings that the organisation declares to the platform's operators. */
export default function DeclarationsPage() {
  const { t } = phrases.use();
  const list = useList(declarationQuery);
  const read = data.useDeclarationFindByConditionQuery(list.params);
  const { form, edit } = useDeclarationForm(read.refetch);
  const [submit] = data.useDeclarationSubmitMutation();
  const [remove] = data.useDeclarationDeleteMutation();
  const columns = columnsOf(t);
  const style = { minWidth: 144 };
  return (
    <ListPage
      title={t('title')}
      list={list}
      read={read}
      settingsKey="saas.declarations"
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      columns={[
        columns.title,
        columns.status,
        columns.region,
        columns.hours,
        columns.userCount,
        columns.startsAt,
        columns.submittedAt,
      ]}
      panel={{
        sections: ({ id, version }) => [
          { title: t('about'), content: <OneDeclaration key={`${id}-${version}`} id={id} /> },
        ],
      }}
      actions={[
        {
          key: 'submit',
          label: t('submit'),
          permission: 'declare.submit',
          hidden: (row: DeclarationSummary) => !mayMoveDeclaration('submit', row),
          confirm: ({ title }) => ({ title: t('submitTitle', { title }), hint: t('submitHint') }),
          send: ({ id, version }) => submit({ id, version }),
          done: ({ title }) => t('submitted', { title }),
        },
        {
          key: 'edit',
          label: t('edit'),
          permission: 'declare.write',
          hidden: (row) => !mayMoveDeclaration('edit', row),
          run: ({ id }) => void edit(id),
        },
        {
          key: 'delete',
          label: t('delete'),
          permission: 'declare.write',
          danger: true,
          inMenu: true,
          hidden: (row) => !mayMoveDeclaration('delete', row),
          confirm: ({ title }) => ({ title: t('deleteTitle', { title }), hint: t('deleteHint') }),
          send: ({ id, version }) => remove({ id, version }),
          done: ({ title }) => t('deleted', { title }),
        },
      ]}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={[
        {
          key: 'regionId',
          label: t('region'),
          render: (field) => <RegionSelect {...field} placeholder={field.label} style={style} />,
        },
        ...useBranchFilter(t('branch')),
      ]}
      views={viewsOf('status', declarationStates, t('all'), (status) => t(`is.${status}`))}
      primary={{ label: t('add'), permission: 'declare.write', onClick: () => form.open(null) }}
      words={{ empty: t('empty'), emptyReadOnly: t('emptyReadOnly'), forbidden: t('forbidden') }}
    >
      <DeclarationForm form={form} isPageReady={read.isSuccess} />
    </ListPage>
  );
}
