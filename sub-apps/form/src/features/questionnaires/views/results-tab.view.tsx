import {
  errorCodes,
  FailedNotice,
  ForbiddenPage,
  type Questionnaire,
  toast,
  toFailure,
  useCan,
  useContextValue,
} from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Alert, Button, Empty, Flex, Skeleton } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { data } from '../../../common/data';
import { startOfDay } from '../../../common/moments';
import { saveAnswers } from '../data/answers-file';
import { phrases } from '../phrases';
import { Results } from './results.view';

/** The results: figures, a chart for each question, single answers. */
export function ResultsTab({ row }: { readonly row: Questionnaire }) {
  const { t } = phrases.use();
  const can = useCan();
  const zone = useContextValue('timezone');
  const [search, setSearch] = useSearchParams();
  const [isSaving, setSaving] = useState(false);
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const isBackwards = from !== '' && to !== '' && to < from;
  const start = startOfDay(from, zone);
  const end = isBackwards ? undefined : startOfDay(to, zone, 1);
  const span = { ...(start && { from: start }), ...(end && { to: end }) };
  const read = data.useQuestionnaireResultsQuery({ id: row.id, zone, ...span });
  const load = loadedOf(read);
  const set = (name: string, value: string): void => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      await saveAnswers({ id: row.id, ...span });
    } catch (error) {
      toast.error(toFailure(error).message);
    }
    setSaving(false);
  };
  if (load.status === 'failed' && load.code === errorCodes.forbidden) {
    return <ForbiddenPage text={t('forbidden')} />;
  }
  const results = load.status === 'failed' ? undefined : load.data;
  const day = (name: 'from' | 'to', value: string) => (
    <Input
      type="date"
      aria-label={t(name)}
      prefix={<span aria-hidden>{t(name)}</span>}
      style={{ flex: '1 1 190px' }}
      max="2099-12-31"
      value={value}
      onChange={({ target }) => set(name, target.value)}
    />
  );
  return (
    <Flex vertical gap="large">
      <Flex wrap gap="small" align="center" justify="space-between">
        <Flex wrap gap="small" flex="0 1 420px">
          {day('from', from)}
          {day('to', to)}
        </Flex>
        {can('form.export') && (
          <Button
            disabled={!results || results.answers === 0}
            loading={isSaving}
            onClick={() => void save()}
          >
            {t('act.export')}
          </Button>
        )}
      </Flex>
      {isBackwards && <Alert role="alert" showIcon type="warning" title={t('backwards')} />}
      {load.status === 'failed' ? (
        <FailedNotice
          title={t('resultsFailed')}
          hint={load.message}
          onRetry={() => void read.refetch()}
        />
      ) : !results ? (
        <div role="status" aria-label={t('resultsLoading')}>
          <Skeleton active />
        </div>
      ) : results.answers === 0 ? (
        <Empty description={t(from || to ? 'noneInSpan' : 'noAnswers')} />
      ) : (
        <Results row={row} span={span} results={results} />
      )}
    </Flex>
  );
}
