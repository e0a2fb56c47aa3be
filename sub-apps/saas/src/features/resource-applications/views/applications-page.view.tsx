import { type ResourceApplication, toast } from '@edu/shared-utility';
import { type BulkAction, ListPage, useList } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { useIfMounted } from '../../../common/if-mounted.hook';
import { data } from '../../../common/page-data';
import { useQuestionDialog } from '../../../common/question-dialog.hook';
import { ReasonDialog } from '../../../common/reason-dialog.view';
import { resourceWords } from '../../../common/resources/phrases';
import { termWords } from '../../../common/terms/phrases';
import { applicationQuery, requestOf } from '../data/application-query';
import { rowActions, useDecisions } from '../data/decisions.hook';
import { phrases } from '../phrases';
import { applicationColumns, applicationSections } from './application-columns.view';
import { PendingCount } from './pending-count.view';
import { type GrantedTerm, TermDialog } from './term-dialog.view';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = () => Promise.all([phrases.load(), resourceWords.load(), termWords.load()]);

const statuses = ['pending', 'granted', 'refused', 'ended'] as const;

/** /saas/resource/applications: applications received from and sent to other organisations. */
export default function ApplicationsPage() {
  const { t } = phrases.use();
  const list = useList(applicationQuery);
  const side = list.state.filters.side ?? 'received';
  const params = requestOf(list.params);
  const isSent = side === 'sent';
  const received = data.useResApplicationGetPageListQuery(params, { skip: isSent });
  const sent = data.useResApplicationFindResourceApplicationByReqWithPageQuery(params, {
    skip: !isSent,
  });
  const read = isSent ? sent : received;
  const term = useQuestionDialog<number, GrantedTerm>((count, onAnswer) => (
    <TermDialog count={count} onAnswer={onAnswer} />
  ));
  const refusal = useQuestionDialog<number, string>((count, onAnswer) => (
    <ReasonDialog
      words={{
        title: t('refuseTitle', { count }),
        label: t('refusal'),
        missing: t('refusalEmpty'),
        send: t('refuse'),
        cancel: t('cancel'),
      }}
      onAnswer={onAnswer}
    />
  ));
  const decisions = useDecisions({ askTerm: term.ask, askRefusal: refusal.ask });
  const whileShown = useIfMounted();
  const decide = async (
    decision: BulkAction<ResourceApplication>,
    row: ResourceApplication,
  ): Promise<void> => {
    if (!(await decision.ask?.(1, false))) return;
    const { error } = (await decision.send?.(row)) ?? {};
    if (error) {
      toast.error(failureOf(error).message);
      whileShown(read.refetch);
      return;
    }
    toast.success(String(decision.done(1, [row])));
  };
  return (
    <ListPage
      title={t('title')}
      list={list}
      read={read}
      settingsKey={`saas.resource-applications.${side}`}
      idOf={({ id }) => id}
      nameOf={({ resourceTitle }) => resourceTitle}
      columns={applicationColumns(side)}
      actions={isSent ? [] : rowActions(decisions, (decision, row) => void decide(decision, row))}
      bulk={isSent ? [] : decisions}
      panel={{ sections: applicationSections }}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={[
        {
          key: 'status',
          label: t('column.status'),
          options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
      ]}
      extraButtons={<PendingCount />}
      views={[
        { key: 'received', label: t('side.received'), filters: {} },
        { key: 'sent', label: t('side.sent'), filters: { side: 'sent' } },
      ]}
      words={{
        empty: t(isSent ? 'words.emptySent' : 'words.empty'),
        emptyReadOnly: t(isSent ? 'words.emptySent' : 'words.empty'),
        noMatch: t('words.noMatch'),
        forbidden: t('words.forbidden'),
        failed: t('words.failed'),
        loading: t('words.loading'),
        total: (count) => t('words.total', { count }),
      }}
    >
      {term.dialog}
      {refusal.dialog}
    </ListPage>
  );
}
