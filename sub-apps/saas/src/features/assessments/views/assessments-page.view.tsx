import { type Assessment, type PageQuery, useCan, useContextValue } from '@edu/shared-utility';
import { adminPhrases, DayFilter, ListPage, useList } from '@edu/shared-utility/admin';
import { Button } from 'antd';
import { useState } from 'react';
import { useBranchFilter } from '../../../common/branch-filter.view';
import { isBackwards } from '../../../common/day-span';
import { viewsOf } from '../../../common/filter-views';
import { data } from '../../../common/oversight-data';
import { useQuestionDialog } from '../../../common/question-dialog.hook';
import { SkillSelect } from '../../../common/skill-select.view';
import { useAssessmentActions } from '../data/assessment-actions.hook';
import { useAssessmentForm } from '../data/assessment-form.hook';
import { assessmentQuery, assessmentStates, levels, toParams } from '../data/assessment-query';
import { type Appointment, useScheduleBulk } from '../data/schedule-bulk.hook';
import type { Step } from '../data/step.hook';
import { listFile } from '../data/workbooks';
import { phrases } from '../phrases';
import { AppointMany } from './appoint-many.view';
import { AssessmentForm } from './assessment-form.view';
import { AssessmentImport } from './assessment-import.view';
import { columnsOf, sectionsOf } from './columns';
import { StepDialog } from './step-dialog.view';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

const useChanges = ({ id }: Assessment, page: PageQuery) =>
  data.useAuditOfRowQuery({ kind: 'assessment', id, ...page });

/** /saas/housekeepingManagement/list: from the registration for an assessment to its certificate. */
export default function AssessmentsPage() {
  const { t } = phrases.use();
  const can = useCan();
  const list = useList(assessmentQuery);
  const params = toParams(list.params, useContextValue('timezone'));
  const read = data.useAssessmentFindByConditionQuery(params);
  const form = useAssessmentForm(read.refetch);
  const [pendingStep, setPendingStep] = useState<{ step: Step; assessment: Assessment } | null>(
    null,
  );
  const appointments = useQuestionDialog<number, Appointment>((count, onAnswer) => (
    <AppointMany count={count} onAnswer={onAnswer} />
  ));
  const appointMany = useScheduleBulk(appointments.ask);
  const [isImporting, setImporting] = useState(false);
  const { pageNum: _, pageSize: __, ...filter } = params;
  const actions = useAssessmentActions({
    onEdit: form.open,
    onStep: (step, assessment) => setPendingStep({ step, assessment }),
  });
  return (
    <ListPage
      title={t('title')}
      list={list}
      read={read}
      settingsKey="saas.assessments"
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={columnsOf(t)}
      panel={{
        sections: (row) => sectionsOf(t, row),
        history: {
          useRead: useChanges,
          fields: { skill: t('skill'), level: t('level'), remarks: t('remarks') },
        },
      }}
      actions={actions}
      bulk={[appointMany]}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={[
        {
          key: 'level',
          label: t('level'),
          options: levels.map((level) => ({ value: String(level), label: t(`levels.l${level}`) })),
        },
        ...useBranchFilter(t('branch')),
        {
          key: 'skill',
          label: t('skill'),
          render: (field) => (
            <SkillSelect {...field} source="assessment" failedText={t('skillsFailed')} />
          ),
        },
        { key: 'from', label: t('from'), render: (field) => <DayFilter {...field} /> },
        {
          key: 'to',
          label: t('to'),
          render: (field) => (
            <DayFilter {...field} fault={isBackwards(list.params) && t('backwards')} />
          ),
        },
      ]}
      views={viewsOf('status', assessmentStates, t('all'), (status) => t(`is.${status}`))}
      primary={{ label: t('add'), permission: 'assessment.write', onClick: () => form.open(null) }}
      extraButtons={
        can('assessment.write') && <Button onClick={() => setImporting(true)}>{t('import')}</Button>
      }
      exports={{ permission: 'assessment.export', file: () => listFile(filter) }}
      words={{ empty: t('empty'), emptyReadOnly: t('emptyReadOnly'), forbidden: t('forbidden') }}
    >
      {appointments.dialog}
      <AssessmentForm form={form} isPageReady={read.isSuccess} />
      {pendingStep && <StepDialog {...pendingStep} onClose={() => setPendingStep(null)} />}
      {isImporting && (
        <AssessmentImport onClose={() => setImporting(false)} onImported={read.refetch} />
      )}
    </ListPage>
  );
}
